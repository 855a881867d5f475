import { RECORD_VOICE } from '#text/record-voice.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from '../record-voice.module.css'

interface PageHeadProps {
  /** The id of the heading, which names the dialog. */
  id: string
  heading: string
  /** The book's title. */
  book: string
  onBack?: (() => void) | undefined
  onClose: () => void
}

export function PageHead({ id, heading, book, onBack, onClose }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {onBack && (
        <Button variant="plain" round aria-label={RECORD_VOICE.toVoices} onClick={onBack}>
          <Icon name="arrowLeft" />
        </Button>
      )}
      <h2 id={id} tabIndex={-1}>
        {heading}
        <small>{book}</small>
      </h2>
      <Button variant="plain" round aria-label={RECORD_VOICE.close} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </header>
  )
}
