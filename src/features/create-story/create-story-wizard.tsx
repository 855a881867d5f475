/**
 * Three steps in an open book: the child's name, age and gender, the photo (product 5.1). It gets its storage, its
 * clock and its server calls as props, and saves all input in a draft.
 */
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import type { HeroToKeep, KeptHero } from '#domain/hero.ts'
import type { OwnTexts } from '#domain/own-words.ts'
import type { UserId } from '#domain/ids.ts'
import type { DiscountDays } from '#domain/pricing.ts'
import type { Providers } from '#domain/seller.ts'
import type { StoryTemplate } from '#domain/template.ts'
import type { Reader } from '#stories/script.ts'
import { showProblem } from '#show-problem'
import { CREATE_STORY } from '#text/create-story.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { showError } from '#ui/toast.ts'
import { AgeStep } from './components/age-step.tsx'
import { areNamesTooLong, usualTitle, hasName } from './model/draft-names.ts'
import { changeOfChild, childOfHero, newSibling, type ChildDraft, type ToldChild, type WizardDraft } from './draft.ts'
import { childOf, readerOf } from './model/order-request.ts'
import { eraseDraftOf } from './draft-storage.ts'
import { eraseDraftPhoto } from './draft-photo.ts'
import type { KeptGift } from './components/gift-code.tsx'
import { FamiliarHeroes } from './components/familiar-heroes.tsx'
import { NameStep } from './components/name-step.tsx'
import type { LegalPaths } from './model/legal-paths.ts'
import { OrderBill } from './components/order-bill.tsx'
import { Siblings } from './components/siblings.tsx'
import { SiblingStep } from './components/sibling-step.tsx'
import { PhotoStep } from './components/photo-step.tsx'
import { OrderBar, useOrder, type OnCheckout } from './components/order-bar.tsx'
import { useDraft } from './hooks/use-draft.ts'
import { ChildPhotoJob, type ChildPhoto } from './components/child-photo.tsx'
import type { WizardPorts } from './wizard-ports.ts'
import { WizardTop, type Step } from './components/wizard-top.tsx'
import styles from './create-story-wizard.module.css'

export interface OwnWordsProps {
  templateId: string
  child: Reader
  own: OwnTexts
  onChange: (own: OwnTexts) => void
  /** Pages whose words are too long for their place: such a book cannot be ordered. */
  onTooLong: (pages: readonly number[]) => void
}

interface WizardProps {
  template: StoryTemplate
  user: { uid: UserId; email: string | null }
  ports: WizardPorts
  storage: DeviceStorage
  now: () => number
  /** The child that the parent entered before opening the wizard. */
  told?: ToldChild
  legal: LegalPaths
  /** The provider that paints portraits; null: our own software, which draws the same portrait from the same photo. */
  painter?: Providers['pictures']
  /** The days of the reduced price. */
  discount?: DiscountDays | null
  onClose: () => void
  onCheckout: OnCheckout
  gift: KeptGift
  /** Children that are kept for the next tale. */
  heroes: readonly KeptHero[]
  /** Asks if this child is to be kept. */
  keepHero: (hero: HeroToKeep) => ReactNode
  /** The form that changes the tale's words. */
  ownWords: (props: OwnWordsProps) => ReactNode
}

const NOBODY_YET: ToldChild = { name: '' }

