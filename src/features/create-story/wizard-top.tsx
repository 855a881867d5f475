import { createStoryText } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { Icon, LogoMark } from '#ui/icons.tsx'

export type Step = 1 | 2 | 3
const STEPS = [
  { step: 1, name: createStoryText.nameTrail },
  { step: 2, name: createStoryText.ageTrail },
  { step: 3, name: createStoryText.photoTrail },
] as const

/** The trail of fireflies through the three steps, and the way out. */
export function WizardTop({ step, onClose }: { step: Step; onClose: () => void }) {
  return (
    <header className="wizard__top">
      <span className="logo wizard__logo">
        <LogoMark />
        <span>Masal Kahramanım</span>
      </span>
      <div
        className="trail"
        role="progressbar"
        aria-label={createStoryText.progress(step, STEPS.length)}
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={step}
        aria-valuetext={createStoryText.progress(step, STEPS.length)}
      >
        {STEPS.map(({ step: own, name }) => (
          <span key={own} className={`trail__stop ${standing(own, step)}`}>
            <i>{own < step ? <Icon name="tick" /> : own}</i>
            <span>{name}</span>
          </span>
        ))}
      </div>
      <Button look="plain" round className="wizard__close" aria-label={createStoryText.close} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </header>
  )
}

function standing(own: Step, now: Step): string {
  if (own === now) return 'trail__stop--now'
  return own < now ? 'trail__stop--done' : ''
}
