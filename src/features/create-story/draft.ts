/**
 * What a parent has filled in, kept on this device by user and template: cancelling at the pay page, going back
 * or reloading returns to it. The storyId is minted once a draft, so that two tabs share it (decision 19).
 */
import * as v from 'valibot'
import { CHILD_NAME_MAX_LETTERS, childAgeSchema, genderSchema, isChildName } from '#domain/child.ts'
import { storyIdSchema, transformIdSchema, type StoryId, type TemplateId, type UserId } from '#domain/ids.ts'
import { DEDICATION_MAX_LETTERS } from '#domain/story.ts'
import { mintStoryId } from '#domain/story-id.ts'
import { isSuffixCertain, withSuffix } from '#domain/turkish/suffix.ts'
import { nameWithoutEnding } from '#domain/turkish/typed-ending.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'

const KEY = 'story_draft'

/** A name, an apostrophe and the longest ending, with room for what is being typed. */
export const NAME_FORM_MAX_LETTERS = 60

const draftSchema = v.object({
  storyId: storyIdSchema,
  childName: v.pipe(v.string(), v.maxLength(CHILD_NAME_MAX_LETTERS * 2)),
  /** What the parent said is the whole name, although its end reads as an ending (Jor'dan). */
  wholeName: v.optional(v.pipe(v.string(), v.maxLength(CHILD_NAME_MAX_LETTERS * 2))),
  /** How the parent says whose the book is (Max'in); only for names whose letters do not say it. */
  childNameForm: v.optional(v.pipe(v.string(), v.maxLength(NAME_FORM_MAX_LETTERS))),
  childAge: v.optional(childAgeSchema),
  childGender: v.optional(genderSchema),
  dedication: v.optional(v.pipe(v.string(), v.maxLength(DEDICATION_MAX_LETTERS)), ''),
  /** The explicit consent for this child's photo is stored in `consents`. */
  photoConsent: v.optional(v.boolean(), false),
  transformId: v.optional(transformIdSchema),
  portraitUrl: v.optional(v.string()),
})
export type Draft = v.InferOutput<typeof draftSchema>

export interface DraftOwner {
  uid: UserId
  templateId: TemplateId
}

export const newDraft = ({ uid, templateId }: DraftOwner, nowMs: number): Draft => ({
  storyId: mintStoryId(templateId, uid, nowMs),
  childName: '',
  dedication: '',
  photoConsent: false,
})

/** @returns the name alone, where an ending was typed with it (Ali'nin); null where there is none, or it is the name's own */
export const nameBehindEnding = ({ childName, wholeName }: Draft): string | null =>
  isChildName(childName) && childName !== wholeName ? nameWithoutEnding(childName) : null

export const hasName = (draft: Draft): boolean => isChildName(draft.childName) && nameBehindEnding(draft) === null

export const asksForNameForm = ({ childName }: Draft): boolean => !isSuffixCertain(childName)

/** What stands in the field: our guess, until the parent writes another; a parent who knows none empties it. */
export const shownNameForm = ({ childName, childNameForm }: Draft): string =>
  childNameForm ?? withSuffix(childName, 'genitive')

/** @returns undefined where the name's letters say enough, and where the field holds no form of this name */
export function nameFormOf(draft: Draft): string | undefined {
  const form = shownNameForm(draft)
  return asksForNameForm(draft) && isSuffixCertain(draft.childName, form) ? form : undefined
}

/** @returns null where there is none, or where what is kept is no draft (an older version's, or another hand's) */
export function readDraft(owner: DraftOwner, storage: DeviceStorage): Draft | null {
  const kept = storage.getItem(draftKeyOf(owner))
  if (!kept) return null
  try {
    return v.parse(draftSchema, JSON.parse(kept))
  } catch (error) {
    console.warn('a kept draft was not readable and is dropped', error)
    storage.removeItem(draftKeyOf(owner))
    return null
  }
}

export function saveDraft(owner: DraftOwner, draft: Draft, storage: DeviceStorage): void {
  storage.setItem(draftKeyOf(owner), JSON.stringify(draft))
}

/** After the payment: the draft has become this book. */
export function eraseDraftOf(uid: UserId, storyId: StoryId | string, storage: DeviceStorage): void {
  for (const key of keysOf(uid, storage)) {
    if (storage.getItem(key)?.includes(JSON.stringify(storyId))) storage.removeItem(key)
  }
}

/** At sign-out: on a shared device another user never sees a child's name (decision 11). */
export function eraseDrafts(uid: UserId, storage: DeviceStorage): void {
  for (const key of keysOf(uid, storage)) storage.removeItem(key)
}

export const draftKeyOf = ({ uid, templateId }: DraftOwner) => `${KEY}:${uid}:${templateId}`

function keysOf(uid: UserId, storage: DeviceStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter((key) => key.startsWith(`${KEY}:${uid}:`))
}
