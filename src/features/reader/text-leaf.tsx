import { useState, type Ref } from 'react'
import type { BookPage } from '#domain/book.ts'
import { usePageDrawn } from './flip-book/page-drawn.ts'
import { findLight, knownLight } from './painting-light.ts'
import { spreadUrl } from './reader-picture.ts'

interface TextLeafProps {
  ref?: Ref<HTMLDivElement>
  page: Extract<BookPage, { is: 'text' }>
  number: number
}

/** This page's half of a painting, and beneath it the words, on the painting's own light. Each element is styled anew when its page comes or goes. */
export function TextLeaf({ ref, page, number }: TextLeafProps) {
  const src = spreadUrl(page.picture)
  const [found, setFound] = useState<string | null>(null)
  const light = found ?? knownLight(src)
  const spreadLight = () => {
    if (light) return
    findLight(src)
      .then(setFound)
      .catch((reason: unknown) => console.warn('[reader] light', src, reason))
  }
  return (
    <div
      ref={ref}
      className={`leaf leaf--${page.side}`}
      style={light ? { backgroundImage: `url(${light})` } : undefined}
    >
      {/* 'sync': drawn with its page, never a frame later. */}
      {usePageDrawn() && (
        <img className="leaf__picture" src={src} alt="" decoding="sync" draggable={false} onLoad={spreadLight} />
      )}
      <div className="leaf__text">
        <p className={page.side === 'left' ? 'leaf__words leaf__words--first' : 'leaf__words'}>{page.text}</p>
      </div>
      <span className="leaf__number" aria-hidden="true">
        {number}
      </span>
    </div>
  )
}
