import { useRef } from 'react'
import { usePageDrawn } from './flip-book/page-drawn.ts'
import { spreadUrl } from './reader-picture.ts'

/** So few that, enlarged, only the painting's light is left of it. */
const AMBIENCE = { width: 16, height: 8 } as const

/** This page's half of a painting, and around it the painting's own colours, on which the words stand. */
export function SpreadPicture({ url }: { url: string }) {
  const ambience = useRef<HTMLCanvasElement>(null)
  if (!usePageDrawn()) return null

  const spreadLight = (painting: HTMLImageElement) =>
    ambience.current?.getContext('2d')?.drawImage(painting, 0, 0, AMBIENCE.width, AMBIENCE.height)

  return (
    <>
      <canvas ref={ambience} className="leaf__ambience" {...AMBIENCE} aria-hidden="true" />
      <div className="leaf__window">
        {/* 'sync': drawn with its page, never a frame later. */}
        <img
          className="leaf__picture"
          src={spreadUrl(url)}
          alt=""
          decoding="sync"
          draggable={false}
          onLoad={(event) => spreadLight(event.currentTarget)}
        />
      </div>
    </>
  )
}
