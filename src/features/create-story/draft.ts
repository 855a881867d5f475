/**
 * The wizard's input, stored on this device by user and template: cancelling at the pay page, going back or reloading
 * returns to it. The storyId is minted once a draft, so that two tabs share it
 * (docs/product/06-paying.md#61-the-server-reads-what-it-promises).
 */
import * as v from 'valibot'
import { CHILD_NAME_MAX_LETTERS, childAgeSchema, genderSchema, isChildName, type Gender } from '#domain/child.ts'
import { grownAge, type HeroOfBook, type HeroToKeep, type KeptHero } from '#domain/hero.ts'
import {
  heroIdSchema,
  storyIdSchema,
  transformIdSchema,
  type StoryId,
  type TemplateId,
  type UserId,
} from '#domain/ids.ts'
import {
  decodeFace,
  encodeFace,
  faceCodeSchema,
  heroLookSchema,
  PLAIN_FACE,
  type FaceFeatures,
  type HeroLook,
} from '#domain/face-features.ts'
import { ownTextsSchema } from '#domain/own-words.ts'
import { DEDICATION_MAX_LETTERS, defaultStoryTitle, TITLE_MAX_LETTERS, type OrderRequest } from '#domain/story.ts'
import { JOINED_NAMES_MAX_LETTERS, SIBLINGS_AT_MOST, type Sibling } from '#domain/sibling.ts'
import { mintStoryId } from '#domain/story-id.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { withPrintedApostrophe } from '#turkish/apostrophe.ts'
import { joinNames, type NamedChild } from '#turkish/joined-names.ts'
import { normaliseName, withoutInvisible } from '#turkish/letter-case.ts'
import { isSuffixCertain, readChosenSuffix, withSuffix } from '#turkish/suffix.ts'
import { nameWithoutSuffix } from '#turkish/typed-suffix.ts'
import { unprintableIn } from '#domain/printable.ts'
import type { Reader } from '#stories/script.ts'
import { report } from '#report'
import { keysIn, type DeviceStorage } from '#ui/device-storage.ts'
import { eraseDraftPhotos, eraseDraftPhotosOf } from './draft-photo.ts'

const KEY = 'story_draft'

/** A name, an apostrophe and the longest ending, with room for what is being typed. */
export const SUFFIX_MAX_LETTERS = 60

/** The fields of one child. */
const childEntries = {
  childName: v.pipe(v.string(), v.maxLength(CHILD_NAME_MAX_LETTERS * 2)),
  /** The name that the parent calls the whole one, although its end reads as an ending (Jor’dan). */
  wholeName: v.optional(v.pipe(v.string(), v.maxLength(CHILD_NAME_MAX_LETTERS * 2))),
  /** How the parent says whose the book is (Max’in). */
  childNameForm: v.optional(v.pipe(v.string(), v.maxLength(SUFFIX_MAX_LETTERS))),
  childAge: v.optional(childAgeSchema),
  childGender: v.optional(genderSchema),
  /** Which text of the explicit consent for this child's photo was agreed to: it is written with the photo's transformation. */
  photoConsent: v.optional(v.fallback(v.optional(v.string()), undefined)),
  /** The kept hero that it is drawn from: no photo is asked for then. */
  heroId: v.optional(v.fallback(v.optional(heroIdSchema), undefined)),
  transformId: v.optional(transformIdSchema),
  portraitUrl: v.optional(v.string()),
  /** The features that the drawn portrait is drawn from: measured, then corrected. */
  heroFeatures: v.optional(v.fallback(v.optional(faceCodeSchema), undefined)),
}
/** `id`: its own, whoever is taken out before it. */
const siblingSchema = v.object({ ...childEntries, id: v.string() })
export type SiblingDraft = v.InferOutput<typeof siblingSchema>
export type ChildDraft = Omit<SiblingDraft, 'id'>

