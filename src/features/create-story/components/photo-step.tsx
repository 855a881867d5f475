/**
 * Step 3. Left page: each child's photo, the crop with its consent, the portrait. Right page: the guide, then the
 * agreement. The book lies across both, and price and last button are beneath them.
 */
import { useState, type ReactNode } from 'react'
import type { Called } from '#domain/book-fields.ts'
import { encodeFace } from '#domain/face-features.ts'
import type { HeroToKeep } from '#domain/hero.ts'
import { textKey } from '#domain/own-words.ts'
import type { UserId } from '#domain/ids.ts'
import type { Providers } from '#domain/seller.ts'
import type { OpeningRequest } from '#domain/wire.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { ComposedCover } from '../heroes-on-cover.tsx'
import { ChildPage } from './child-page.tsx'
import type { LegalPaths } from '../model/legal-paths.ts'
import { BookPreview, type StepProps } from './name-step.tsx'
import { OpenBook, StepHeading } from './open-book.tsx'
import { PhotoGuide } from './photo-guide.tsx'
import { childOf, faceOf, heroToKeepOf, lookOf } from '../model/order-request.ts'
import { chosenSuffixOf, printedName, namedChildOf, namesOf, shownTitle } from '../model/draft-names.ts'
import { changeOfChild, type ChildDraft, type WizardDraft } from '../draft.ts'
import { HearOpening } from './hear-opening.tsx'
import { PreviewBook } from './preview-book.tsx'
import { Tabs } from './tabs.tsx'
import type { ChildPhoto } from './child-photo.tsx'
import type { VerificationMailPort } from '../verification-mail.tsx'
import styles from './photo-step.module.css'

interface PhotoStepProps extends StepProps {
  legal: Pick<LegalPaths, 'notice' | 'consent'>
  uid: UserId
  now: () => number
  /** The key is the id of the child in the draft. */
  photos: ReadonlyMap<string, ChildPhoto>
  /** Asks if a child is to be kept for the next tale. */
  keepHero: (hero: HeroToKeep) => ReactNode
  /** Opens the step that asks for the age. */
  onAge: () => void
  fetchOpening: (opening: OpeningRequest, signal: AbortSignal) => Promise<Blob>
  painter: Providers['pictures']
  verificationMail: VerificationMailPort
  /** The agreement, once there is a book to buy. */
  bill: ReactNode
  /** Price and last button. */
  bar: (portraitReady: boolean) => ReactNode
}

/** The child that the opening is read to: in the tale's own words, even if the parent has changed them. */
function openingOf(draft: WizardDraft, templateId: OpeningRequest['templateId']): OpeningRequest | null {
  const [first, ...siblings] = draft.children
  const child = childOf(first)
  const called = (one: ChildDraft): Called => ({
    childName: printedName(one.childName),
    childNameForm: chosenSuffixOf(one),
  })
  return child && { templateId, children: [{ ...child, ...called(first) }, ...siblings.map(called)] }
}

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
  const { children } = draft
  const isDone = (child: ChildDraft) => child.portraitUrl !== undefined
  const waiting = children.findIndex((child) => !isDone(child))
  const [chosen, choose] = useState(() => Math.max(0, waiting))
  const at = Math.min(chosen, children.length - 1)
  const child = children[at] ?? children[0]
  const photo = photos.get(child.id)
  const isReady = waiting === -1
  const [isCropping, setIsCropping] = useState(false)
  const isPhotoWanted = !isCropping && (photo?.portrait.is === 'none' || photo?.portrait.is === 'failed')
  const rightPage = () => {
    if (isReady) return bill
    if (isPhotoWanted) return <PhotoGuide />
    return (
      <BookPreview template={template} names={namesOf(draft)}>
        <ComposedCover templateId={template.id} heroes={heroes} />
      </BookPreview>
    )
  }
  const look = lookOf(draft)
  const opening = openingOf(draft, template.id)
  const heroes = children.map((one) => ({
    ...namedChildOf(one),
    // A sibling whose details are not yet complete looks as old as the first child.
    age: one.childAge ?? children[0].childAge ?? 0,
    gender: one.childGender ?? children[0].childGender ?? 'female',
    portraitUrl: one.portraitUrl ?? '',
    drawn: look === 'drawn' && isDone(one) ? encodeFace(faceOf(one)) : undefined,
  }))
  const nameAt = (index: number) => printedName(children[index]?.childName ?? '')

  const toKeep = heroToKeepOf(child, look)

  const page = photo && (
    <ChildPage
      key={child.id}
      {...{ headingId, legal, uid, now, painter, verificationMail, look, child, photo }}
      update={(change) => update(changeOfChild(child.id, change))}
      templateId={template.id}
      isHeadingAbove={isReady}
      onLook={(heroLook) => update({ heroLook })}
      onAge={onAge}
      onCropping={setIsCropping}
    >
      {isDone(child) && !isReady && (
        <Button variant="forest" small onClick={() => choose(waiting)}>
          {CREATE_STORY.photoNext(nameAt(waiting))}
        </Button>
      )}
      {toKeep && keepHero(toKeep)}
    </ChildPage>
  )
  return (
    <OpenBook
      preview={
        isReady && (
          <>
            <StepHeading id={headingId}>{CREATE_STORY.portraitHeading(namesOf(draft).name)}</StepHeading>
            <p className="lead">
              {children.length === 1 ? CREATE_STORY.portraitLead : CREATE_STORY.portraitsLead}{' '}
              {painter && painter !== 'other' && CREATE_STORY.paintedAnew}
            </p>
            {opening && (
              <PreviewBook
                key={children.map(({ portraitUrl }) => portraitUrl).join()}
                templateId={template.id}
                heroes={heroes}
                own={draft.ownTexts}
                title={shownTitle(draft, template)}
                dedication={draft.dedication}
                hear={
                  <HearOpening
                    key={JSON.stringify(opening)}
                    fetchOpening={(signal) => fetchOpening(opening, signal)}
                    isOtherThanPrinted={draft.ownTexts?.[textKey(0)] !== undefined}
                  />
                }
              />
            )}
          </>
        )
      }
      foot={bar(isReady)}
      left={
        children.length === 1 ? (
          page
        ) : (
          <Tabs
            label={CREATE_STORY.whosePhoto}
            tabs={children.map((one, index) => ({
              id: String(index),
              shown: isDone(one) ? CREATE_STORY.photoIsReady(nameAt(index)) : nameAt(index),
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
          {rightPage()}
        </>
      }
    />
  )
}
