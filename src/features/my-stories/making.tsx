/** The drawing table: how far the book is, in steps that a parent knows. */
import type { CSSProperties } from 'react'
import type { Progress } from '#domain/story.ts'
import { countText, MY_STORIES, STEPS } from '#text/my-stories.ts'
import { Icon } from '#ui/icons.tsx'
import { StoryNote } from './story-note.tsx'
import { SHOWN_STEPS, standingOf } from './story-state.ts'
import styles from './making.module.css'

const inWords = (progress: Progress): string =>
  progress.step === 'notify'
    ? STEPS.publish.done
    : `${STEPS[progress.step].now}, ${countText(progress.done, progress.of)}`

/** A ring of light around the hero that closes as pictures and clips are done. */
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

/** As many as a table holds; a book has seven pictures and six clips. */
const MOST_SHEETS = 12

/** The sheets on the drawing table: what is done is painted, the next one lies in the light. */
export function Sheets({ progress: { done, of } }: { progress: Progress }) {
  const sheets = Array.from({ length: Math.min(of, MOST_SHEETS) }, (_, sheet) => sheet)
  return (
    <span className={styles.sheets} aria-hidden="true">
      {sheets.map((sheet) => (
        <i key={sheet} data-standing={sheet < done ? 'done' : sheet === done ? 'now' : 'waiting'} />
      ))}
    </span>
  )
}

export function MakingSteps({ progress }: { progress: Progress | null }) {
  return (
    <>
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
