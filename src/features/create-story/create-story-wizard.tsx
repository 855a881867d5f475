/**
 * Three steps in an open book: the child's name, age and gender, the photo (docs/product/05-making-a-story.md#51-everything-of-making-stays-in-step-3). It is handed its
 * storage, its clock and its ways to the server, and keeps a draft of everything.
 */
import { CURRENT_TEXT } from '#domain/consent.ts'
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import type { OwnTexts } from '#domain/own-words.ts'
import type { OpeningRequest } from '#domain/wire.ts'
import type { UserId } from '#domain/ids.ts'
import { mintTransformId } from '#domain/story-id.ts'
import type { Providers } from '#domain/seller.ts'
import type { StoryTemplate } from '#domain/template.ts'
import type { Reader } from '#stories/script.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { showError } from '#ui/toast.tsx'
import { AgeStep } from './age-step.tsx'
import {
  childOf,
  chosenSuffixOf,
  eraseDraftOf,
  hasName,
  heroFeaturesOf,
  type ChildDetails,
  type WizardDraft,
  usualTitle,
} from './draft.ts'
import { NameStep } from './name-step.tsx'
import { OrderBar } from './order-bar.tsx'
import type { LegalPaths } from './legal-link.tsx'
import { OrderBill } from './order-bill.tsx'
import { PhotoStep } from './photo-step.tsx'
import type { ChosenPhoto, TransformationPorts } from './transform-photo.ts'
import { useOrder, type OnCheckout } from './use-order.ts'
import { useDraft } from './use-draft.ts'
import { usePortrait } from './use-portrait.ts'
import type { VerificationMailPort } from './verification-mail.tsx'
import { WizardTop, type Step } from './wizard-top.tsx'
import styles from './create-story-wizard.module.css'

export interface WizardPorts {
  /** To the parent's own address. */
  verificationMail: VerificationMailPort
  /** @param consentText the version of the text that was agreed to */
  createTransformation: (
    id: Parameters<TransformationPorts['createTransformation']>[0],
    consentText: string,
  ) => Promise<void>
  watchTransformation: TransformationPorts['watchTransformation']
  readTransformation: TransformationPorts['readTransformation']
  /** Whether a portrait that was kept is no longer on the server; a lost network says nothing of it. */
  isErased: (portraitUrl: string) => Promise<boolean>
  sendPhoto: (
    photo: ChosenPhoto,
    id: Parameters<TransformationPorts['sendPhoto']>[1],
    child: ChildDetails,
  ) => Promise<void>
  /** Nothing of the draft stays on the server. Resolves with whether it has gone; where not, it has said why. */
  discard: (draft: Pick<WizardDraft, 'storyId' | 'transformId'>) => Promise<boolean>
  /** The book's first sentences with the child's name, as MP3. */
  fetchOpening: (opening: OpeningRequest, signal: AbortSignal) => Promise<Blob>
}

export interface OwnWordsProps {
  templateId: string
  child: Reader
  own: OwnTexts
  onChange: (own: OwnTexts) => void
  /** Pages whose words are too long for their place: such a book is not ordered. */
  onTooLong: (pages: readonly number[]) => void
}

interface WizardProps {
  template: StoryTemplate
  user: { uid: UserId; email: string | null }
  ports: WizardPorts
  storage: DeviceStorage
  now: () => number
  /** The child's name, where it was told before there was a wizard. */
  toldName?: string
  legal: LegalPaths
  /** Who paints portraits; null: our own software, which draws the same of the same photo. */
  painter?: Providers['pictures']
  onClose: () => void
  onCheckout: OnCheckout
  /** Where the tale's words are changed. */
  ownWords: (props: OwnWordsProps) => ReactNode
}

