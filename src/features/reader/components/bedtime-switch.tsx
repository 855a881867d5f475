import { READER } from '#text/reader.ts'
import { ReaderIcon } from './reader-icon.tsx'
import styles from './theme-choice.module.css'

/** 'Uyku vakti', above what is heard. */
export function BedtimeSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={styles.theme}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <ReaderIcon name="sleep" />
      <span>
        <b>{READER.bedtime}</b>
        <small>{READER.bedtimeHint}</small>
      </span>
    </label>
  )
}
