/** Step 3: photo, crop with the consent to it, portrait on the left page; guide, then what is agreed to on the right; the book across both, and beneath them price and last button. */
import { useState, type ReactNode } from 'react'
import { CURRENT_TEXT } from '#domain/consent.ts'
import { encodeFace } from '#domain/face-features.ts'
import { textKey } from '#domain/own-words.ts'
import type { UserId } from '#domain/ids.ts'
import type { Providers } from '#domain/seller.ts'
import type { OpeningRequest } from '#domain/wire.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { CropPhoto } from './crop-photo.tsx'
import type { LegalPaths } from './legal-link.tsx'
import type { StepProps } from './name-step.tsx'
import { OpenBook, StepHeading } from './open-book.tsx'
import { PhotoGuide } from './photo-guide.tsx'
import { PhotoConsent } from './photo-consent.tsx'
import { PickPhoto } from './pick-photo.tsx'
import { childOf, chosenSuffixOf, faceOf, lookOf, printedName, shownTitle, type WizardDraft } from './draft.ts'
import { HearOpening } from './hear-opening.tsx'
import { HeroLooks } from './hero-looks.tsx'
import { MendFace } from './mend-face.tsx'
import { PortraitPair } from './portrait-pair.tsx'
import type { ChosenPhoto } from './transform-photo.ts'
import { useDraftPhoto } from './use-draft-photo.ts'
import { useObjectUrl } from './use-object-url.ts'
import { PreviewBook } from './preview-book.tsx'
import type { Portrait } from './use-portrait.ts'
import type { VerificationMailPort } from './verification-mail.tsx'

interface PhotoStepProps extends StepProps {
  legal: Pick<LegalPaths, 'notice' | 'consent'>
  uid: UserId
  now: () => number
  portrait: Portrait
  fetchOpening: (opening: OpeningRequest, signal: AbortSignal) => Promise<Blob>
  onPhoto: (photo: ChosenPhoto) => void
  onTryAgain: () => void
  painter: Providers['pictures']
  onPaintAgain: () => void
  onOtherPhoto: () => void
  verificationMail: VerificationMailPort
  /** What is agreed to, once there is a book to buy. */
  bill: ReactNode
  /** Price and last button. */
  bar: (portraitReady: boolean) => ReactNode
}

/** Only its first page is heard. */
function ownOpening({ ownTexts }: WizardDraft): Pick<OpeningRequest, 'ownTexts'> {
  const first = ownTexts[textKey(0)]
  return first === undefined ? {} : { ownTexts: { [textKey(0)]: first } }
}

export function PhotoStep({
  headingId,
  template,
  draft,
  update,
  legal,
  portrait,
  fetchOpening,
  uid,
  now,
  onPhoto,
  onTryAgain,
  painter,
  onPaintAgain,
  onOtherPhoto,
  verificationMail,
  bill,
  bar,
}: PhotoStepProps) {
  const { cropping, ...draftPhoto } = useDraftPhoto({
    owner: { uid, templateId: template.id },
    now,
    isAskedFor: portrait.is === 'none',
  })
  const [snapshotUrl, setSnapshot] = useObjectUrl()
  const [refusals, setRefusals] = useState(0)
  const agreed = draft.photoConsent === CURRENT_TEXT.photo
  const name = printedName(draft.childName)
  const isReady = portrait.is === 'ready' && !cropping
  const [look, face] = [lookOf(draft), faceOf(draft)]
  const child = childOf(draft)
  const childNameForm = chosenSuffixOf(draft)
  const opening = child && {
    templateId: template.id,
    ...child,
    ...(childNameForm && { childNameForm }),
    ...ownOpening(draft),
  }

  const closePhoto = () => {
    draftPhoto.close()
    setRefusals(0)
  }
  const confirm = (photo: ChosenPhoto) => {
    closePhoto()
    setSnapshot(photo.picture)
    onPhoto(photo)
  }
  const otherPhoto = () => {
    closePhoto()
    draftPhoto.forget()
    setSnapshot(null)
    onOtherPhoto()
  }

  return (
    <OpenBook
      top={
        isReady && (
          <>
            <StepHeading id={headingId}>{CREATE_STORY.portraitHeading(name)}</StepHeading>
            <p className="lead">
              {CREATE_STORY.portraitLead} {painter && painter !== 'other' && CREATE_STORY.paintedAnew}
            </p>
            {opening && (
              <PreviewBook
                key={portrait.url}
                templateId={template.id}
                child={{ name, age: opening.childAge, gender: opening.childGender, childNameForm }}
                portraitUrl={portrait.url}
                drawn={look === 'drawn' ? encodeFace(face) : undefined}
                own={draft.ownTexts}
                title={shownTitle(draft, template)}
                dedication={draft.dedication}
                hear={
                  <HearOpening key={JSON.stringify(opening)} fetchOpening={(signal) => fetchOpening(opening, signal)} />
                }
              />
            )}
          </>
        )
      }
      foot={bar(isReady)}
      left={
        cropping ? (
          <CropPhoto
            headingId={headingId}
            photo={cropping.photo}
            keptArea={cropping.keptArea}
            onArea={draftPhoto.crop}
            consent={
              <PhotoConsent
                childName={name}
                legal={legal}
                painter={painter}
                agreed={agreed}
                onChange={(yes) => update({ photoConsent: yes ? CURRENT_TEXT.photo : undefined })}
                refusals={refusals}
              />
            }
            mayLeave={() => {
              if (!agreed) setRefusals(refusals + 1)
              return agreed
            }}
            onTurned={draftPhoto.turn}
            onConfirm={confirm}
            onOtherPhoto={otherPhoto}
          />
        ) : portrait.is === 'none' ? (
          <>
            <PickPhoto headingId={headingId} childName={name} noticePath={legal.notice} onOpen={draftPhoto.choose} />
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
            onPaintAgain={painter && onPaintAgain}
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
            <p className="field__hint">{CREATE_STORY.lookNotes[look]}</p>
          </PortraitPair>
        )
      }
      right={
        <>
          <h2 className="sr-only">{CREATE_STORY.rightPage}</h2>
          {isReady ? bill : <PhotoGuide startsOpen={portrait.is === 'none'} />}
        </>
      }
    />
  )
}
