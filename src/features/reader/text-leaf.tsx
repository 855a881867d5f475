import { useState, type Ref } from 'react'
import type { BookPage } from '#domain/book.ts'
import { report } from '#report'
import { usePageVisible } from '#flip-book/react/use-page-visible.ts'
import { classNames } from '#ui/class-names.ts'
import { Leaf } from './leaf.tsx'
import { findLight, knownLight } from './painting-light.ts'
import { spreadUrl } from './reader-picture.ts'
import styles from './text-leaf.module.css'

interface TextLeafProps {
  ref?: Ref<HTMLDivElement>
  page: Extract<BookPage, { is: 'text' }>
  number: number
}

/** The first words of a spread begin with a large letter. */
export const wordsClass = (side: 'left' | 'right') => classNames(styles.words, side === 'left' && styles.first)

/** This page's half of a painting, and beneath it the words, on the painting's own light. Each element is styled anew when its page comes or goes. */
export function TextLeaf({ ref, page, number }: TextLeafProps) {
  const src = spreadUrl(page.picture)
  const [found, setFound] = useState<string | null>(null)
  const light = found ?? knownLight(src)
  const spreadLight = () => {
    if (light) return
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
      {/* 'sync': drawn with its page, never a frame later. */}
      {usePageVisible() && (
        <img className={styles.picture} src={src} alt="" decoding="sync" draggable={false} onLoad={spreadLight} />
      )}
      <div className={styles.text}>
        <p className={wordsClass(page.side)} data-words>
          {page.text}
        </p>
      </div>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
    </Leaf>
  )
}
