/** Step 3: of each child photo, crop with the consent to it, portrait on the left page; guide, then what is agreed to on the right; the book across both, and beneath them price and last button. */
import { useState, type ReactNode } from 'react'
import { encodeFace } from '#domain/face-features.ts'
import type { HeroToKeep } from '#domain/hero.ts'
import { textKey } from '#domain/own-words.ts'
import type { UserId } from '#domain/ids.ts'
import type { Providers } from '#domain/seller.ts'
import type { OpeningRequest } from '#domain/wire.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { ChildPage } from './child-page.tsx'
import type { LegalPaths } from '../model/legal-paths.ts'
import type { StepProps } from './name-step.tsx'
import { OpenBook, StepHeading } from './open-book.tsx'
import { PhotoGuide } from './photo-guide.tsx'
import {
  childOf,
  chosenSuffixOf,
  faceOf,
  heroToKeepOf,
  lookOf,
  namesOf,
  printedName,
  shownTitle,
  type WizardDraft,
} from '../draft.ts'
import { HearOpening } from './hear-opening.tsx'
import { PreviewBook } from './preview-book.tsx'
import { Tabs } from './tabs.tsx'
import type { ChildPhoto } from '../hooks/use-child-photos.ts'
import type { VerificationMailPort } from '../verification-mail.tsx'
import styles from './photo-step.module.css'

interface PhotoStepProps extends StepProps {
  legal: Pick<LegalPaths, 'notice' | 'consent'>
  uid: UserId
  now: () => number
  photos: readonly ChildPhoto[]
  /** Asks whether a child is to be kept for the next tale. */
  keepHero: (hero: HeroToKeep) => ReactNode
  /** To where the age is told. */
  onAge: () => void
  fetchOpening: (opening: OpeningRequest, signal: AbortSignal) => Promise<Blob>
  painter: Providers['pictures']
  verificationMail: VerificationMailPort
  /** The agreement, once there is a book to buy. */
  bill: ReactNode
  /** Price and last button. */
  bar: (portraitReady: boolean) => ReactNode
}

/** To whom it is read: in the tale's own words, whatever the parent has written. */
function openingOf(draft: WizardDraft, templateId: OpeningRequest['templateId']): OpeningRequest | null {
  const child = childOf(draft)
  if (!child) return null
  const childNameForm = chosenSuffixOf(draft)
  const siblings = draft.siblings.map((one) => {
    const form = chosenSuffixOf(one)
    return { childName: printedName(one.childName), ...(form && { childNameForm: form }) }
  })
  return {
    templateId,
    ...child,
    ...(childNameForm && { childNameForm }),
    ...(siblings.length > 0 && { siblings }),
  }
}

const urlOf = ({ portrait }: ChildPhoto): string => (portrait.is === 'ready' ? portrait.url : '')

export function PhotoStep({
  headingId,
  template,
  draft,
  update,
  legal,
  photos,
  keepHero,
  onAge,
  fetchOpening,
  uid,
  now,
  painter,
  verificationMail,
  bill,
  bar,
}: PhotoStepProps) {
  const isDone = (index: number) => photos[index]?.portrait.is === 'ready'
  const waiting = photos.findIndex((_, index) => !isDone(index))
  const [chosen, choose] = useState(() => Math.max(0, waiting))
  const at = Math.min(chosen, photos.length - 1)
  const photo = photos[at]
  const isReady = waiting === -1
  const look = lookOf(draft)
  const opening = openingOf(draft, template.id)
  const nameAt = (index: number) => printedName(photos[index]?.child.childName ?? '')

  const toKeep = photo && isDone(at) ? heroToKeepOf(photo.child, look) : null

  const page = photo && (
    <ChildPage
      key={photo.sibling ?? ''}
      {...{ headingId, legal, uid, now, painter, verificationMail, look, photo }}
      templateId={template.id}
      isHeadingAbove={isReady}
      onLook={(heroLook) => update({ heroLook })}
      onAge={onAge}
    >
      {isDone(at) && !isReady && (
        <Button look="forest" small onClick={() => choose(waiting)}>
          {CREATE_STORY.photoNext(nameAt(waiting))}
        </Button>
      )}
      {toKeep && keepHero(toKeep)}
    </ChildPage>
  )
  return (
    <OpenBook
      top={
        isReady && (
          <>
            <StepHeading id={headingId}>{CREATE_STORY.portraitHeading(namesOf(draft).name)}</StepHeading>
            <p className="lead">
              {photos.length === 1 ? CREATE_STORY.portraitLead : CREATE_STORY.portraitsLead}{' '}
              {painter && painter !== 'other' && CREATE_STORY.paintedAnew}
            </p>
            {opening && (
              <PreviewBook
                key={photos.map(urlOf).join()}
                templateId={template.id}
                heroes={photos.map((one) => ({
                  name: printedName(one.child.childName),
                  age: one.child.childAge ?? opening.childAge,
                  gender: one.child.childGender ?? opening.childGender,
                  childNameForm: chosenSuffixOf(one.child),
                  portraitUrl: urlOf(one),
                  drawn: look === 'drawn' ? encodeFace(faceOf(one.child)) : undefined,
                }))}
                own={draft.ownTexts}
                title={shownTitle(draft, template)}
                dedication={draft.dedication}
                hear={
                  <HearOpening
                    key={JSON.stringify(opening)}
                    fetchOpening={(signal) => fetchOpening(opening, signal)}
                    isOtherThanPrinted={draft.ownTexts[textKey(0)] !== undefined}
                  />
                }
              />
            )}
          </>
        )
      }
      foot={bar(isReady)}
      left={
        photos.length === 1 ? (
          page
        ) : (
          <Tabs
            label={CREATE_STORY.whosePhoto}
            tabs={photos.map((_, index) => ({
              id: String(index),
              shown: isDone(index) ? CREATE_STORY.photoIsReady(nameAt(index)) : nameAt(index),
            }))}
            chosen={String(at)}
            onChoose={(index) => choose(Number(index))}
          >
            <div className={styles.child}>{page}</div>
          </Tabs>
        )
      }
      right={
        <>
          <h2 className="sr-only">{CREATE_STORY.rightPage}</h2>
          {isReady ? bill : <PhotoGuide startsOpen={photo?.portrait.is === 'none'} />}
        </>
      }
    />
  )
}
