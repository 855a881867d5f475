import { READER } from '#text/reader.ts'
import { ReaderIcon } from './reader-icon.tsx'
import styles from './good-night.module.css'

/** Covers a book that has fallen asleep: the sound is off, and the screen may go dark. */
export function GoodNight({ onWake }: { onWake: () => void }) {
  return (
    // The button has the focus, so that a key wakes the book too.
    // eslint-disable-next-line jsx-a11y-x/no-autofocus
    <button type="button" className={styles.night} autoFocus onClick={onWake}>
      <ReaderIcon name="sleep" />
      <b>{READER.goodNight}</b>
      <span>{READER.wake}</span>
    </button>
  )
}
