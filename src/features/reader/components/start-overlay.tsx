import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { READER } from '#text/reader.ts'
import { CloseButton } from './close-button.tsx'
import { ReaderVeil, VeilHint } from './reader-veil.tsx'
import styles from './start-overlay.module.css'

/** Phones and tablets allow sound only after a tap: this button asks for it. */
export function StartOverlay({ onStart, onClose }: { onStart: () => void; onClose: () => void }) {
  return (
    <ReaderVeil>
      {/* The reader has just opened and this is its only act. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus */}
      <Button className={styles.button} onClick={onStart} autoFocus>
        <Icon name="play" /> {READER.start}
      </Button>
      <VeilHint>{READER.startHint}</VeilHint>
      <CloseButton onClose={onClose} />
    </ReaderVeil>
  )
}
