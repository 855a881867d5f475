import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon, LogoMark } from '#ui/icons.tsx'
import styles from './wizard-top.module.css'

export type Step = 1 | 2 | 3
const STEPS = [
  { step: 1, name: CREATE_STORY.nameTrail },
  { step: 2, name: CREATE_STORY.ageTrail },
  { step: 3, name: CREATE_STORY.photoTrail },
] as const

/** The progress through the three steps as a trail of fireflies, and the close button. */
export function WizardTop({ step, onClose }: { step: Step; onClose: () => void }) {
  return (
    <header className={styles.top}>
      <span className={classNames('logo', styles.logo)}>
        <LogoMark />
        <span>Masal Kahramanım</span>
      </span>
      <div
        className={styles.trail}
        role="progressbar"
        aria-label={CREATE_STORY.progress(step, STEPS.length)}
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={step}
        aria-valuetext={CREATE_STORY.progress(step, STEPS.length)}
      >
        {STEPS.map(({ step: own, name }) => (
          <span key={own} className={styles.stop} data-stands={standing(own, step)}>
            <i>{own < step ? <Icon name="tick" /> : own}</i>
            <span>{name}</span>
          </span>
        ))}
      </div>
      <Button variant="plain" round className={styles.close} aria-label={CREATE_STORY.close} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </header>
  )
}

function standing(own: Step, now: Step): 'done' | 'now' | 'ahead' {
  if (own === now) return 'now'
  return own < now ? 'done' : 'ahead'
}
