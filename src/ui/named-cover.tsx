import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { BookCover } from './book.tsx'

interface NamedCoverProps {
  /** The cover as it lies on the shelf. */
  src: string
  /** The same cover with the line above its title left free; empty if there is none. */
  unnamedSrc: string
  /** The words lettered on that line: 'Defne’nin'. Empty: the cover as it is on the shelf. */
  owner: string
  alt: string
  className?: string | undefined
  /** Shown over the picture and its letters. */
  children?: ReactNode
}

/**
 * The line of the studio's lettering (packages/story-worlds/lettering/cover-lettering.ts), on a cover of 1100 by 1466.
 */
const LINE = { size: 78, maxWidth: 908, d: 'M96 186A1300 1300 0 0 1 1004 186' }

/** A book with the name that is being typed: the picture stays, the letters change. */
export function NamedCover({ src, unnamedSrc, owner, alt, className, children }: NamedCoverProps) {
  const lineId = useId()
  if (owner === '' || unnamedSrc === '')
    return (
      <BookCover src={src} alt={alt} className={className}>
        {children}
      </BookCover>
    )
  return (
    <BookCover src={unnamedSrc} alt={alt} className={className}>
      <svg className="named-cover" viewBox="0 0 1100 1466" aria-hidden="true">
        <path id={lineId} d={LINE.d} fill="none" />
        <Owner key={owner} lineId={lineId}>
          {owner}
        </Owner>
      </svg>
      {children}
    </BookCover>
  )
}

/** React's types know `translate` for HTML only. */
const NOT_TRANSLATED = { translate: 'no' }

/** Makes the letters smaller if they would be wider than their line, and never cuts them. */
function Owner({ lineId, children }: { lineId: string; children: string }) {
  const text = useRef<SVGTextElement>(null)
  const [size, setSize] = useState(LINE.size)
  useLayoutEffect(() => {
    let isShown = true
    const fit = () => {
      const width = text.current?.getComputedTextLength() ?? 0
      if (isShown && width > LINE.maxWidth) setSize((now) => (now * LINE.maxWidth) / width)
    }
    fit()
    // The browser loads the font when the first name is shown, so measure again.
    void document.fonts.ready.then(fit)
    return () => void (isShown = false)
  }, [])
  return (
    <text ref={text} fontSize={size} textAnchor="middle" {...NOT_TRANSLATED}>
      <textPath href={`#${lineId}`} startOffset="50%">
        {children}
      </textPath>
    </text>
  )
}
