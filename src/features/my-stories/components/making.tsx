/** The drawing table: how far the book is, in pictures and steps that a parent knows. */
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { PICTURES_PER_BOOK } from '#domain/book-size.ts'
import type { Progress } from '#domain/story.ts'
import { countText, howFar, MY_STORIES, STEPS } from '#text/my-stories.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { StoryNote } from './story-note.tsx'
import { paintedOf, SHOWN_STEPS, standingOf } from '../model/story-state.ts'
import styles from './making.module.css'

const inWords = (progress: Progress): string =>
  progress.step === 'notify'
    ? STEPS.publish.done
    : `${STEPS[progress.step].now}, ${countText(progress.done, progress.of)}`

/** A ring of light around the hero that closes as the pictures are painted, and then as they are narrated. */
export function Lamp({ progress }: { progress: Progress }) {
  const share = progress.of > 0 ? Math.min(1, progress.done / progress.of) : 0
  return (
    <span
      className={styles.lamp}
      role="img"
      aria-label={inWords(progress)}
      style={{ '--share': share } as CSSProperties}
    />
  )
}

interface FramesProps {
  progress: Progress
  /** Drawn so far; a frame without one is painted in the colours of the evening. */
  pages: readonly ReactNode[]
  /** The id of the card's heading. */
  titleId: string
  /** Opens the pages, as soon as there is a spread. */
  onOpen: () => void
}

/**
 * Cover and spreads on the drawing table: a frame fills once the server has painted its picture, the next frame lies in
 * the light.
 */
export function Frames({ progress, pages, titleId, onOpen }: FramesProps) {
  const painted = paintedOf(progress)
  const isFirstSpreadThere = painted > 1 && pages.length > 1
  return (
    <>
      <div className={styles.frames} aria-hidden="true">
        {Array.from({ length: PICTURES_PER_BOOK }, (_, frame) => (
          <div key={frame} data-standing={frame < painted ? 'done' : frame === painted ? 'now' : 'waiting'}>
            {frame < painted && pages[frame]}
          </div>
        ))}
      </div>
      {isFirstSpreadThere && (
        <Button variant="paper" small className={styles.open} aria-describedby={titleId} onClick={onOpen}>
          <Icon name="book" />
          {MY_STORIES.openFirst}
        </Button>
      )}
    </>
  )
}

export function MakingSteps({ progress, now }: { progress: Progress | null; now: () => number }) {
  const leftMs = useTimeLeft(progress, now)
  return (
    <>
      {progress && <p className={styles.far}>{howFar(progress, leftMs)}</p>}
      <ol className={styles.steps} aria-label={MY_STORIES.steps}>
        {SHOWN_STEPS.map((step) => {
          const standing = standingOf(step, progress)
          return (
            <li
              key={step}
              className={styles.step}
              data-standing={standing}
              aria-current={standing === 'now' ? 'step' : undefined}
            >
              <span className={styles.dot} aria-hidden="true" />
              <span>{STEPS[step][standing]}</span>
              <span className={styles.count}>{countOf(standing, progress)}</span>
            </li>
          )
        })}
      </ol>
      <StoryNote>
        <Icon name="moon" />
        {MY_STORIES.mayClose}
      </StoryNote>
    </>
  )
}

function countOf(standing: ReturnType<typeof standingOf>, progress: Progress | null): string {
  if (standing === 'done') return MY_STORIES.stepDone
  if (standing === 'waiting') return MY_STORIES.stepWaiting
  return progress && progress.of > 0 ? countText(progress.done, progress.of) : ''
}

const TICK_MS = 10_000

/**
 * @returns milliseconds by the server's guess; null if there is no guess, or if it is over and the book is not ready
 */
function useTimeLeft(progress: Progress | null, now: () => number): number | null {
  const [nowMs, setNowMs] = useState(now)
  useEffect(() => {
    const clock = setInterval(() => setNowMs(now()), TICK_MS)
    return () => clearInterval(clock)
  }, [now])
  const left = progress?.readyAt === undefined ? 0 : progress.readyAt - nowMs
  return left > 0 ? left : null
}
