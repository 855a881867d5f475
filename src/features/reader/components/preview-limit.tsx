import { useEffect, useId, useRef, useState } from 'react'
import { PREVIEW_LOCK_MS } from '#domain/book.ts'
import { Button } from '#ui/button.tsx'
import { READER } from '#text/reader.ts'
import { ReaderVeil } from './reader-veil.tsx'
import styles from './preview-limit.module.css'

interface PreviewLimitProps {
  onUseDraft?: (() => void) | undefined
  onBack: () => void
}

/** Shown where a preview ends. For a second its buttons ignore taps that were meant for the page. */
export function PreviewLimit({ onUseDraft, onBack }: PreviewLimitProps) {
  const [locked, setLocked] = useState(true)
  const title = useId()
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    sheet.current?.focus({ preventScroll: true })
    const timer = window.setTimeout(() => setLocked(false), PREVIEW_LOCK_MS)
    return () => window.clearTimeout(timer)
  }, [])

  const unlessLocked = (act: () => void) => () => {
    if (!locked) act()
  }
  return (
    <ReaderVeil>
      <div ref={sheet} role="alertdialog" aria-labelledby={title} tabIndex={-1} className={styles.sheet}>
        <PeepingStar />
        <h3 id={title}>{READER.limitTitle}</h3>
        <p>{READER.limitHint}</p>
        <div className={styles.acts}>
          {onUseDraft && (
            <Button aria-disabled={locked} onClick={unlessLocked(onUseDraft)}>
              {READER.limitUseDraft}
            </Button>
          )}
          <Button variant="paper" aria-disabled={locked} onClick={unlessLocked(onBack)}>
            {READER.limitBack}
          </Button>
        </div>
      </div>
    </ReaderVeil>
  )
}

/** A star that hides behind the page's edge. */
function PeepingStar() {
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true" className={styles.star}>
      <path d="M48 4c3 20 10 28 30 32-20 4-27 12-30 32-3-20-10-28-30-32C38 32 45 24 48 4z" />
      <path className={styles.eyes} d="M42 33v4M54 33v4" />
    </svg>
  )
}
