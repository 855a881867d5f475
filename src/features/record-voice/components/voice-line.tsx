import { useState } from 'react'
import { isWhole, type Voice } from '#domain/voice.ts'
import { longDay } from '#text/long-day.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { SEND_LINK } from '#text/send-link.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { SendLink } from '#ui/send-link.tsx'
import type { RecordVoicePorts } from '../record-voice-ports.ts'
import styles from '../record-voice.module.css'

interface VoiceLineProps {
  voice: Voice
  /** The book's title. */
  title: string
  /** A link that was just made; null: there is none, or it cannot be read again. */
  link: string | null
  now: () => number
  onRead: () => void
  onInvite: () => Promise<void>
  ports: Pick<RecordVoicePorts, 'erase' | 'takeBack' | 'copy'>
}

/** One voice of the book: its progress, and who may continue it. */
export function VoiceLine({ voice, title, link, now, onRead, onInvite, ports }: VoiceLineProps) {
  const [isInviting, setInviting] = useState(false)
  const { name, clipURLs, outdatedURLs, invitedUntil } = voice
  const outdated = outdatedURLs.filter(Boolean).length
  const isInvited = invitedUntil !== null && invitedUntil > now()
  const invite = async () => {
    if (isInviting) return
    setInviting(true)
    await onInvite()
    setInviting(false)
  }
  return (
    <li className={styles.voice} aria-label={name}>
      <h3>{name}</h3>
      <p className={styles.howFar}>
        {isWhole(voice) ? (
          <span className="state state--ready">
            <Icon name="tick" />
            {RECORD_VOICE.whole}
          </span>
        ) : (
          RECORD_VOICE.howFar(clipURLs.filter(Boolean).length, clipURLs.length)
        )}
      </p>
      {outdated > 0 && <p className={styles.hint}>{RECORD_VOICE.outdated(outdated)}</p>}
      {isInvited && <p className={styles.hint}>{RECORD_VOICE.invitedUntil(longDay(invitedUntil))}</p>}
      {isInvited && link && (
        <div className={styles.link}>
          <SendLink
            label={RECORD_VOICE.linkIs}
            hint={RECORD_VOICE.linkHint}
            link={link}
            message={RECORD_VOICE.inviteWords(title, link)}
            words={SEND_LINK}
            onCopy={ports.copy}
          />
        </div>
      )}
      <div className={styles.acts}>
        <Button variant="plain" small onClick={onRead}>
          <Icon name="microphone" />
          {isWhole(voice) ? RECORD_VOICE.readAgain : RECORD_VOICE.goOn}
        </Button>
        <Button variant="plain" small aria-disabled={isInviting} onClick={() => void invite()}>
          <Icon name="share" />
          {isInviting ? RECORD_VOICE.inviting : isInvited ? RECORD_VOICE.inviteAnew : RECORD_VOICE.invite}
        </Button>
        {isInvited && (
          <Button variant="plain" small onClick={() => void ports.takeBack(voice)}>
            <Icon name="lock" />
            {RECORD_VOICE.takeBack}
          </Button>
        )}
        <AskOnceMore
          action={
            <>
              <Icon name="bin" />
              {RECORD_VOICE.erase}
            </>
          }
          question={RECORD_VOICE.eraseQuestion(name)}
          confirm={RECORD_VOICE.eraseConfirm}
          working={RECORD_VOICE.erasing}
          cancel={RECORD_VOICE.cancel}
          act={() => ports.erase(voice)}
        />
      </div>
    </li>
  )
}