export function CreateStoryWizard({
  template,
  user,
  ports,
  storage,
  now,
  toldName = '',
  legal,
  painter = null,
  onClose,
  onCheckout,
  ownWords,
}: WizardProps) {
  const headingId = useId()
  const [draft, update] = useDraft({
    owner: { uid: user.uid, templateId: template.id },
    storage,
    now,
    toldName,
    onGone: () => {
      showError(CREATE_STORY.draftGone)
      onClose()
    },
  })
  const [step, setStep] = useState<Step>(() => firstOpenStep(draft))
  const child = useMemo(() => childOf(draft), [draft])
  const photoConsent = draft.photoConsent === CURRENT_TEXT.photo ? draft.photoConsent : null

  const transformationPorts = useMemo(
    (): TransformationPorts => ({
      ...ports,
      createTransformation: (id) =>
        photoConsent
          ? ports.createTransformation(id, photoConsent)
          : Promise.reject(new Error('nothing was agreed to yet')),
      sendPhoto: (photo, id) =>
        child ? ports.sendPhoto(photo, id, child) : Promise.reject(new Error('the child is not known yet')),
    }),
    [ports, child, photoConsent],
  )
  const { portrait, start, tryAgain, paintAgain, reset } = usePortrait({
    kept: { transformId: draft.transformId, portraitUrl: draft.portraitUrl },
    onKeep: (kept, features) => update({ ...kept, heroFeatures: heroFeaturesOf(features, draft.childGender) }),
    mintId: () => mintTransformId(template.id, now()),
    ports: transformationPorts,
    isErased: ports.isErased,
  })
  const startPortrait = useCallback(
    (photo: ChosenPhoto) => {
      // docs/product/05-making-a-story.md#52-a-new-transformation-needs-everything: a transformation needs the user and the child whole.
      if (child && user.email) start(photo)
      else showError(CREATE_STORY.dataMissing)
    },
    [child, start, user.email],
  )

  const [tooLong, setTooLong] = useState<readonly number[]>([])
  const [firstTooLong] = tooLong
  const order = useOrder({
    ...{ draft, update, user, template, onCheckout },
    refusal: firstTooLong === undefined ? null : OWN_WORDS.draftDoesNotFit(firstTooLong),
  })
  const common = { headingId, template, draft, update }
  const discard = async () => {
    if (!(await ports.discard(draft))) return
    eraseDraftOf(user.uid, draft.storyId, storage)
    onClose()
  }
  return (
    <Dialog full onClose={onClose} labelledBy={headingId} className={styles.dialog}>
      <div className={styles.wizard}>
        <WizardTop step={step} onClose={onClose} />
        {step === 1 && <NameStep {...common} onNext={() => setStep(2)} />}
        {step === 2 && <AgeStep {...common} onBack={() => setStep(1)} onNext={() => setStep(3)} />}
        {step === 3 && (
          <PhotoStep
            {...common}
            legal={legal}
            portrait={portrait}
            fetchOpening={ports.fetchOpening}
            uid={user.uid}
            now={now}
            onPhoto={startPortrait}
            onTryAgain={() => void tryAgain()}
            painter={painter}
            onPaintAgain={paintAgain}
            onOtherPhoto={reset}
            verificationMail={ports.verificationMail}
            bill={
              <OrderBill
                usualTitle={usualTitle(draft, template)}
                draft={draft}
                update={update}
                legal={legal}
                order={order}
                words={
                  child &&
                  ownWords({
                    templateId: template.id,
                    child: {
                      name: child.childName,
                      age: child.childAge,
                      gender: child.childGender,
                      childNameForm: chosenSuffixOf(draft),
                    },
                    own: draft.ownTexts,
                    onChange: (ownTexts) => update({ ownTexts }),
                    onTooLong: setTooLong,
                  })
                }
              />
            }
            bar={(portraitReady) => <OrderBar order={order} portraitReady={portraitReady} onBack={() => setStep(2)} />}
          />
        )}
        <div className={styles.discard}>
          <AskOnceMore
            action={
              <>
                <Icon name="bin" />
                {CREATE_STORY.discard}
              </>
            }
            question={CREATE_STORY.discardQuestion}
            confirm={CREATE_STORY.discardConfirm}
            working={CREATE_STORY.discarding}
            cancel={CREATE_STORY.discardCancel}
            act={discard}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** A draft is taken up where it was left. */
function firstOpenStep(draft: WizardDraft): Step {
  if (!hasName(draft)) return 1
  return childOf(draft) ? 3 : 2
}
