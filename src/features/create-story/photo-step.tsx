/** Step 3: consent, photo, crop, portrait on the left page; guide, price and the last button on the right. */
import { useState, type ReactNode } from 'react'
import { CURRENT_TEXT } from '#domain/consent.ts'
import { encodeFace } from '#domain/face-features.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { ConsentGate } from './consent-gate.tsx'
import { CropPhoto } from './crop-photo.tsx'
import type { StepProps } from './name-step.tsx'
import { OpenBook } from './open-book.tsx'
import type { OpenPhoto } from './open-photo.ts'
import { PhotoGuide } from './photo-guide.tsx'
import { PickPhoto } from './pick-photo.tsx'
import { chosenSuffixOf, faceOf, lookOf, printedName } from './draft.ts'
import { HeroLooks } from './hero-looks.tsx'
import { MendFace } from './mend-face.tsx'
import { PortraitPair } from './portrait-pair.tsx'
import type { ChosenPhoto } from './transform-photo.ts'
import { useObjectUrl } from './use-object-url.ts'
import { PreviewPages } from './preview-pages.tsx'
import type { Portrait } from './use-portrait.ts'
import type { VerificationMailPort } from './verification-mail.tsx'

interface PhotoStepProps extends StepProps {
  noticePath: string
  portrait: Portrait
  onPhoto: (photo: ChosenPhoto) => void
  onTryAgain: () => void
  onOtherPhoto: () => void
  verificationMail: VerificationMailPort
  /** Price and last button, below the guide. */
  orderPanel: (portraitReady: boolean) => ReactNode
}

export function PhotoStep({
  headingId,
  template,
  draft,
  update,
  noticePath,
  portrait,
  onPhoto,
  onTryAgain,
  onOtherPhoto,
  verificationMail,
  orderPanel,
}: PhotoStepProps) {
  const [cropping, setCropping] = useState<OpenPhoto | null>(null)
  const [snapshotUrl, setSnapshot] = useObjectUrl()
  const name = printedName(draft.childName)
  const [look, face] = [lookOf(draft), faceOf(draft)]

  const closePhoto = () => {
    cropping?.close()
    setCropping(null)
  }
  const confirm = (photo: ChosenPhoto) => {
    closePhoto()
    setSnapshot(photo.picture)
    onPhoto(photo)
  }
  const otherPhoto = () => {
    closePhoto()
    setSnapshot(null)
    onOtherPhoto()
  }

  return (
    <OpenBook
      left={
        draft.photoConsent !== CURRENT_TEXT.photo ? (
          <ConsentGate
            headingId={headingId}
            childName={name}
            noticePath={noticePath}
            onConsent={() => update({ photoConsent: CURRENT_TEXT.photo })}
          />
        ) : cropping ? (
          <CropPhoto
            headingId={headingId}
            photo={cropping}
            onTurned={setCropping}
            onConfirm={confirm}
            onOtherPhoto={otherPhoto}
          />
        ) : portrait.is === 'none' ? (
          <>
            <PickPhoto headingId={headingId} childName={name} onOpen={setCropping} />
            {portrait.erased && (
              <p className="field__problem" role="status">
                {CREATE_STORY.portraitErased}
              </p>
            )}
          </>
        ) : (
          <PortraitPair
            headingId={headingId}
            childName={name}
            childAge={draft.childAge ?? 0}
            portrait={portrait}
            snapshotUrl={snapshotUrl}
            onTryAgain={onTryAgain}
            onOtherPhoto={otherPhoto}
            verificationMail={verificationMail}
            looks={
              portrait.is === 'ready' && (
                <HeroLooks
                  childName={name}
                  face={face}
                  portraitUrl={portrait.url}
                  chosen={look}
                  onChoose={(heroLook) => update({ heroLook })}
                />
              )
            }
          >
            {look === 'drawn' && (
              <MendFace face={face} onMend={(mended) => update({ heroFeatures: encodeFace(mended) })} />
            )}
            {portrait.is === 'ready' && draft.childAge && draft.childGender && (
              <PreviewPages
                key={portrait.url}
                templateId={template.id}
                child={{ name, age: draft.childAge, gender: draft.childGender, childNameForm: chosenSuffixOf(draft) }}
                portraitUrl={portrait.url}
                drawn={look === 'drawn' ? encodeFace(face) : undefined}
              />
            )}
            <p className="field__hint">{CREATE_STORY.lookNotes[look]}</p>
          </PortraitPair>
        )
      }
      right={
        <>
          <h2 className="sr-only">{CREATE_STORY.rightPage}</h2>
          <PhotoGuide startsOpen={portrait.is === 'none'} />
          {orderPanel(portrait.is === 'ready' && !cropping)}
        </>
      }
    />
  )
}
