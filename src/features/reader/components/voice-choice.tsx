import { useId } from 'react'
import { Icon } from '#ui/icons.tsx'
import { READER } from '#text/reader.ts'
import type { ReaderVoice } from '../reader-book.ts'
import { ReaderIcon } from './reader-icon.tsx'
import styles from './theme-choice.module.css'

export interface VoiceChoiceProps {
  voices: readonly ReaderVoice[]
  /** null: the book's own. */
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** The choice of a voice: the book's own, or one that was recorded for the whole of it. */
export function VoiceChoice({ voices, chosen, onChoose }: VoiceChoiceProps) {
  const group = useId()
  // One that was erased meanwhile reads no more.
  const reads = voices.some(({ id }) => id === chosen) ? chosen : null
  const choices = [{ id: null, name: READER.ownVoice }, ...voices]
  return (
    <fieldset className={styles.themes}>
      <legend>{READER.whoReads}</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className={styles.theme}>
          <input type="radio" name={group} checked={id === reads} onChange={() => onChoose(id)} />
          {id === null ? <ReaderIcon name="speaker" /> : <Icon name="microphone" />}
          <b>{name}</b>
        </label>
      ))}
    </fieldset>
  )
}
