/** The wizard with its ways to the database and the functions, and payment behind its last button. */
import { useCallback, useMemo } from 'react'
import { isPictureErased } from '#api/media.ts'
import { sendPhoto } from '#api/photo.ts'
import { beginCheckout, purchase } from '#domain/analytics.ts'
import { LOG_TEXT, Problem } from '#domain/problem.ts'
import type { StoryDraft } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { CreateStoryWizard, type WizardPorts } from '#features/create-story/create-story-wizard.tsx'
import { orderStory } from '#features/payment/order-story.ts'
import { paymentSentence } from '#features/payment/payment-problem.ts'
import { track } from '#firebase/analytics.ts'
import { idToken, type User } from '#firebase/auth.ts'
import { createConsent } from '#firebase/consents.ts'
import { createTransformation, readTransformation, watchTransformation } from '#firebase/transformations.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { showError } from '#ui/toast.tsx'
import { orderPorts } from './order-ports.ts'
import { PATHS } from './paths.ts'

const LEGAL = {
  notice: PATHS.privacy,
  preInformation: `${PATHS.terms}#on-bilgilendirme`,
  saleContract: `${PATHS.terms}#mesafeli-satis`,
}

interface StoryWizardProps {
  template: StoryTemplate
  user: User
  onClose: () => void
}

export function StoryWizard({ template, user, onClose }: StoryWizardProps) {
  const { uid, email } = user
  const ports = useMemo((): WizardPorts => {
    const userEmail = () => {
      if (!email) throw new Problem('missing-data', LOG_TEXT.userMissing)
      return email
    }
    return {
      storePhotoConsent: () => createConsent(uid, 'photo'),
      createTransformation: async (id) =>
        createTransformation(uid, id, { templateId: template.id, userEmail: userEmail() }),
      watchTransformation: (id, onChange, onFailed) => watchTransformation(uid, id, onChange, onFailed),
      readTransformation: (id) => readTransformation(uid, id),
      isErased: isPictureErased,
      sendPhoto: async (photo, transformId, child) =>
        sendPhoto(await idToken(), photo.picture, {
          ...child,
          ...(photo.acceptedFault && { acceptedFault: photo.acceptedFault }),
          uid,
          transformId,
          templateId: template.id,
          email: userEmail(),
        }),
    }
  }, [uid, email, template.id])

  const checkout = useCallback(
    async (draft: StoryDraft, onNewId: (id: StoryDraft['id']) => void): Promise<boolean> => {
      // It may get another one on the way, where an ended order stands on it.
      let orderedId = draft.id
      track(beginCheckout())
      try {
        await createConsent(uid, 'sale')
        const payPage = await orderStory(draft, orderPorts, (id) => {
          orderedId = id
          onNewId(id)
        })
        track(purchase(orderedId))
        window.location.assign(payPage)
        return true
      } catch (error) {
        showError(paymentSentence(error))
        return false
      }
    },
    [uid],
  )

  return (
    <CreateStoryWizard
      template={template}
      user={user}
      ports={ports}
      storage={deviceStorage}
      now={Date.now}
      legal={LEGAL}
      onClose={onClose}
      onCheckout={checkout}
    />
  )
}
