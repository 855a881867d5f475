import type { ReactNode } from 'react'
import { createStoryText } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StepHeading } from './open-book.tsx'
import type { Portrait } from './use-portrait.ts'
import styles from './portrait-pair.module.css'

interface PortraitPairProps {
  headingId: string
  childName: string
  childAge: number
  portrait: Exclude<Portrait, { is: 'none' }>
  /** Absent after a reload: the photo itself is never kept on the device. */
  snapshotUrl: string | null
  onTryAgain: () => void
  onOtherPhoto: () => void
  /** Beneath a portrait that is there. */
  children: ReactNode
}

const LEADS = {
  drawing: createStoryText.portraitDrawingLead,
  failed: createStoryText.portraitFailedLead,
  ready: createStoryText.portraitLead,
} as const

/** The snapshot, and beside it the hero that it becomes. */
export function PortraitPair({
  headingId,
  childName,
  childAge,
  portrait,
  snapshotUrl,
  onTryAgain,
  onOtherPhoto,
  children,
}: PortraitPairProps) {
  return (
    <>
      <StepHeading id={headingId}>{createStoryText.portraitHeading(childName)}</StepHeading>
      <p className="lead">{LEADS[portrait.is]}</p>
      <div className={styles.pair} data-alone={!snapshotUrl || undefined}>
        {snapshotUrl && (
          <>
            <figure className={styles.snapshot}>
              <img src={snapshotUrl} alt={createStoryText.snapshot} />
              <figcaption>{createStoryText.snapshotCaption(childName, childAge)}</figcaption>
            </figure>
            <svg className={styles.arc} viewBox="0 0 78 40" aria-hidden="true">
              <path d="M3 34C22 6 52 4 72 20" />
              <path className={styles.tip} d="M62 8l11 12-15 4" />
            </svg>
          </>
        )}
        <div className={styles.hero} aria-busy={portrait.is === 'drawing'}>
          {portrait.is === 'ready' && <img src={portrait.url} alt={createStoryText.portrait(childName)} />}
          {portrait.is === 'drawing' && <Spinner label={createStoryText.portraitDrawing} />}
          {portrait.is === 'failed' && <Icon name="warning" />}
        </div>
      </div>
      {portrait.is === 'failed' && <p className="field__problem">{portrait.sentence}</p>}
      {portrait.is === 'ready' && (
        <p className={styles.ready}>
          <Icon name="tick" />
          {createStoryText.portraitReady}
        </p>
      )}
      {portrait.is === 'ready' && children}
      <div className={styles.tools}>
        {portrait.is === 'failed' && (
          <Button look="forest" small onClick={onTryAgain}>
            {portrait.fault ? createStoryText.goOnAnyway : createStoryText.tryAgain}
          </Button>
        )}
        <Button look="plain" small onClick={onOtherPhoto}>
          <Icon name="camera" />
          {createStoryText.otherPhoto}
        </Button>
        <span className={styles.note}>{createStoryText.photoGoes}</span>
      </div>
    </>
  )
}
