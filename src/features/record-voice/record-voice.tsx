/** The dialog in which a book gets a voice: who reads it, by which link, and page by page at the microphone. */
import { useEffect, useId, useState } from 'react'
import * as v from 'valibot'
import { assertNever, type Remote } from '#domain/remote.ts'
import { voiceIdSchema, VOICES_A_BOOK, type Voice, type VoiceId } from '#domain/voice.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { NewVoice } from './components/new-voice.tsx'
import { RecordPages, type ReadBook } from './components/record-pages.tsx'
import { readTakes, type TakesOwner } from './takes.ts'
import type { NamedVoice, RecordVoicePorts } from './record-voice-ports.ts'
import { PageHead } from './components/page-head.tsx'
import { VoiceLine } from './components/voice-line.tsx'
import styles from './record-voice.module.css'

interface RecordVoiceProps {
  /** The child as a guest sees them (src/text/child-as-seen.ts). */
  child: string
  book: ReadBook
  whose: TakesOwner
  voices: Remote<Voice[]>
  ports: RecordVoicePorts
  now: () => number
  onRead: () => void
  onClose: () => void
}

/** The voice that the dialog shows now; null: all of them. */
type Reading = Pick<Voice, 'id' | 'name' | 'clipURLs'> | null

export function RecordVoice({ child, book, whose, voices, ports, now, onRead, onClose }: RecordVoiceProps) {
  const title = useId()
  const [reading, setReading] = useState<Reading>(null)
  const begin = (voice: NamedVoice & { clipURLs?: string[] }) =>
    setReading({ clipURLs: book.imageURLs.map(() => ''), ...voice })

  return (
    <Dialog full labelledBy={title} className={styles.dialog} onClose={onClose}>
      <div className={styles.room}>
        <PageHead
          id={title}
          heading={reading ? RECORD_VOICE.reading(reading.name) : RECORD_VOICE.title}
          book={book.title}
          onBack={reading ? () => setReading(null) : undefined}
          onClose={onClose}
        />
        {reading ? (
          <RecordPages
            key={reading.id}
            book={book}
            whose={whose}
            voiceId={reading.id}
            name={reading.name}
            clipURLs={reading.clipURLs}
            fetchMedium={null}
            send={(...recording) => ports.send(reading, ...recording)}
            done={<Done name={reading.name} onRead={onRead} />}
          />
        ) : (
          <Choice child={child} voices={voices} whose={whose} book={book} ports={ports} now={now} onBegin={begin} />
        )}
      </div>
    </Dialog>
  )
}

const Done = ({ name, onRead }: { name: string; onRead: () => void }) => (
  <section className={styles.done}>
    <h3>{RECORD_VOICE.done}</h3>
    <p>{RECORD_VOICE.doneLead(name)}</p>
    <Button variant="forest" onClick={onRead}>
      <Icon name="book" />
      {RECORD_VOICE.readBook}
    </Button>
  </section>
)

interface ChoiceProps extends Pick<RecordVoiceProps, 'child' | 'voices' | 'whose' | 'book' | 'ports' | 'now'> {
  onBegin: (voice: NamedVoice & { clipURLs?: string[] }) => void
}

function Choice({ voices, ...choice }: ChoiceProps) {
  switch (voices.is) {
    case 'loading':
      return <Spinner label={RECORD_VOICE.loading} />
    case 'failed':
      return (
        <p className={styles.choice} role="alert">
          {RECORD_VOICE.loadFailed}
        </p>
      )
    case 'ready':
      return <Voices known={voices.value} {...choice} />
    default:
      return assertNever(voices)
  }
}

function Voices({
  child,
  known,
  whose,
  book,
  ports,
  now,
  onBegin,
}: Omit<ChoiceProps, 'voices'> & { known: readonly Voice[] }) {
  /** Links that were made while the dialog is open, because the database stores only their hash. */
  const [links, setLinks] = useState<Readonly<Record<VoiceId, string>>>({})
  const invite = async (voice: NamedVoice) => {
    const link = await ports.invite(voice)
    if (link) setLinks((before) => ({ ...before, [voice.id]: link }))
  }
  const voices = [...known, ...useUnsentVoices(whose, book.imageURLs.length, known)]
  return (
    <div className={styles.choice}>
      <p className={styles.lead}>{RECORD_VOICE.lead}</p>
      {voices.length > 0 && (
        <ul className={styles.voices} aria-label={RECORD_VOICE.voices}>
          {voices.map((voice) => (
            <VoiceLine
              key={voice.id}
              voice={voice}
              title={book.title}
              link={links[voice.id] ?? null}
              now={now}
              onRead={() => onBegin(voice)}
              onInvite={() => invite(voice)}
              ports={ports}
            />
          ))}
        </ul>
      )}
      {voices.length < VOICES_A_BOOK ? (
        <NewVoice
          child={child}
          onRead={(name) => onBegin({ id: createVoiceId(), name })}
          onInvite={(name) => invite({ id: createVoiceId(), name })}
        />
      ) : (
        <p>{RECORD_VOICE.tooMany}</p>
      )}
    </div>
  )
}

/**
 * Voices of which nothing has arrived yet: their first pages wait on this device. @param spreads number of the book's
 * spreads
 */
function useUnsentVoices(whose: TakesOwner, spreads: number, known: readonly Voice[]): Voice[] {
  const [waiting, setWaiting] = useState<Voice[]>([])
  useEffect(() => {
    void readTakes(whose).then((takes) => {
      const clipURLs = Array.from({ length: spreads }, () => '')
      const voices = new Map(takes.map(({ voiceId: id, name }) => [id, { id, name, clipURLs }]))
      setWaiting(
        [...voices.values()].map((voice) => ({ ...voice, createdAt: 0, outdatedURLs: [], invitedUntil: null })),
      )
    })
  }, [whose, spreads])
  return waiting.filter(({ id }) => !known.some((voice) => voice.id === id))
}

const BYTES = 10

const createVoiceId = (): VoiceId =>
  v.parse(
    voiceIdSchema,
    Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  )
