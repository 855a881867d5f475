import type { ReactNode } from 'react'
import { PORTRAITS_AGAIN_A_DAY } from '#domain/transformation.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StepHeading } from './open-book.tsx'
import { VerificationMail, type VerificationMailPort } from '../verification-mail.tsx'
import type { Portrait } from '../hooks/use-portrait.ts'
import styles from './portrait-pair.module.css'

interface PortraitPairProps {
  headingId: string
  isHeadingAbove: boolean
  childName: string
  childAge: number
  portrait: Exclude<Portrait, { is: 'none' }>
  /** null after a reload: the sent photo is not stored. */
  snapshotUrl: string | null
  onTryAgain: () => void
  /** null if the same photo always gives the same portrait. */
  onPaintAgain: (() => void) | null
  onOtherPhoto: () => void
  verificationMail: VerificationMailPort
  /** The reason why no photo was needed; '' for a portrait from a photo. */
  noPhoto?: string
  /** Replaces a finished portrait. */
  looks: ReactNode
  /** Shown beneath the portrait. */
  children: ReactNode
}

const LEADS = {
  drawing: CREATE_STORY.portraitDrawingLead,
  ready: CREATE_STORY.portraitLead,
  failed: CREATE_STORY.portraitFailedLead,
} as const

/** The snapshot, and beside it the hero that it becomes. */
export function PortraitPair({
  headingId,
  isHeadingAbove,
  childName,
  childAge,
  portrait,
  snapshotUrl,
  onTryAgain,
  onPaintAgain,
  onOtherPhoto,
  verificationMail,
  noPhoto = '',
  looks,
  children,
}: PortraitPairProps) {
  return (
    <>
      {!isHeadingAbove && (
        <>
          <StepHeading id={headingId}>{CREATE_STORY.portraitHeading(childName)}</StepHeading>
          <p className="lead">{LEADS[portrait.is]}</p>
        </>
      )}
      <div
        className={styles.pair}
        data-alone={!snapshotUrl || undefined}
        data-looks={portrait.is === 'ready' || undefined}
      >
        {snapshotUrl && (
          <>
            <figure className={styles.snapshot}>
              <img src={snapshotUrl} alt={CREATE_STORY.snapshot} />
              <figcaption>{CREATE_STORY.snapshotCaption(childName, childAge)}</figcaption>
            </figure>
            <svg className={styles.arc} viewBox="0 0 78 40" aria-hidden="true">
              <path d="M3 34C22 6 52 4 72 20" />
              <path className={styles.tip} d="M62 8l11 12-15 4" />
            </svg>
          </>
        )}
        {portrait.is === 'ready' ? (
          looks
        ) : (
          <div className={styles.hero} aria-busy={portrait.is === 'drawing'}>
            {portrait.is === 'drawing' && <Spinner label={CREATE_STORY.portraitDrawing} late={null} />}
            {portrait.is === 'failed' && <Icon name="warning" />}
          </div>
        )}
      </div>
      {portrait.is === 'failed' && (
        <p className="field__problem" role="alert">
          {portrait.sentence}
        </p>
      )}
      {portrait.is === 'ready' && (
        <div className={styles.chosen}>
          <p className={styles.ready} role="status">
            <Icon name="tick" />
            {noPhoto ? CREATE_STORY.portraitReady : CREATE_STORY.transformed}
          </p>
          {children}
        </div>
      )}
      <div className={styles.tools}>
        {portrait.is === 'failed' && portrait.isUnverified && <VerificationMail mail={verificationMail} />}
        {portrait.is === 'failed' && (
          <Button variant="forest" small onClick={onTryAgain}>
            {portrait.fault ? CREATE_STORY.goOnAnyway : CREATE_STORY.tryAgain}
          </Button>
        )}
        {portrait.is === 'ready' && onPaintAgain && (
          <Button variant="plain" small onClick={onPaintAgain}>
            <Icon name="turn" />
            {CREATE_STORY.paintAgain(PORTRAITS_AGAIN_A_DAY)}
          </Button>
        )}
        <Button variant="plain" small onClick={onOtherPhoto}>
          <Icon name="camera" />
          {noPhoto ? CREATE_STORY.usePhoto : CREATE_STORY.otherPhoto}
        </Button>
        <span className={styles.note}>{noPhoto || CREATE_STORY.photoGoes}</span>
      </div>
    </>
  )
}