const draftSchema = v.object({
  storyId: storyIdSchema,
  ...childEntries,
  siblings: v.optional(v.fallback(v.pipe(v.array(siblingSchema), v.maxLength(SIBLINGS_AT_MOST)), []), []),
  /** The book's name in the parent's own words; '' is the usual one. */
  title: v.optional(v.pipe(v.string(), v.maxLength(TITLE_MAX_LETTERS)), ''),
  dedication: v.optional(v.pipe(v.string(), v.maxLength(DEDICATION_MAX_LETTERS)), ''),
  /** The parent's own words: only of pages that are not the tale's. */
  ownTexts: v.optional(v.fallback(ownTextsSchema, {}), {}),
  /** Which of the two portraits the book is to have; the drawn one until the parent says otherwise. */
  heroLook: v.optional(v.fallback(v.optional(heroLookSchema), undefined)),
})
export type WizardDraft = v.InferOutput<typeof draftSchema>

export interface DraftOwner {
  uid: UserId
  templateId: TemplateId
}

/** @param childName what the parent has told before there was a wizard */
export const newDraft = ({ uid, templateId }: DraftOwner, nowMs: number, childName = ''): WizardDraft => ({
  storyId: mintStoryId(templateId, uid, nowMs),
  childName,
  title: '',
  dedication: '',
  ownTexts: {},
  siblings: [],
})

/** A kept hero as a draft has it: grown by now, and without a portrait in this tale yet. */
export const childOfHero = (hero: KeptHero, nowMs: number): ChildDraft => ({
  childName: hero.childName,
  // Whatever the name ends like, this parent has said that it is whole.
  wholeName: hero.childName,
  childNameForm: hero.childNameForm,
  childAge: grownAge(hero, nowMs),
  childGender: hero.childGender,
  heroFeatures: hero.heroFeatures,
  heroId: hero.id,
  photoConsent: undefined,
  transformId: undefined,
  portraitUrl: undefined,
})

/** A child of a book that is not saved as a hero: its photo is asked for. */
const childOfBook = ({ childName, childNameForm, childAge, childGender }: HeroOfBook['told']): ChildDraft => ({
  ...{ childName, wholeName: childName, childNameForm, childAge, childGender },
})

/** The next tale of all heroes of a book. */
export function draftOfHeroes(owner: DraftOwner, heroes: readonly HeroOfBook[], nowMs: number): WizardDraft {
  const [first, ...others] = heroes.map(({ told, kept }) => (kept ? childOfHero(kept, nowMs) : childOfBook(told)))
  const { heroLook } = heroes[0]?.kept ?? heroes[0]?.told ?? {}
  return {
    ...newDraft(owner, nowMs),
    ...first,
    ...(heroLook && { heroLook }),
    siblings: others.map((child, index) => ({ ...newSibling(nowMs + index), ...child })),
  }
}

/** The hero that would be saved from a child whose portrait is there. */
export function heroToKeepOf(draft: ChildDraft, look: HeroLook): HeroToKeep | null {
  const child = childOf(draft)
  if (!child || !draft.transformId || !draft.portraitUrl) return null
  const childNameForm = chosenSuffixOf(draft)
  return {
    ...{ ...child, transformId: draft.transformId, heroLook: look, heroFeatures: encodeFace(faceOf(draft)) },
    ...(childNameForm && { childNameForm }),
  }
}

/** @param nowMs tells it from another of the same draft */
export const newSibling = (nowMs: number): SiblingDraft => ({ id: `sibling-${nowMs}`, childName: '' })

export const changeOfSibling =
  (id: string, change: Partial<ChildDraft>) =>
  ({ siblings }: WizardDraft): Pick<WizardDraft, 'siblings'> => ({
    siblings: siblings.map((one) => (one.id === id ? { ...one, ...change } : one)),
  })

/** In the order of the book. */
export const childrenOf = (draft: WizardDraft): [ChildDraft, ...SiblingDraft[]] => [draft, ...draft.siblings]

/** Those who have a name, as a title calls them together; '' of nobody. */
export const namesOf = (draft: WizardDraft): NamedChild =>
  joinNames(
    childrenOf(draft)
      .filter(hasName)
      .map((child) => ({ name: printedName(child.childName), childNameForm: chosenSuffixOf(child) })),
  )

/** More would be too small to be read on a cover; one name has a bound of its own. */
export const areNamesTooLong = (draft: WizardDraft): boolean =>
  draft.siblings.length > 0 && namesOf(draft).name.length > JOINED_NAMES_MAX_LETTERS

