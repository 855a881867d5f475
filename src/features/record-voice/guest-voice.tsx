/** For whoever was sent a link and has no account: what is asked of them, and the pages to read from. */
import { useId, useMemo, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { assertNever, type Remote } from '#domain/remote.ts'
import { voiceIdSchema } from '#domain/voice.ts'
import type { InvitedBook } from '#domain/wire.ts'
import { longDay } from '#text/long-day.ts'
import { problemText } from '#text/problems.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { RecordPages } from './record-pages.tsx'
import { RoomHead } from './room-head.tsx'
import { useMedium, type FetchMedium } from './use-medium.ts'
import type { SendRecording } from './use-pages.ts'
import guest from './guest-voice.module.css'
import styles from './record-voice.module.css'

interface GuestVoiceProps {
  /** What the link holds. */
  invitation: string
  book: Remote<InvitedBook>
  fetchMedium: FetchMedium
  send: SendRecording
  /** Read anew, after a failure and when the room is left. */
  onReload: () => void
  sitePath: string
  /** Of the notice on personal data. */
  noticePath: string
}

/** A guest knows of one voice alone, and not its id. */
const THE_VOICE = v.parse(voiceIdSchema, '0'.repeat(20))

export function GuestVoice(props: GuestVoiceProps) {
  const { invitation, book, fetchMedium, send, onReload, sitePath, noticePath } = props
  const [isReading, setReading] = useState(false)
  switch (book.is) {
    case 'loading':
      return (
        <Page>
          <Spinner label={RECORD_VOICE.guestLoading} />
        </Page>
      )
    case 'failed': {
      const { code } = book.problem
      return (
        <Page>
          <h1 tabIndex={-1}>{code === 'invitation-over' ? RECORD_VOICE.guestOver : RECORD_VOICE.guestPage}</h1>
          <p role="alert">{problemText(code)}</p>
          {code !== 'invitation-over' && (
            <Button look="forest" onClick={onReload}>
              {RECORD_VOICE.guestReload}
            </Button>
          )}
          <LinkButton look="paper" to={sitePath}>
            {RECORD_VOICE.toSite}
          </LinkButton>
        </Page>
      )
    }
    case 'ready': {
      const { title, voiceName, clipURLs, imageURLs, expiresAt } = book.value
      const read = clipURLs.filter(Boolean).length
      return (
        <Page>
          {imageURLs[0] && <FirstPicture address={imageURLs[0]} fetchMedium={fetchMedium} />}
          <h1 tabIndex={-1}>{RECORD_VOICE.guestTitle}</h1>
          <p>{RECORD_VOICE.guestLead(title)}</p>
          <p>
            {RECORD_VOICE.guestName(voiceName)}
            <br />
            {RECORD_VOICE.howFar(read, clipURLs.length)}
          </p>
          <Button look="crimson" onClick={() => setReading(true)}>
            <Icon name="microphone" />
            {read > 0 ? RECORD_VOICE.goOn : RECORD_VOICE.guestBegin}
          </Button>
          <p className={styles.hint}>
            {RECORD_VOICE.guestPromise(longDay(expiresAt))}{' '}
            <a href={noticePath} target="_blank" rel="noopener">
              {RECORD_VOICE.guestNotice}
            </a>
          </p>
          {isReading && (
            <GuestRoom
              invitation={invitation}
              book={book.value}
              fetchMedium={fetchMedium}
              send={send}
              onClose={() => {
                setReading(false)
                onReload()
              }}
            />
          )}
        </Page>
      )
    }
    default:
      return assertNever(book)
  }
}

const Page = ({ children }: { children: ReactNode }) => (
  <main id="content" className={guest.page}>
    <div className={guest.sheet}>{children}</div>
  </main>
)

function FirstPicture({ address, fetchMedium }: { address: string; fetchMedium: FetchMedium }) {
  const picture = useMedium(address, fetchMedium)
  return <img className={guest.picture} src={picture || undefined} alt="" width={2200} height={1100} />
}

interface GuestRoomProps extends Pick<GuestVoiceProps, 'invitation' | 'fetchMedium' | 'send'> {
  book: InvitedBook
  onClose: () => void
}

function GuestRoom({ invitation, book, fetchMedium, send, onClose }: GuestRoomProps) {
  const title = useId()
  const whose = useMemo(() => ({ invitation }), [invitation])
  return (
    <Dialog full labelledBy={title} className={styles.dialog} onClose={onClose}>
      <div className={styles.room}>
        <RoomHead id={title} heading={RECORD_VOICE.reading(book.voiceName)} book={book.title} onClose={onClose} />
        <RecordPages
          book={book}
          whose={whose}
          voiceId={THE_VOICE}
          name={book.voiceName}
          clipURLs={book.clipURLs}
          fetchMedium={fetchMedium}
          send={send}
          done={
            <section className={styles.done}>
              <h3>{RECORD_VOICE.guestDone}</h3>
              <p>{RECORD_VOICE.guestDoneLead}</p>
            </section>
          }
        />
      </div>
    </Dialog>
  )
}
