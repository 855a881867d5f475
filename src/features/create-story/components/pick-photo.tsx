import { useId, useRef, useState, type DragEvent } from 'react'
import { CREATE_STORY } from '#text/create-story.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StepHeading } from './open-book.tsx'
import { openPhoto, type OpenPhoto } from '#photo/open-photo.ts'
import { refusalSentence } from '../model/photo-sentence.ts'
import styles from './pick-photo.module.css'

/** Is part of the input's label, so that a press on it chooses another photo. */
const LateOpening = () => (
  <>
    <p>{CREATE_STORY.lookingLong}</p>
    <span className="button button--paper">{CREATE_STORY.otherPhoto}</span>
  </>
)

interface PickPhotoProps {
  headingId: string
  childName: string
  noticePath: string
  /** The reason why the parent must choose again. */
  problem: string
  /** @param file as it was chosen */
  onOpen: (photo: OpenPhoto, file: File) => void
}

export function PickPhoto({ headingId, childName, noticePath, problem: before, onOpen }: PickPhotoProps) {
  const problemId = useId()
  const [over, setOver] = useState(false)
  const [opening, setOpening] = useState<File | null>(null)
  const latest = useRef<File>(null)
  const [problem, setProblem] = useState<string>()

  const take = async (file: File | undefined) => {
    if (!file) return
    latest.current = file
    setProblem('')
    setOpening(file)
    const photo = await openPhoto(file)
    // The parent has chosen another photo while this one was loading.
    if (latest.current !== file) {
      if (typeof photo !== 'string') photo.close()
      return
    }
    setOpening(null)
    if (typeof photo === 'string') setProblem(refusalSentence(photo))
    else onOpen(photo, file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    <>
      <StepHeading id={headingId}>{CREATE_STORY.pickHeading}</StepHeading>
      <p className="lead">{CREATE_STORY.pickLead(childName)}</p>
      <label
        className={styles.drop}
        data-over={over || undefined}
        onDrop={drop}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
      >
        <input
          type="file"
          // List the extensions too: without a HEIC decoder a system does not show such files as pictures in its file
          // dialog.
          accept="image/*,.heic,.heif"
          className="sr-only"
          aria-describedby={problemId}
          onChange={(event) => {
            void take(event.target.files?.[0])
            // Lets the parent choose the same file again after a refusal.
            event.target.value = ''
          }}
        />
        {opening ? (
          <Spinner key={opening.name} label={CREATE_STORY.looking} late={<LateOpening />} />
        ) : (
          <>
            <Icon name="camera" className={styles.icon} />
            <span className="button button--forest">{CREATE_STORY.pickButton}</span>
            <span className={classNames(styles.hint, 'pointer-coarse:hidden')}>{CREATE_STORY.pickDrop}</span>
          </>
        )}
      </label>
      <p className={styles.promise}>
        <Icon name="lock" />
        <span>
          {CREATE_STORY.pickPromise}{' '}
          <a className="underline" href={noticePath} target="_blank" rel="noreferrer">
            {CREATE_STORY.consentNotice}
          </a>
        </span>
      </p>
      <p id={problemId} className="field__problem mt-2" role="alert">
        {problem ?? before}
      </p>
    </>
  )
}
