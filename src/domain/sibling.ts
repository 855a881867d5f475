/**
 * Sisters and brothers who are heroes of one book: beside the child of the record at `siblings/{key}`, each with a photo and a
 * consent of its own. Their look is the book's (`heroLook`).
 */
import * as v from 'valibot'
import { childAgeSchema, childNameSchema, genderSchema } from './child.ts'
import { consentProofSchema } from './consent.ts'
import { faceCodeSchema } from './face-features.ts'
import { transformIdSchema, type TransformId } from './ids.ts'

/** In the order in which a parent has named them. A list with gaps is none in the database. */
export const SIBLING_KEYS = ['sibling-1', 'sibling-2'] as const
export const SIBLINGS_AT_MOST = SIBLING_KEYS.length
/** The limit for all names together on a cover: more letters would be too small to be read. The wizard's own bound. */
export const JOINED_NAMES_MAX_LETTERS = 60

export const siblingSchema = v.object({
  childName: childNameSchema,
  childAge: childAgeSchema,
  childGender: genderSchema,
  childNameForm: v.optional(v.string()),
  transformId: transformIdSchema,
  transformedPhotoUrl: v.pipe(v.string(), v.minLength(1)),
  /** The features of a drawn hero. */
  heroFeatures: v.optional(faceCodeSchema),
})
export type Sibling = v.InferOutput<typeof siblingSchema>

/** A sibling as an order stores it. */
export const orderedSiblingSchema = v.object({
  ...siblingSchema.entries,
  /** Key of the private hero face in the media store. */
  heroKey: v.string(),
  /** To the use of this child's photo. */
  consent: consentProofSchema,
})
export type OrderedSibling = v.InferOutput<typeof orderedSiblingSchema>

export const siblingsSchema = v.record(v.picklist(SIBLING_KEYS), siblingSchema)
export const orderedSiblingsSchema = v.record(v.picklist(SIBLING_KEYS), orderedSiblingSchema)
export type Siblings<One = Sibling> = Partial<Record<(typeof SIBLING_KEYS)[number], One>>

/** @returns as a record has them; undefined for none */
export function siblingsRecord<One>(siblings: readonly One[]): Siblings<One> | undefined {
  if (siblings.length === 0) return undefined
  return Object.fromEntries(siblings.flatMap((one, index) => (SIBLING_KEYS[index] ? [[SIBLING_KEYS[index], one]] : [])))
}

export const siblingsOf = <One>({ siblings = {} }: { siblings?: Siblings<One> | undefined }): One[] =>
  SIBLING_KEYS.flatMap((key) => siblings[key] ?? [])

/** Its own child, then sisters and brothers: what is asked of them all. */
export const childrenOf = <Child>(book: Child & { siblings?: Siblings<Child> | undefined }): Child[] => [
  book,
  ...siblingsOf<Child>(book),
]

export interface Photographed {
  transformId?: TransformId | undefined
  transformedPhotoUrl: string
}

/** The photos of all children of a book. */
export const photosOf = (book: Photographed & { siblings?: Siblings<Photographed> | undefined }): Photographed[] =>
  childrenOf<Photographed>(book)
