import * as v from 'valibot'
import { useState, type FormEvent } from 'react'
import { VOICE_NAME_MAX_LETTERS, voiceNameSchema } from '#domain/voice.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from '../record-voice.module.css'

interface NewVoiceProps {
  /** The child as a guest sees them (src/text/child-as-seen.ts). */
  child: string
  onRead: (name: string) => void
  onInvite: (name: string) => Promise<void>
}

/** The form for another voice: recorded here, or by somebody with a link. */
export function NewVoice({ child, onRead, onInvite }: NewVoiceProps) {
  const [name, setName] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const parsed = v.safeParse(voiceNameSchema, name)

  const withName = (act: (name: string) => void) => {
    setRefused(!parsed.success)
    if (parsed.success) act(parsed.output)
  }
  const invite = async (wanted: string) => {
    if (isInviting) return
    setInviting(true)
    await onInvite(wanted)
    setInviting(false)
    setName('')
  }
  const read = (event: FormEvent) => {
    event.preventDefault()
    withName(onRead)
  }
  return (
    <form className={styles.fresh} aria-label={RECORD_VOICE.newVoice} onSubmit={read}>
      <h3>{RECORD_VOICE.newVoice}</h3>
      <TextField
        label={RECORD_VOICE.name}
        hint={RECORD_VOICE.nameHint}
        problem={isRefused && !parsed.success ? RECORD_VOICE.nameMissing : ''}
        value={name}
        onChange={setName}
        maxLength={VOICE_NAME_MAX_LETTERS}
        autoComplete="off"
      />
      <div className={styles.acts}>
        <Button type="submit" variant="crimson">
          <Icon name="microphone" />
          {RECORD_VOICE.readMyself}
        </Button>
        <Button variant="paper" aria-disabled={isInviting} onClick={() => withName((wanted) => void invite(wanted))}>
          <Icon name="share" />
          {isInviting ? RECORD_VOICE.inviting : RECORD_VOICE.inviteSomebody}
        </Button>
      </div>
      <p className={styles.hint}>{RECORD_VOICE.inviteHint(child)}</p>
      <p className={styles.hint}>{RECORD_VOICE.whoseVoice}</p>
    </form>
  )
}
