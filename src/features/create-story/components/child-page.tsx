/** The left page of the third step: one child's photo on its way to the portrait. Give it the child as key. */
import { useEffect, useState, type ReactNode } from 'react'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { encodeFace, type HeroLook } from '#domain/face-features.ts'
import type { TemplateId, UserId } from '#domain/ids.ts'
import type { Providers } from '#domain/seller.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { Button } from '#ui/button.tsx'
import { CropPhoto } from './crop-photo.tsx'
import { faceOf } from '../model/order-request.ts'
import { printedName } from '../model/draft-names.ts'
import { HeroLooks } from './hero-looks.tsx'
import type { LegalPaths } from '../model/legal-paths.ts'
import { MendFace } from './mend-face.tsx'
import { PhotoConsent } from './photo-consent.tsx'
import { PickPhoto } from './pick-photo.tsx'
import { PortraitPair } from './portrait-pair.tsx'
import type { ChosenPhoto } from '../model/transform-photo.ts'
import type { ChildDraft } from '../draft.ts'
import type { UpdateChild } from '../hooks/use-draft.ts'
import type { ChildPhoto } from './child-photo.tsx'
import { useDraftPhoto } from '../hooks/use-draft-photo.ts'
import { useObjectUrl } from '../hooks/use-object-url.ts'
import type { VerificationMailPort } from '../verification-mail.tsx'
import styles from './child-page.module.css'

const noPhotoOf = ({ heroId, withoutPhoto }: ChildDraft): string => {
  if (heroId) return KEPT_HEROES.noPhoto
  return withoutPhoto ? CREATE_STORY.noPhoto : ''
}

interface ChildPageProps {
  headingId: string
  legal: Pick<LegalPaths, 'notice' | 'consent'>
  uid: UserId
  templateId: TemplateId
  now: () => number
  painter: Providers['pictures']
  verificationMail: VerificationMailPort
  child: ChildDraft
  update: UpdateChild
  photo: ChildPhoto
  /** The style of the whole book. */
  look: HeroLook
  onLook: (look: HeroLook) => void
  /** Opens the step that asks for the age. */
  onAge: () => void
  /** Called when a photo is there to be cropped, and when it no longer is. */
  onCropping: (isCropping: boolean) => void
  /** The step's heading stands above both pages. */
  isHeadingAbove: boolean
  /** Shown beneath a finished portrait. */
  children: ReactNode
}

export function ChildPage({
  headingId,
  legal,
  uid,
  templateId,
  now,
  painter,
  verificationMail,
  child,
  update,
  photo,
  look,
  onLook,
  onAge,
  onCropping,
  isHeadingAbove,
  children,
}: ChildPageProps) {
  const { portrait } = photo
  const { cropping, isLost, ...draftPhoto } = useDraftPhoto({
    owner: { uid, templateId, sibling: child.id },
    now,
    isAskedFor: portrait.is === 'none',
  })
  const [snapshotUrl, setSnapshot] = useObjectUrl()
  const [refusals, setRefusals] = useState(0)
  const agreed = child.photoConsent === CURRENT_TEXT.photo
  const name = printedName(child.childName)
  const face = faceOf(child)

  const closePhoto = () => {
    draftPhoto.close()
    setRefusals(0)
  }
  const confirm = (chosen: ChosenPhoto) => {
    closePhoto()
    setSnapshot(chosen.picture)
    photo.onPhoto(chosen)
  }
  const otherPhoto = () => {
    closePhoto()
    draftPhoto.forget()
    setSnapshot(null)
    photo.onOtherPhoto()
  }

  // Another tab may have a portrait meanwhile, and then there is no photo left to crop.
  const isCropping = cropping !== null && portrait.is !== 'ready'
  useEffect(() => onCropping(isCropping), [onCropping, isCropping])
  if (isCropping) {
    return (
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
    )
  }
  if (portrait.is === 'none') {
    const problem = portrait.erased ? CREATE_STORY.portraitErased : isLost ? CREATE_STORY.keptPhotoNotRead : ''
    return (
      <PickPhoto
        headingId={headingId}
        childName={name}
        noticePath={legal.notice}
        problem={problem}
        onOpen={draftPhoto.choose}
      />
    )
  }
  return (
    <PortraitPair
      headingId={headingId}
      isHeadingAbove={isHeadingAbove}
      childName={name}
      childAge={child.childAge ?? 0}
      portrait={portrait}
      snapshotUrl={snapshotUrl}
      onTryAgain={photo.onTryAgain}
      onPaintAgain={painter && child.heroId === undefined && !child.withoutPhoto ? photo.onPaintAgain : null}
      onOtherPhoto={otherPhoto}
      verificationMail={verificationMail}
      noPhoto={noPhotoOf(child)}
      looks={
        portrait.is === 'ready' && (
          <HeroLooks
            childName={name}
            face={face}
            portraitUrl={child.withoutPhoto ? null : portrait.url}
            chosen={look}
            onChoose={onLook}
          />
        )
      }
    >
      {look === 'drawn' && <MendFace face={face} onMend={(mended) => update({ heroFeatures: encodeFace(mended) })} />}
      {!child.withoutPhoto && <p className="field__hint">{CREATE_STORY.lookNotes[look]}</p>}
      {child.heroId !== undefined && child.childAge !== undefined && (
        <p className={styles.age}>
          {KEPT_HEROES.ageNow(name, child.childAge)}{' '}
          <Button variant="plain" small onClick={onAge}>
            {KEPT_HEROES.changeAge}
          </Button>
        </p>
      )}
      {children}
    </PortraitPair>
  )
}
