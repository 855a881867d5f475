/**
 * Three steps in an open book: the child's name, age and gender, the photo (decision 14). It is handed its
 * storage, its clock and its ways to the server, and keeps a draft of everything.
 */
import { useCallback, useId, useMemo, useState } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { StoryDraft } from '#domain/story.ts'
import { mintTransformId } from '#domain/story-id.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { normaliseName } from '#domain/turkish/letter-case.ts'
import { createStoryText } from '#text/create-story.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showError } from '#ui/toast.tsx'
import { AgeStep } from './age-step.tsx'
import { hasName, nameFormOf, type Draft } from './draft.ts'
import { NameStep } from './name-step.tsx'
import { PhotoStep } from './photo-step.tsx'
import type { ChosenPhoto, TransformationPorts } from './transform-photo.ts'
import { useDraft } from './use-draft.ts'
import { usePortrait } from './use-portrait.ts'
import { WizardTop, type Step } from './wizard-top.tsx'
import './wizard.css'

export interface ChildDetails {
  childName: string
  childAge: number
  childGender: StoryDraft['childGender']
}

export interface WizardPorts {
  storePhotoConsent: () => Promise<void>
  createTransformation: TransformationPorts['createTransformation']
  watchTransformation: TransformationPorts['watchTransformation']
  readTransformation: TransformationPorts['readTransformation']
  /** Whether a portrait that was kept is no longer on the server; a lost network says nothing of it. */
  isErased: (portraitUrl: string) => Promise<boolean>
  sendPhoto: (
    photo: ChosenPhoto,
    id: Parameters<TransformationPorts['sendPhoto']>[1],
    child: ChildDetails,
  ) => Promise<void>
}

export interface LegalPaths {
  notice: string
  preInformation: string
  saleContract: string
}

interface WizardProps {
  template: StoryTemplate
  user: { uid: UserId; email: string | null }
  ports: WizardPorts
  storage: DeviceStorage
  now: () => number
  legal: LegalPaths
  onClose: () => void
  /** Resolves to false where paying could not begin (and has said so); otherwise the page is on its way out. */
  onCheckout: (draft: StoryDraft, onNewId: (id: StoryDraft['id']) => void) => Promise<boolean>
}

export function CreateStoryWizard({ template, user, ports, storage, now, legal, onClose, onCheckout }: WizardProps) {
  const headingId = useId()
  const [draft, update] = useDraft({
    owner: { uid: user.uid, templateId: template.id },
    storage,
    now,
    onGone: () => {
      showError(createStoryText.draftGone)
      onClose()
    },
  })
  const [step, setStep] = useState<Step>(() => firstOpenStep(draft))
  const child = useMemo(() => childOf(draft), [draft])

  const transformationPorts = useMemo(
    (): TransformationPorts => ({
      ...ports,
      sendPhoto: (photo, id) =>
        child ? ports.sendPhoto(photo, id, child) : Promise.reject(new Error('the child is not known yet')),
    }),
    [ports, child],
  )
  const { portrait, start, tryAgain, reset } = usePortrait({
    kept: { transformId: draft.transformId, portraitUrl: draft.portraitUrl },
    onKeep: update,
    mintId: () => mintTransformId(template.id, now()),
    ports: transformationPorts,
    isErased: ports.isErased,
  })
  const startPortrait = useCallback(
    (photo: ChosenPhoto) => {
      // Specification, section 5: a transformation needs the user and the child whole.
      if (child && user.email) start(photo)
      else showError(createStoryText.dataMissing)
    },
    [child, start, user.email],
  )

  const order = async (): Promise<boolean> => {
    if (!child || !user.email || !draft.transformId || !draft.portraitUrl) {
      showError(createStoryText.dataMissing)
      return false
    }
    const childNameForm = nameFormOf(draft)
    const story: StoryDraft = {
      id: draft.storyId,
      uid: user.uid,
      userEmail: user.email,
      template,
      ...child,
      ...(childNameForm && { childNameForm }),
      transformId: draft.transformId,
      transformedPhotoUrl: draft.portraitUrl,
      ...(draft.dedication.trim() && { dedication: draft.dedication.trim() }),
    }
    return onCheckout(story, (storyId) => update({ storyId }))
  }

  const common = { headingId, template, draft, update }
  return (
    <Dialog open full onClose={onClose} labelledBy={headingId} className="wizard-dialog">
      <div className="wizard">
        <WizardTop step={step} onClose={onClose} />
        {step === 1 && <NameStep {...common} onNext={() => setStep(2)} />}
        {step === 2 && <AgeStep {...common} onBack={() => setStep(1)} onNext={() => setStep(3)} />}
        {step === 3 && (
          <PhotoStep
            {...common}
            legal={legal}
            portrait={portrait}
            onPhoto={startPortrait}
            onTryAgain={() => void tryAgain()}
            onOtherPhoto={reset}
            storePhotoConsent={ports.storePhotoConsent}
            onBack={() => setStep(2)}
            onOrder={order}
          />
        )}
      </div>
    </Dialog>
  )
}

function childOf(draft: Draft): ChildDetails | null {
  const { childName, childAge, childGender } = draft
  return hasName(draft) && childAge && childGender
    ? { childName: normaliseName(childName), childAge, childGender }
    : null
}

/** A draft is taken up where it was left. */
function firstOpenStep(draft: Draft): Step {
  if (!hasName(draft)) return 1
  return childOf(draft) ? 3 : 2
}
