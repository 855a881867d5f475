import { CONSENT } from '#text/consent.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './consent-buttons.module.css'

interface ConsentButtonsProps {
  onChoose: (granted: boolean) => void
  className?: string | undefined
}

/** The same style and width for both answers, so that refusing is as easy as accepting. */
export function ConsentButtons({ onChoose, className }: ConsentButtonsProps) {
  return (
    <div className={classNames(styles.buttons, className)}>
      <Button variant="paper" small onClick={() => onChoose(false)}>
        {CONSENT.refuse}
      </Button>
      <Button variant="paper" small onClick={() => onChoose(true)}>
        {CONSENT.accept}
      </Button>
    </div>
  )
}
