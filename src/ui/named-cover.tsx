import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { BookCover } from './book.tsx'

interface NamedCoverProps {
  /** The cover as it lies on the shelf. */
  src: string
  /** The same with the line above its title left free; empty where there is none. */
  unnamedSrc: string
  /** The words lettered there: 'Defne’nin'. Empty: the cover as it lies on the shelf. */
  owner: string
  alt: string
  className?: string | undefined
  /** Over the picture and its letters. */
  children?: ReactNode
}

/**
 * The line of the lettering that the studio paints (packages/story-worlds/lettering/cover-lettering.ts), on a cover of
 * 1100 by 1466.
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

/** React's types know it of HTML alone. */
const NOT_TRANSLATED = { translate: 'no' }

/** Set smaller where it would be wider than its line, never cut. */
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
    // The browser loads the font when the first name is shown: measure again.
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
