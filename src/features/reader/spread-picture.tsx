import { useState } from 'react'
import { usePageDrawn } from './flip-book/page-drawn.ts'
import { findLight, knownLight } from './painting-light.ts'
import { spreadUrl } from './reader-picture.ts'

/** This page's half of a painting, and around it the painting's own light, on which the words stand. */
export function SpreadPicture({ url }: { url: string }) {
  return usePageDrawn() ? <DrawnPicture src={spreadUrl(url)} /> : null
}

function DrawnPicture({ src }: { src: string }) {
  const [light, setLight] = useState(() => knownLight(src))
  const spreadLight = () => {
    if (light) return
    findLight(src)
      .then(setLight)
      .catch((reason: unknown) => console.warn('[reader] light', src, reason))
  }
  return (
    <>
      {light && <div className="leaf__light" style={{ backgroundImage: `url(${light})` }} />}
      <div className="leaf__window">
        {/* 'sync': drawn with its page, never a frame later. */}
        <img className="leaf__picture" src={src} alt="" decoding="sync" draggable={false} onLoad={spreadLight} />
      </div>
    </>
  )
}
