import { useEffect, useRef } from 'react'
import { report } from '#report'
import { Icon } from '#ui/icons.tsx'
import { READER } from '#text/reader.ts'
import { prefersReducedMotion } from '#ui/motion.ts'
import { OpeningCover } from './opening-cover.tsx'
import type { ReaderBook } from '../reader-book.ts'
import { useOpening } from '../hooks/use-opening.ts'
import styles from './opening-overlay.module.css'

interface OpeningOverlayProps {
  book: Pick<ReaderBook, 'id' | 'title' | 'coverImageURL'>
  loadPictures: () => Promise<void>
  loadSounds: () => Promise<void>
  onOpen: () => void
}

/** The reader's opening: the story is fetched from its shelf, step by step. */
export function OpeningOverlay({ book, loadPictures, loadSounds, onOpen }: OpeningOverlayProps) {
  const steps = READER.openingSteps
  const done = useOpening(steps.length, { pictures: loadPictures, sounds: loadSounds }, onOpen)
  const ready = done === steps.length
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (ready && canvas.current)
      throwConfetti(canvas.current).catch((reason: unknown) => report(reason, 'reader: confetti'))
  }, [ready])

  return (
    <div className={styles.opening} data-ready={ready}>
      <OpeningCover bookId={book.id} picture={book.coverImageURL} open={ready} />
      <div className={styles.words}>
        <p className={styles.title} aria-hidden="true">
          {book.title}
        </p>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li
              key={step}
              className={styles.step}
              data-done={index < done}
              aria-current={index === done ? 'step' : undefined}
            >
              <span className={styles.mark}>{index < done && <Icon name="tick" />}</span>
              {step}
            </li>
          ))}
        </ol>
        <p className={styles.ready} role="status">
          {ready && READER.openingReady}
        </p>
      </div>
      <canvas ref={canvas} className={styles.confetti} aria-hidden="true" />
    </div>
  )
}

const PAPER_COLOURS = ['#f5b83d', '#ffe9a6', '#b0263f', '#fff4d6', '#5fe0d0']

/** Confetti on a canvas of the reader's own, because a canvas on the page would lie beneath the open dialog. */
async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (prefersReducedMotion()) return
  const { default: confetti } = await import('canvas-confetti')
  const burst = confetti.create(canvas, { resize: true, disableForReducedMotion: true })
  const shared = { particleCount: 70, spread: 75, startVelocity: 48, colors: PAPER_COLOURS }
  await Promise.all([
    burst({ ...shared, angle: 60, origin: { x: 0, y: 0.8 } }),
    burst({ ...shared, angle: 120, origin: { x: 1, y: 0.8 } }),
  ])
}