export function CreateStoryWizard({
  template,
  user,
  ports,
  storage,
  now,
  told = NOBODY_YET,
  legal,
  painter = null,
  discount = null,
  onClose,
  onCheckout,
  gift,
  heroes,
  keepHero,
  ownWords,
}: WizardProps) {
  const headingId = useId()
  const [draft, update] = useDraft({
    owner: { uid: user.uid, templateId: template.id },
    storage,
    now,
    told,
    onGone: () => {
      showError(CREATE_STORY.draftGone)
      onClose()
    },
  })
  const [step, setStep] = useState<Step>(() => firstOpenStep(draft))
  const reader = useMemo(() => readerOf(draft), [draft])
  const [openSibling, setOpenSibling] = useState<string | null>(null)
  const sibling = draft.children.find(({ id }) => id === openSibling)
  const [photos, setPhotos] = useState<ReadonlyMap<string, ChildPhoto>>(new Map())
  const setPhoto = useCallback((id: string, photo: ChildPhoto) => setPhotos((all) => new Map(all).set(id, photo)), [])
  const [tooLong, setTooLong] = useState<readonly number[]>([])
  const [firstTooLong] = tooLong
  const order = useOrder({
    ...{ draft, update, user, template, onCheckout, giftCode: gift.code },
    refusal: firstTooLong === undefined ? null : OWN_WORDS.draftDoesNotFit(firstTooLong),
  })
  const common = { headingId, template, draft, update }
  const discard = async () => {
    const transformIds = draft.children.flatMap(({ transformId }) => transformId ?? [])
    if (!(await ports.discard({ storyId: draft.storyId, transformIds }))) return
    eraseDraftOf(user.uid, draft.storyId, storage)
    onClose()
  }
  const addSibling = () => {
    const added = newSibling(now())
    update(({ children }) => ({ children: [...children, added] }))
    setOpenSibling(added.id)
  }
  const removeSibling = async ({ id, transformId }: ChildDraft) => {
    try {
      if (transformId) await ports.erasePhoto(transformId)
    } catch (error) {
      return showProblem(error, 'create-story: take a sibling out', CREATE_STORY.siblingRemoveFailed)
    }
    void eraseDraftPhoto({ uid: user.uid, templateId: template.id, sibling: id })
    update(({ children: [first, ...others] }) => ({ children: [first, ...others.filter((one) => one.id !== id)] }))
  }
  return (
    <Dialog full onClose={onClose} labelledBy={headingId} className={styles.dialog}>
      <div className={styles.wizard}>
        <WizardTop step={step} onClose={onClose} />
        {draft.children.map((child, place) => (
          <ChildPhotoJob
            key={child.id}
            {...{ child, place, update, user, templateId: template.id, ports, now, onChange: setPhoto }}
          />
        ))}
        {step === 1 && (
          <NameStep
            {...common}
            familiar={
              <FamiliarHeroes
                heroes={heroes}
                onTake={(hero) => {
                  update((before) => ({
                    ...changeOfChild(before.children[0].id, childOfHero(hero, now()))(before),
                    ...(hero.heroLook && { heroLook: hero.heroLook }),
                  }))
                  setStep(3)
                }}
              />
            }
            onNext={() => setStep(2)}
          />
        )}
        {step === 2 && sibling && (
          <SiblingStep
            key={sibling.id}
            {...{ headingId, template, draft, sibling }}
            update={(change) => update(changeOfChild(sibling.id, change))}
            familiar={
              <FamiliarHeroes
                heroes={heroes.filter(({ id }) => draft.children.every(({ heroId }) => heroId !== id))}
                onTake={(hero) => {
                  update(changeOfChild(sibling.id, childOfHero(hero, now())))
                  setOpenSibling(null)
                }}
              />
            }
            onBack={() => setOpenSibling(null)}
          />
        )}
        {step === 2 && !sibling && (
          <AgeStep
            {...common}
            siblings={
              <Siblings
                siblings={draft.children.slice(1)}
                onAdd={addSibling}
                onOpen={setOpenSibling}
                remove={removeSibling}
              />
            }
            onBack={() => setStep(1)}
            onNext={() => setStep(3)}
          />
        )}
        {step === 3 && (
          <PhotoStep
            {...common}
            legal={legal}
            photos={photos}
            keepHero={keepHero}
            onAge={() => setStep(2)}
            fetchOpening={ports.fetchOpening}
            uid={user.uid}
            now={now}
            painter={painter}
            verificationMail={ports.verificationMail}
            bill={
              <OrderBill
                usualTitle={usualTitle(draft, template)}
                draft={draft}
                update={update}
                legal={legal}
                order={order}
                gift={gift}
                words={
                  reader &&
                  ownWords({
                    templateId: template.id,
                    child: reader,
                    own: draft.ownTexts ?? {},
                    onChange: (ownTexts) => update({ ownTexts }),
                    onTooLong: setTooLong,
                  })
                }
              />
            }
            bar={(portraitReady) => <OrderBar {...{ order, discount, now, portraitReady }} onBack={() => setStep(2)} />}
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

/** A draft continues where it was left. */
function firstOpenStep(draft: WizardDraft): Step {
  if (!hasName(draft.children[0])) return 1
  return draft.children.every((child) => childOf(child)) && !areNamesTooLong(draft) ? 3 : 2
}
