/** For a guest with a link and without an account: the consent, and the pages to read. */
import { useId, useMemo, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { assertNever, type Remote } from '#domain/remote.ts'
import { voiceIdSchema } from '#domain/voice.ts'
import type { InvitedBook } from '#domain/wire.ts'
import { report } from '#report'
import { showProblem } from '#show-problem'
import { longDay } from '#text/long-day.ts'
import { problemText } from '#text/problems.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { LegalLink } from '#ui/legal-link.tsx'
import { RequiredBox } from '#ui/required-box.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { showError } from '#ui/toast.ts'
import { RecordPages } from './components/record-pages.tsx'
import { PageHead } from './components/page-head.tsx'
import { eraseTakesOf } from './takes.ts'
import { useMedium, type FetchMedium } from './hooks/use-medium.ts'
import type { SendRecording } from './hooks/use-pages.ts'
import guest from './guest-voice.module.css'
import styles from './record-voice.module.css'

interface GuestVoiceProps {
  /** The token in the link. */
  invitation: string
  book: Remote<InvitedBook>
  fetchMedium: FetchMedium
  send: SendRecording
  /** Erases what was recorded by this link. @returns true if there was anything. @throws Problem */
  withdraw: () => Promise<boolean>
  /** Loads the book again, after a failure and when the dialog is closed. */
  onReload: () => void
  sitePath: string
  /** The address of the notice on personal data. */
  noticePath: string
  /** The address of the text to agree to. */
  consentPath: string
}

/** A guest knows only one voice, and not its id. */
const THE_VOICE = v.parse(voiceIdSchema, '0'.repeat(20))

export function GuestVoice(props: GuestVoiceProps) {
  const { invitation, book, fetchMedium, send, withdraw, onReload, sitePath, noticePath, consentPath } = props
  const [isReading, setReading] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [isErased, setErased] = useState(false)
  const erase = (
    <EraseGuestVoice
      erase={async () => {
        const wasThere = await withdraw()
        setErased(wasThere)
        // Erase unsent recordings on this device; the server has erased its own already.
        void eraseTakesOf({ invitation }, THE_VOICE).catch((error: unknown) =>
          report(error, 'read-aloud: erase the voice'),
        )
        return wasThere
      }}
    />
  )
  if (isErased)
    return (
      <Page>
        <div role="status">
          <h1 tabIndex={-1}>{RECORD_VOICE.guestErased}</h1>
        </div>
        <LinkButton variant="paper" to={sitePath}>
          {RECORD_VOICE.toSite}
        </LinkButton>
      </Page>
    )
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
            <Button variant="forest" onClick={onReload}>
              {RECORD_VOICE.guestReload}
            </Button>
          )}
          <LinkButton variant="paper" to={sitePath}>
            {RECORD_VOICE.toSite}
          </LinkButton>
          {code === 'invitation-over' && (
            <>
              <p className={styles.hint}>{RECORD_VOICE.guestEraseHint}</p>
              {erase}
            </>
          )}
        </Page>
      )
    }
    case 'ready': {
      const { title, voiceName, clipURLs, imageURLs, expiresAt, hasAgreed } = book.value
      const mayRead = hasAgreed || agreed
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
          {!hasAgreed && (
            <RequiredBox
              checked={agreed}
              onChange={setAgreed}
              name="voice-consent"
              refusals={refusals}
              sentence={RECORD_VOICE.guestBoxMissing}
            >
              {RECORD_VOICE.guestBox} <LegalLink path={consentPath}>{RECORD_VOICE.guestText}</LegalLink>
            </RequiredBox>
          )}
          <Button variant="crimson" onClick={() => (mayRead ? setReading(true) : setRefusals((times) => times + 1))}>
            <Icon name="microphone" />
            {read > 0 ? RECORD_VOICE.goOn : RECORD_VOICE.guestBegin}
          </Button>
          <p className={styles.hint}>
            {RECORD_VOICE.guestPromise(longDay(expiresAt))}{' '}
            <a href={noticePath} target="_blank" rel="noopener">
              {RECORD_VOICE.guestNotice}
            </a>
          </p>
          {hasAgreed && erase}
          {isReading && (
            <GuestRecording
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

/** Shows its result itself. */
function EraseGuestVoice({ erase }: { erase: () => Promise<boolean> }) {
  const act = async () => {
    try {
      if (!(await erase())) showError(RECORD_VOICE.guestNothing)
    } catch (error) {
      showProblem(error, 'read-aloud: erase the voice', RECORD_VOICE.guestEraseFailed)
    }
  }
  return (
    <AskOnceMore
      variant="paper"
      action={RECORD_VOICE.guestErase}
      question={RECORD_VOICE.guestEraseQuestion}
      confirm={RECORD_VOICE.guestEraseConfirm}
      working={RECORD_VOICE.guestErasing}
      cancel={RECORD_VOICE.cancel}
      act={act}
    />
  )
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

interface GuestRecordingProps extends Pick<GuestVoiceProps, 'invitation' | 'fetchMedium' | 'send'> {
  book: InvitedBook
  onClose: () => void
}

function GuestRecording({ invitation, book, fetchMedium, send, onClose }: GuestRecordingProps) {
  const title = useId()
  const whose = useMemo(() => ({ invitation }), [invitation])
  return (
    <Dialog full labelledBy={title} className={styles.dialog} onClose={onClose}>
      <div className={styles.room}>
        <PageHead id={title} heading={RECORD_VOICE.reading(book.voiceName)} book={book.title} onClose={onClose} />
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
