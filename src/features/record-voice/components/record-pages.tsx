/** One spread after the other: its painting, its words, and the microphone beneath them. */
import { useRef, useState, type ReactNode } from 'react'
import { TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import type { VoiceId } from '#domain/voice.ts'
import { problemText } from '#text/problems.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { useUnloadWarning } from '#ui/unload-warning.ts'
import { useIsLate } from '#ui/use-is-late.ts'
import { useWakeLock } from '#ui/use-wake-lock.ts'
import { LevelMeter } from './level-meter.tsx'
import { useListening } from '../hooks/use-listening.ts'
import type { TakesOwner } from '../takes.ts'
import { useMedium, type FetchMedium } from '../hooks/use-medium.ts'
import { usePages, type ReadPage, type SendRecording } from '../hooks/use-pages.ts'
import { useRecorder } from '../hooks/use-recorder.ts'
import styles from './record-pages.module.css'

/** The book that is read aloud. */
export interface ReadBook {
  title: string
  imageURLs: readonly string[]
  storyTexts: readonly string[]
}

interface RecordPagesProps {
  book: ReadBook
  whose: TakesOwner
  voiceId: VoiceId
  name: string
  clipURLs: readonly string[]
  /** Fetches media for a guest; null: the addresses can be used directly. */
  fetchMedium: FetchMedium | null
  send: SendRecording
  /** The message after every page is recorded. */
  done: ReactNode
}

/** When this much is left, the remaining time is shown. */
const SOON_OVER_S = 20

export function RecordPages(props: RecordPagesProps) {
  const { book, whose, voiceId, name, clipURLs, fetchMedium, send, done } = props
  const { pages, keep, sendAgain, drop } = usePages({ whose, voiceId, name, clipURLs, send })
  const [at, setAt] = useState(() => Math.max(0, clipURLs.indexOf('')))
  const { recorder, start, stop } = useRecorder((spread, recorded) => void keep(spread, recorded))
  const listening = useListening()
  const heading = useRef<HTMLHeadingElement>(null)
  const isRecording = recorder.is === 'recording'
  const page = pages[at] ?? { is: 'none' }
  const isWhole = pages.every(({ is }) => is === 'kept')
  const picture = useMedium(book.imageURLs[at] ?? '', fetchMedium)
  // Loaded before it is needed: Safari plays only what is loaded when the button is pressed.
  const isOnlyThere = page.is === 'kept' && !page.recorded
  const clip = useMedium(isOnlyThere ? page.clipUrl : '', fetchMedium)

  const show = (spread: number) => {
    listening.stop()
    setAt(spread)
    heading.current?.focus({ preventScroll: true })
  }
  const record = () => {
    listening.stop()
    if (isRecording) stop()
    else void start(at)
  }
  // Warn during a recording too, because that page is not stored yet.
  useUnloadWarning(isRecording || pages.some((each) => each.is === 'unsent' && !each.isSafe))
  useWakeLock(isRecording)
  const isAskingLong = useIsLate(recorder.is === 'opening')

  return (
    <div className={styles.pages} data-recording={isRecording}>
      <figure className={styles.picture}>
        <img src={picture || undefined} alt={RECORD_VOICE.pictureOf(at + 1)} width={2200} height={1100} />
      </figure>
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1}>
          {RECORD_VOICE.part(at + 1, pages.length)}
        </h3>
        {book.storyTexts.slice(at * TEXTS_PER_SPREAD, (at + 1) * TEXTS_PER_SPREAD).map((text, index) => (
          <p key={index} className={styles.text} translate="no">
            {text}
          </p>
        ))}
        {isWhole && <div className={styles.done}>{done}</div>}
      </div>
      <div className={classNames(styles.desk, 'dark')}>
        <ol className={styles.parts} aria-label={RECORD_VOICE.parts}>
          {pages.map(({ is }, spread) => {
            const state = isRecording && recorder.spread === spread ? 'recording' : is
            return (
              <li key={spread}>
                <button
                  type="button"
                  data-state={state}
                  aria-current={spread === at ? 'step' : undefined}
                  aria-label={`${RECORD_VOICE.part(spread + 1, pages.length)}: ${RECORD_VOICE.partState[state]}`}
                  disabled={isRecording}
                  onClick={() => show(spread)}
                >
                  {state === 'kept' ? <Icon name="tick" /> : spread + 1}
                </button>
              </li>
            )
          })}
        </ol>
        <div className={styles.acts}>
          <Button
            variant="plain"
            round
            aria-label={RECORD_VOICE.previous}
            disabled={isRecording || at === 0}
            onClick={() => show(at - 1)}
          >
            <Icon name="arrowLeft" />
          </Button>
          <button type="button" className={styles.record} aria-disabled={recorder.is === 'opening'} onClick={record}>
            <span className={styles.light} aria-hidden="true" />
            {isRecording ? RECORD_VOICE.stop : page.is === 'none' ? RECORD_VOICE.record : RECORD_VOICE.recordAgain}
          </button>
          <Button
            variant="plain"
            round
            aria-label={RECORD_VOICE.next}
            disabled={isRecording || at === pages.length - 1}
            onClick={() => show(at + 1)}
          >
            <Icon name="arrowLeft" className={styles.onwards} />
          </Button>
        </div>
        {isRecording ? (
          <div className={styles.state}>
            <LevelMeter microphone={recorder.microphone} />
            {recorder.secondsLeft <= SOON_OVER_S && <p role="status">{RECORD_VOICE.left(recorder.secondsLeft)}</p>}
          </div>
        ) : (
          <div className={styles.state}>
            <p role="status" data-is={page.is}>
              {recorder.is === 'idle' && recorder.problem
                ? problemText(recorder.problem)
                : isAskingLong
                  ? RECORD_VOICE.asksForMicrophone
                  : sentenceOf(page)}
            </p>
            {page.is !== 'none' && (
              <Button
                variant="plain"
                small
                disabled={isOnlyThere && clip === ''}
                onClick={() => (listening.heard === at ? listening.stop() : listening.listen(at, page, clip))}
              >
                <Icon name={listening.heard === at ? 'close' : 'play'} />
                {listening.heard === at ? RECORD_VOICE.stopListening : RECORD_VOICE.listen}
              </Button>
            )}
            {page.is === 'unsent' && (
              <>
                <Button variant="plain" small onClick={() => void sendAgain(at, page.recorded, page.isSafe)}>
                  <Icon name="upload" />
                  {page.problem === 'interrupted' ? RECORD_VOICE.send : RECORD_VOICE.sendAgain}
                </Button>
                <Button variant="plain" small onClick={() => void drop(at)}>
                  {RECORD_VOICE.drop}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function sentenceOf(page: ReadPage): string {
  switch (page.is) {
    case 'none':
      return RECORD_VOICE.hint
    case 'sending':
      return RECORD_VOICE.sending
    case 'kept':
      return RECORD_VOICE.kept
    case 'unsent': {
      const why = page.problem === 'interrupted' ? RECORD_VOICE.interrupted : problemText(page.problem)
      return `${why} ${page.isSafe ? RECORD_VOICE.unsent : RECORD_VOICE.unsentHere}`
    }
  }
}
