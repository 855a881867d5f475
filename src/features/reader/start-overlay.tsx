import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { readerText } from '#text/reader.ts'
import { CloseButton } from './close-button.tsx'

/** Phones and tablets allow sound only after a tap: this is the tap. */
export function StartOverlay({ onStart, onClose }: { onStart: () => void; onClose: () => void }) {
  return (
    <div className="reader-veil">
      {/* The reader has just opened and this is its only act. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus */}
      <Button className="start-overlay__button" onClick={onStart} autoFocus>
        <Icon name="play" /> {readerText.start}
      </Button>
      <p className="reader-veil__hint">{readerText.startHint}</p>
      <CloseButton onClose={onClose} />
    </div>
  )
}
