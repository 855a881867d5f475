import { useId } from 'react'
import { Icon } from '#ui/icons.tsx'
import { READER } from '#text/reader.ts'
import type { ReaderVoice } from '../reader-book.ts'
import { ReaderIcon } from './reader-icon.tsx'
import styles from './theme-choice.module.css'

export interface VoiceChoiceProps {
  voices: readonly ReaderVoice[]
  /** null: the book's own voice. */
  chosen: string | null
  onChoose: (id: string | null) => void
  /** The device has a Turkish voice. */
  hasDeviceVoice: boolean
}

/** The id of the device's voice among the choices. */
export const DEVICE_VOICE = 'device'

/** The choice of a voice: the book's own, a recorded voice for the whole book, or the device's. */
export function VoiceChoice({ voices, chosen, onChoose, hasDeviceVoice }: VoiceChoiceProps) {
  const group = useId()
  const others = hasDeviceVoice ? [...voices, { id: DEVICE_VOICE, name: READER.deviceVoice }] : voices
  if (others.length === 0) return null
  // A chosen voice that was erased meanwhile is not used.
  const reads = others.some(({ id }) => id === chosen) ? chosen : null
  const choices = [{ id: null, name: READER.ownVoice }, ...others]
  return (
    <fieldset className={styles.themes}>
      <legend>{READER.whoReads}</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className={styles.theme}>
          <input type="radio" name={group} checked={id === reads} onChange={() => onChoose(id)} />
          {id === null || id === DEVICE_VOICE ? <ReaderIcon name="speaker" /> : <Icon name="microphone" />}
          <b>{name}</b>
        </label>
      ))}
    </fieldset>
  )
}
