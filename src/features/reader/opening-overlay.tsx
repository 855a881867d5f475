import { useEffect, useRef } from 'react'
import { report } from '#report'
import { Icon } from '#ui/icons.tsx'
import { READER } from '#text/reader.ts'
import { classNames } from '#ui/class-names.ts'
import { throwConfetti } from './opening-confetti.ts'
import { useOpening } from './use-opening.ts'
import styles from './opening-overlay.module.css'

interface OpeningOverlayProps {
  title: string
  load: () => Promise<void>
  onOpen: () => void
}

/** The story is fetched from its shelf, step by step. */
export function OpeningOverlay({ title, load, onOpen }: OpeningOverlayProps) {
  const steps = READER.openingSteps
  const done = useOpening(steps.length, load, onOpen)
  const ready = done === steps.length
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (ready && canvas.current)
      throwConfetti(canvas.current).catch((reason: unknown) => report(reason, 'reader: confetti'))
  }, [ready])

  return (
    <div className={styles.opening} data-ready={ready}>
      <OpeningBook />
      <p className={styles.title} aria-hidden="true">
        {title}
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
      <canvas ref={canvas} className={styles.confetti} aria-hidden="true" />
    </div>
  )
}

/** A closed book that glows through its pages, with stars that rise from it. */
function OpeningBook() {
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true" className={styles.book}>
      <ellipse className={styles.glow} cx="100" cy="66" rx="88" ry="46" />
      <path className={styles.cover} d="M12 40c30-9 62-7 88 8 26-15 58-17 88-8v66c-30-8-62-6-88 8-26-14-58-16-88-8z" />
      <path
        className={styles.page}
        d="M20 36c28-8 56-5 80 10v60C76 93 48 90 20 98zM180 36c-28-8-56-5-80 10v60c24-13 52-16 80-8z"
      />
      <path className={styles.fold} d="M100 46v60" />
      <path
        className={styles.lines}
        d="M34 52c18-4 36-2 52 5M34 64c18-4 36-2 52 5M34 76c14-3 26-2 38 2M114 57c16-7 34-9 52-5M114 69c16-7 34-9 52-5M114 81c12-5 24-7 38-6"
      />
      <path
        className={styles.star}
        d="M100 2c1.600 9.600 4.600 12.600 14 14.200-9.400 1.600-12.400 4.600-14 14.200-1.600-9.600-4.600-12.600-14-14.200 9.400-1.600 12.400-4.600 14-14.200z"
      />
      <path
        className={classNames(styles.star, styles.late)}
        d="M136 14c.8 4.800 2.300 6.300 7 7-4.700.8-6.200 2.300-7 7-.8-4.700-2.300-6.200-7-7 4.700-.7 6.200-2.200 7-7zM62 10c.6 3.600 1.700 4.700 5.200 5.300-3.500.5-4.600 1.700-5.200 5.200-.6-3.500-1.700-4.700-5.200-5.200 3.500-.6 4.600-1.700 5.200-5.300z"
      />
    </svg>
  )
}