/** The child for whom the tale is told. @returns null where the first two steps are not done */
export function readerOf(draft: WizardDraft): Reader | null {
  const child = childOf(draft)
  if (!child) return null
  const { childName: name, childAge: age, childGender: gender } = child
  const siblings = draft.siblings.filter(hasName)
  return {
    ...{ name, age, gender, childNameForm: chosenSuffixOf(draft) },
    siblings: siblings.map((one) => ({ name: printedName(one.childName), childNameForm: chosenSuffixOf(one) })),
  }
}

/** @returns the name alone, where an ending was typed with it (Ali’nin); null where there is none, or it is the name's own */
export const nameBehindSuffix = ({ childName, wholeName }: ChildDraft): string | null =>
  isChildName(childName) && childName !== wholeName ? nameWithoutSuffix(childName) : null

export const hasName = (draft: ChildDraft): boolean =>
  isChildName(draft.childName) &&
  nameBehindSuffix(draft) === null &&
  unprintableIn(printedName(draft.childName)).length === 0

/** The name's letters do not say its ending: the parent is asked. */
export const asksForSuffix = ({ childName }: ChildDraft): boolean => !isSuffixCertain(childName)

/** Ours. */
export const usualSuffix = ({ childName }: ChildDraft): string =>
  withPrintedApostrophe(withSuffix(childName, 'genitive'))

/** The suffix in the field: our guess, until the parent writes another; a parent who knows none empties it. */
export const shownSuffix = (draft: ChildDraft): string => draft.childNameForm ?? usualSuffix(draft)

/** Tells if the field holds a form of this name. */
export const isSuffixReadable = (draft: ChildDraft): boolean =>
  readChosenSuffix(withPrintedApostrophe(draft.childName), withPrintedApostrophe(shownSuffix(draft))) !== undefined

/**
 * The suffix that the parent wrote, or left unchanged when it was asked for.
 * @returns undefined where the name's letters say enough and the parent has said nothing else, and where the field holds no form of
 *   this name
 */
export function chosenSuffixOf(draft: ChildDraft): string | undefined {
  const suffix = withPrintedApostrophe(shownSuffix(draft))
  const isSaid = asksForSuffix(draft) || suffix !== usualSuffix(draft)
  return isSaid && isSuffixReadable(draft) ? suffix : undefined
}

export interface ChildDetails {
  childName: string
  childAge: number
  childGender: Gender
}

/** The name as the book prints it: O’Brien, whichever apostrophe the keyboard has. */
export const printedName = (typed: string): string => withPrintedApostrophe(normaliseName(typed))

/** @returns null where the first two steps are not done */
export function childOf(draft: ChildDraft): ChildDetails | null {
  const { childName, childAge, childGender } = draft
  return hasName(draft) && childAge && childGender ? { childName: printedName(childName), childAge, childGender } : null
}

export const lookOf = ({ heroLook }: WizardDraft): HeroLook => heroLook ?? 'drawn'

export function faceOf({ heroFeatures, childGender }: ChildDraft): FaceFeatures {
  return decodeFace(heroFeatures ?? '') ?? { ...PLAIN_FACE, style: childGender === 'female' ? 'long' : 'short' }
}

/**
 * Tied and short hair look the same from the front, where a photo shows no more: of a girl it is the tied one.
 * @param measured as the transformation says it; none of transformations of before
 */
export function heroFeaturesOf(measured: string | undefined, gender: Gender | undefined): string | undefined {
  const face = decodeFace(measured ?? '')
  if (face?.style === 'short' && gender === 'female') return encodeFace({ ...face, style: 'tied' })
  return face ? measured : undefined
}

/** The book's title unless the parent writes another; '' before there is a name. */
export function usualTitle(draft: WizardDraft, template: StoryTemplate): string {
  const { name, childNameForm } = namesOf(draft)
  return hasName(draft) ? defaultStoryTitle(name, template.title, childNameForm) : ''
}

export const shownTitle = (draft: WizardDraft, template: StoryTemplate): string =>
  seenOf(draft.title) || usualTitle(draft, template)

/** The visible part of the typed words; the rules accept no other. */
const seenOf = (words: string): string => withoutInvisible(words).trim()

