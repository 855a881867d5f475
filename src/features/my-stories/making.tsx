/** The drawing table: how far the book is, in steps that a parent knows. */
import type { CSSProperties } from 'react'
import type { Progress } from '#domain/story.ts'
import { countText, myStoriesText, stepText } from '#text/my-stories.ts'
import { Icon } from '#ui/icons.tsx'
import { SHOWN_STEPS, standingOf } from './story-state.ts'

const inWords = (progress: Progress): string =>
  progress.step === 'notify'
    ? stepText.publish.done
    : `${stepText[progress.step].now}, ${countText(progress.done, progress.of)}`

/** A ring of light that closes as pictures and clips are done. */
export function Lamp({ progress }: { progress: Progress }) {
  const share = progress.of > 0 ? Math.min(1, progress.done / progress.of) : 0
  return (
    <span className="lamp" role="img" aria-label={inWords(progress)} style={{ '--share': share } as CSSProperties}>
      <span>{`${progress.done}/${progress.of}`}</span>
    </span>
  )
}

export function MakingSteps({ progress }: { progress: Progress | null }) {
  return (
    <>
      <ol className="steps" aria-label={myStoriesText.steps}>
        {SHOWN_STEPS.map((step) => {
          const standing = standingOf(step, progress)
          return (
            <li
              key={step}
              className={`steps__step steps__step--${standing}`}
              aria-current={standing === 'now' ? 'step' : undefined}
            >
              <span className="steps__dot" aria-hidden="true" />
              <span>{stepText[step][standing]}</span>
              <span className="steps__count">{countOf(standing, progress)}</span>
            </li>
          )
        })}
      </ol>
      <p className="story__note">
        <Icon name="moon" />
        {myStoriesText.mayClose}
      </p>
    </>
  )
}

function countOf(standing: ReturnType<typeof standingOf>, progress: Progress | null): string {
  if (standing === 'done') return myStoriesText.stepDone
  if (standing === 'waiting') return myStoriesText.stepWaiting
  return progress && progress.of > 0 ? countText(progress.done, progress.of) : ''
}
