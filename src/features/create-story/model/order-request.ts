/** The parts of a draft that leave the wizard: a child for its photo, a hero to keep, the order. */
import * as v from 'valibot'
import { bookWordsSchema, orderedChildSchema, type BookWords, type Child } from '#domain/book-fields.ts'
import { decodeFace, encodeFace, PLAIN_FACE, type FaceFeatures, type HeroLook } from '#domain/face-features.ts'
import type { Gender } from '#domain/child.ts'
import { heroToKeepSchema, type HeroToKeep } from '#domain/hero.ts'
import type { UserId } from '#domain/ids.ts'
import type { OrderRequest } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import type { HeroWithoutPhoto } from '#domain/wire.ts'
import type { Reader } from '#stories/script.ts'
import type { ChildDraft, WizardDraft } from '../draft.ts'
import { chosenSuffixOf, hasName, printedName, areNamesTooLong, namedChildOf, visibleIn } from './draft-names.ts'

export type ChildDetails = Pick<Child, 'childName' | 'childAge' | 'childGender'>

/** @returns null until the first two steps are done */
export function childOf(draft: ChildDraft): ChildDetails | null {
  const { childName, childAge, childGender } = draft
  return hasName(draft) && childAge && childGender ? { childName: printedName(childName), childAge, childGender } : null
}

/** All fields of a child, from which a schema chooses. @returns null if one is still missing */
function filledIn(draft: ChildDraft, look: HeroLook) {
  const { heroFeatures: _measured, childNameForm: _typed, portraitUrl: transformedPhotoUrl, ...fields } = draft
  const child = childOf(draft)
  if (!child || !draft.transformId || !transformedPhotoUrl) return null
  const childNameForm = chosenSuffixOf(draft)
  return {
    ...{ ...fields, ...child, transformedPhotoUrl },
    ...(childNameForm && { childNameForm }),
    ...(look === 'drawn' && { heroFeatures: encodeFace(faceOf(draft)) }),
  }
}

/** @returns the hero that needs no photo; null if a photo is needed, or the child is not known yet */
export function heroWithoutPhotoOf({
  heroId,
  withoutPhoto,
  heroFeatures,
  childGender,
}: Pick<ChildDraft, 'heroId' | 'withoutPhoto' | 'heroFeatures' | 'childGender'>): HeroWithoutPhoto | null {
  if (heroId) return { heroId }
  return withoutPhoto && heroFeatures && childGender ? { face: heroFeatures, gender: childGender } : null
}

/** The child for whom the tale is told. @returns null until the first two steps are done */
export function readerOf({ children: [first, ...siblings] }: WizardDraft): Reader | null {
  const child = childOf(first)
  return (
    child && {
      ...{ ...namedChildOf(first), age: child.childAge, gender: child.childGender },
      siblings: siblings.filter(hasName).map(namedChildOf),
    }
  )
}

/** One look for the whole book: a child without a photo can only be drawn. */
export const lookOf = ({ heroLook, children }: WizardDraft): HeroLook =>
  children.some(({ withoutPhoto }) => withoutPhoto) ? 'drawn' : (heroLook ?? 'drawn')

export function faceOf({ heroFeatures, childGender }: ChildDraft): FaceFeatures {
  return decodeFace(heroFeatures ?? '') ?? { ...PLAIN_FACE, style: childGender === 'female' ? 'long' : 'short' }
}

/**
 * Tied and short hair look the same from the front, and a photo shows no more, so a girl gets tied hair.
 * @param measured from the transformation; older transformations have none
 */
export function heroFeaturesOf(measured: string | undefined, gender: Gender | undefined): string | undefined {
  const face = decodeFace(measured ?? '')
  if (face?.style === 'short' && gender === 'female') return encodeFace({ ...face, style: 'tied' })
  return face ? measured : undefined
}

/** The hero to keep of a child with a finished portrait. */
export function heroToKeepOf(draft: ChildDraft, look: HeroLook): HeroToKeep | null {
  // Keep its face too, for a next tale with drawn heroes.
  const child = filledIn(draft, 'drawn')
  return child && v.parse(heroToKeepSchema, { ...child, heroLook: look })
}

/** @returns null if something is still missing */
export function orderRequestOf(
  draft: WizardDraft,
  user: { uid: UserId; email: string | null },
  template: StoryTemplate,
): OrderRequest | null {
  const [first, ...others] = draft.children.map((child) => orderedChild(child, lookOf(draft)))
  const siblings = others.filter((child) => child !== null)
  if (!first || !user.email || siblings.length < others.length || areNamesTooLong(draft)) return null
  return {
    ...{ id: draft.storyId, uid: user.uid, userEmail: user.email, template },
    ...wordsOf(draft),
    heroLook: lookOf(draft),
    children: [first, ...siblings],
  }
}

/** A field that the parent left empty is not part of the book. */
function wordsOf(draft: WizardDraft): BookWords {
  const filled = Object.entries(draft).flatMap(([field, value]: [string, unknown]) => {
    const words = typeof value === 'string' ? visibleIn(value) : value
    return words === '' || Object.keys(words ?? {}).length === 0 ? [] : [[field, words] as const]
  })
  return v.parse(bookWordsSchema, Object.fromEntries(filled))
}

function orderedChild(draft: ChildDraft, look: HeroLook): Child | null {
  const child = filledIn(draft, look)
  return child && v.parse(orderedChildSchema, child)
}
