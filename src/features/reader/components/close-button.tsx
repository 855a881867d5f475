import { Icon } from '#ui/icons.tsx'
import { READER } from '#text/reader.ts'
import styles from './close-button.module.css'

/** A close button in the corner, for screens without a control bar. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={READER.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  )
}