/** @returns null where something is missing yet */
export function orderRequestOf(
  draft: WizardDraft,
  user: { uid: UserId; email: string | null },
  template: StoryTemplate,
): OrderRequest | null {
  const [hero, ...siblings] = childrenOf(draft).map((child) => orderedChild(child, lookOf(draft)))
  const others = siblings.filter((one) => one !== null)
  if (!hero || !user.email || others.length < siblings.length || areNamesTooLong(draft)) return null
  const [title, dedication] = [seenOf(draft.title), seenOf(draft.dedication)]
  return {
    id: draft.storyId,
    uid: user.uid,
    userEmail: user.email,
    template,
    ...hero,
    ...(others.length > 0 && { siblings: others }),
    heroLook: lookOf(draft),
    ...(title && { title }),
    ...(dedication && { dedication }),
    ...(Object.keys(draft.ownTexts).length > 0 && { ownTexts: draft.ownTexts }),
  }
}

/** @returns null where something of this child is missing yet */
function orderedChild(draft: ChildDraft, look: HeroLook): Sibling | null {
  const child = childOf(draft)
  if (!child || !draft.transformId || !draft.portraitUrl) return null
  const childNameForm = chosenSuffixOf(draft)
  return {
    ...child,
    ...(childNameForm && { childNameForm }),
    ...{ transformId: draft.transformId, transformedPhotoUrl: draft.portraitUrl },
    ...(look === 'drawn' && { heroFeatures: encodeFace(faceOf(draft)) }),
  }
}

/** @returns null where there is none, or where what is kept is no draft (an older version's, or another hand's) */
export function readDraft(owner: DraftOwner, storage: DeviceStorage): WizardDraft | null {
  const kept = storage.getItem(draftKeyOf(owner))
  if (!kept) return null
  try {
    return v.parse(draftSchema, JSON.parse(kept))
  } catch (error) {
    report(error, 'create-story: a kept draft was not readable and is dropped')
    storage.removeItem(draftKeyOf(owner))
    return null
  }
}

export function saveDraft(owner: DraftOwner, draft: WizardDraft, storage: DeviceStorage): void {
  storage.setItem(draftKeyOf(owner), JSON.stringify(draft))
}

/** Tells if a wizard of this device would open this story. */
export const hasDraftOf = (uid: UserId, storyId: StoryId | string, storage: DeviceStorage): boolean =>
  keysOf(uid, storage).some((key) => isOf(storyId, key, storage))

const isOf = (storyId: StoryId | string, key: DraftKey, storage: DeviceStorage): boolean =>
  storage.getItem(key)?.includes(JSON.stringify(storyId)) === true

/** After the payment the draft has become this book; or it is given up. */
export function eraseDraftOf(uid: UserId, storyId: StoryId | string, storage: DeviceStorage): void {
  for (const key of keysOf(uid, storage)) {
    if (!isOf(storyId, key, storage)) continue
    storage.removeItem(key)
    void eraseDraftPhotosOf({ uid, templateId: templateOf(uid, key) })
  }
}

/** When their session ends: on a shared device another user never sees a child's name (docs/product/04-coming-in.md#45-a-device-that-several-people-use). */
export function eraseDrafts(isOver: (owner: string) => boolean, storage: DeviceStorage): Promise<void> {
  for (const key of draftKeysIn(storage)) if (isOver(key.split(':')[1] ?? '')) storage.removeItem(key)
  return eraseDraftPhotos(isOver)
}

type DraftKey = `${typeof KEY}:${string}`
export const draftKeyOf = ({ uid, templateId }: DraftOwner): DraftKey => `${KEY}:${uid}:${templateId}`

const templateOf = (uid: UserId, key: string) => key.slice(`${KEY}:${uid}:`.length) as TemplateId

const draftKeysIn = (storage: DeviceStorage): DraftKey[] =>
  keysIn(storage).filter((key): key is DraftKey => key.startsWith(`${KEY}:`))

const keysOf = (uid: UserId, storage: DeviceStorage): DraftKey[] =>
  draftKeysIn(storage).filter((key) => key.startsWith(`${KEY}:${uid}:`))
