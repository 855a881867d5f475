/** The wizard, connected to the database, the functions and the checkout. */
import { useEffect, useMemo, useState } from 'react'
import { withdrawPhotoConsent } from '#api/account.ts'
import { checkGift } from '#api/gift.ts'
import { reuseHero } from '#api/heroes.ts'
import { isPictureErased } from '#api/media.ts'
import { sendPhoto } from '#api/photo.ts'
import { fetchOpening } from '#api/preview-voice.ts'
import { asProblem, LOG_TEXT, Problem } from '#domain/problem.ts'
import { LEGAL_SECTIONS, PATHS } from '#domain/site-paths.ts'
import { isPortraitOf, type HeroToKeep, type KeptHero } from '#domain/hero.ts'
import type { UserId } from '#domain/ids.ts'
import type { Remote } from '#domain/remote.ts'
import type { StoryTemplate } from '#domain/template.ts'
import type { User } from '#domain/user.ts'
import { CreateStoryWizard } from '#features/create-story/create-story-wizard.tsx'
import type { WizardPorts } from '#features/create-story/wizard-ports.ts'
import { KeepHero } from '#features/kept-heroes/keep-hero.tsx'
import { DraftWords } from '#features/own-words/draft-words.tsx'
import { createTransformation, readTransformation, watchTransformation } from '#firebase/transformations.ts'
import { showProblem } from '#show-problem'
import { CREATE_STORY } from '#text/create-story.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { showSuccess } from '#ui/toast.ts'
import { serverNow } from '#firebase/server-clock.ts'
import { verificationMailTo } from '../auth/verification-mail.ts'
import { withVerifiedAddress } from '../auth/with-verified-address.ts'
import { checkout } from '../checkout/checkout.ts'
import { keepGift, useKeptGift } from '../checkout/kept-gift.ts'
import { SITE_FACTS } from '../site-facts.ts'
import { forgetToldChild, toldChild } from '../told-child.ts'
import { heroKeeper, useKeptHeroes } from './use-kept-heroes.ts'

const LEGAL = { notice: PATHS.privacy, consent: PATHS.consent, ...LEGAL_SECTIONS }

/** An expired portrait was erased with its consent: there is none to withdraw. */
function unlessGone(error: unknown): void {
  if (asProblem(error).code !== 'not-found') throw error
}

interface StoryWizardProps {
  template: StoryTemplate
  user: User
  onClose: () => void
}

export function StoryWizard({ template, user, onClose }: StoryWizardProps) {
  const { uid, email } = user
  // Read the child once, because from now on the draft has it, and the next wizard may be for another child.
  const [told] = useState(toldChild)
  useEffect(forgetToldChild, [])
  const giftCode = useKeptGift(uid)
  const heroes = useKeptHeroes(uid)
  const ports = useMemo((): WizardPorts => {
    const userEmail = () => {
      if (!email) throw new Problem('missing-data', LOG_TEXT.userMissing)
      return email
    }
    const verificationMail = verificationMailTo(uid)
    return {
      createTransformation: async (id, consentText) =>
        createTransformation(uid, id, { templateId: template.id, userEmail: userEmail(), consentText }),
      watchTransformation: (id, onChange, onFailed) => watchTransformation(uid, id, onChange, onFailed),
      readTransformation: (id) => readTransformation(uid, id),
      isErased: isPictureErased,
      erasePhoto: (id) => withdrawPhotoConsent(id).catch(unlessGone),
      discard: async ({ storyId, transformIds }) => {
        try {
          await checkout.giveUp(uid, storyId)
          for (const id of transformIds) await withdrawPhotoConsent(id).catch(unlessGone)
          showSuccess(CREATE_STORY.discarded)
          return true
        } catch (error) {
          showProblem(error, 'create-story: discard a draft', CREATE_STORY.discardFailed)
          return false
        }
      },
      reuseHero: (hero, transformId) => reuseHero({ ...hero, transformId, templateId: template.id }),
      fetchOpening: async (opening, signal) =>
        withVerifiedAddress(() => fetchOpening(opening, signal), { sendLink: verificationMail.sendAgain }),
      sendPhoto: async (photo, transformId, child) =>
        withVerifiedAddress(() =>
          sendPhoto(photo.picture, {
            ...child,
            ...(photo.acceptedFault && { acceptedFault: photo.acceptedFault }),
            ...(photo.isAgain && { again: 'yes' as const }),
            uid,
            transformId,
            templateId: template.id,
            email: userEmail(),
          }),
        ),
      verificationMail,
    }
  }, [uid, email, template.id])

  return (
    <CreateStoryWizard
      template={template}
      user={user}
      ports={ports}
      storage={deviceStorage}
      now={serverNow}
      told={told}
      legal={LEGAL}
      painter={SITE_FACTS.providers.pictures}
      discount={SITE_FACTS.discount}
      onClose={onClose}
      onCheckout={checkout.start}
      gift={{ code: giftCode, keep: (code) => keepGift(code, uid), check: checkGift }}
      heroes={heroes.is === 'ready' ? heroes.value : []}
      keepHero={(hero) => <KeepHeroOfDraft hero={hero} heroes={heroes} uid={uid} />}
      ownWords={(props) => <DraftWords {...props} />}
    />
  )
}

/** The question waits until the saved heroes are known. */
function KeepHeroOfDraft({ hero, heroes, uid }: { hero: HeroToKeep; heroes: Remote<KeptHero[]>; uid: UserId }) {
  if (heroes.is !== 'ready') return null
  const isKept = heroes.value.some((one) => isPortraitOf(one, hero.transformId))
  return <KeepHero hero={hero} isKept={isKept} keep={heroKeeper(uid)} consentPath={PATHS.consent} />
}
