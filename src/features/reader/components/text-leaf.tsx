import { useState, type CSSProperties, type Ref, type SyntheticEvent } from 'react'
import type { BookPage } from '#domain/book.ts'
import type { TextBox } from '#domain/text-box.ts'
import { report } from '#report'
import { usePageVisible } from '#flip-book/react/use-page-visible.ts'
import { classNames } from '#ui/class-names.ts'
import { Leaf } from './leaf.tsx'
import { findLight, knownLight } from '../model/painting-light.ts'
import { spreadUrl } from '../model/reader-picture.ts'
import styles from './text-leaf.module.css'

interface TextLeafProps {
  ref?: Ref<HTMLDivElement>
  page: Extract<BookPage, { is: 'text' }>
  number: number
}

/** The first words of a spread begin with a large letter. */
export const wordsClass = (side: 'left' | 'right') => classNames(styles.words, side === 'left' && styles.first)

/**
 * This page's half of a painting, from edge to edge, with the words in their box on it; if a book has no boxes, or
 * letters are larger than usual, the words are beneath it on the painting's own light. `useFittedStory` decides. Each
 * element is styled anew when its page comes or goes.
 */
export function TextLeaf({ ref, page, number }: TextLeafProps) {
  const src = spreadUrl(page.picture)
  const [found, setFound] = useState<string | null>(null)
  const light = found ?? knownLight(src)
  const spreadLight = ({ currentTarget }: SyntheticEvent) => {
    if (light || currentTarget.closest('[data-layout="painted"]')) return
    findLight(src)
      .then(setFound)
      .catch((reason: unknown) => report(reason, `reader: light of ${src}`))
  }
  return (
    <Leaf
      is={page.side}
      ref={ref}
      className={page.side === 'left' ? styles.left : styles.right}
      style={light ? { backgroundImage: `url(${light})` } : undefined}
    >
      <Painting src={src} onLoad={spreadLight} />
      <div className={styles.text} style={page.box && placeOf(page.box)} data-ink={page.box?.ink}>
        <p className={wordsClass(page.side)} data-words translate="no">
          {page.text}
        </p>
      </div>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
    </Leaf>
  )
}

/** A component of its own, so that a picture that comes or goes renders nothing else of its page. */
function Painting({ src, onLoad }: { src: string; onLoad: (event: SyntheticEvent) => void }) {
  if (!usePageVisible()) return null
  // 'sync': drawn with its page, never a frame later.
  return <img className={styles.picture} src={src} alt="" decoding="sync" draggable={false} onLoad={onLoad} />
}

/** Used only by pages with words on a painting. */
const placeOf = ({ x, y, w, h }: TextBox) =>
  ({ '--box': `${percent(y)} ${percent(1 - x - w)} ${percent(1 - y - h)} ${percent(x)}` }) as CSSProperties

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`
