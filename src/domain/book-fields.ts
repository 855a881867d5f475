/**
 * The fields of a book that a parent orders. The wizard's draft, the order request, the story's record and the order's
 * snapshot are built from these entries: docs/change.md has the recipe for a new field.
 */
import * as v from 'valibot'
import { joinNames, type NamedChild } from '#turkish/joined-names.ts'
import { childAgeSchema, childNameSchema, genderSchema } from './child.ts'
import { faceCodeSchema, heroLookSchema } from './face-features.ts'
import type { Children } from './flat-book.ts'
import { transformIdSchema } from './ids.ts'
import { ownTextsSchema } from './own-words.ts'

export const TITLE_MAX_LETTERS = 200
export const DEDICATION_MAX_LETTERS = 140
/** A name, an apostrophe and the longest ending, with room for what is being typed. */
export const NAME_FORM_MAX_LETTERS = 60
/**
 * The limit for all names together on a cover: more letters would be too small to be read. Only the wizard checks it.
 */
export const JOINED_NAMES_MAX_LETTERS = 60

export const childEntries = {
  childName: childNameSchema,
  childAge: childAgeSchema,
  childGender: genderSchema,
  /** The genitive that the parent chose (Max’in). */
  childNameForm: v.optional(v.pipe(v.string(), v.maxLength(NAME_FORM_MAX_LETTERS))),
  /** The features of a drawn hero: src/domain/face-features.ts. */
  heroFeatures: v.optional(faceCodeSchema),
}

export const orderedChildEntries = { ...childEntries, transformId: transformIdSchema, transformedPhotoUrl: v.string() }

/** A record always has a title: the default one where the parent wrote none. */
export const bookEntries = {
  title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(TITLE_MAX_LETTERS))),
  dedication: v.optional(v.pipe(v.string(), v.maxLength(DEDICATION_MAX_LETTERS))),
  /** The look of all children; older books have the photo's. */
  heroLook: v.optional(heroLookSchema),
  /** The parent's own words, only for pages that differ from the tale's. */
  ownTexts: v.optional(ownTextsSchema),
}

const isOptional = (schema: v.ObjectEntries[string]) => schema.type === 'optional'
const namesOf = (entries: v.ObjectEntries, isMeant: (schema: v.ObjectEntries[string]) => boolean): string[] =>
  Object.keys(entries).filter((name) => entries[name] && isMeant(entries[name]))
export const optionalIn = (entries: v.ObjectEntries): string[] => namesOf(entries, isOptional)
export const requiredIn = (entries: v.ObjectEntries): string[] => namesOf(entries, (schema) => !isOptional(schema))

/** The same entries, but a broken optional value is dropped instead of the whole record. */
export const forgiving = <Entries extends v.ObjectEntries>(entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [
      name,
      isOptional(schema) ? v.fallback(schema as v.GenericSchema<unknown, undefined>, undefined) : schema,
    ]),
  ) as Entries

export const orderedChildSchema = v.object(orderedChildEntries)
export const bookWordsSchema = v.object(bookEntries)
export type Child = v.InferOutput<typeof orderedChildSchema>
export type BookWords = v.InferOutput<typeof bookWordsSchema>
export interface Book extends BookWords {
  children: Children<Child>
}

const bookSchema = v.object({ ...bookEntries, children: v.array(orderedChildSchema) })

/** Compares the fields of a book, and no other. */
export function isSameBook(one: object, other: object): boolean {
  const [first, second] = [v.safeParse(bookSchema, one), v.safeParse(bookSchema, other)]
  return first.success && second.success && isEqual(first.output, second.output)
}

/** An absent field equals one that is undefined. */
const isEqual = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isObject(one) && isObject(other) && Object.keys({ ...one, ...other }).every((key) => isEqual(one[key], other[key])))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export interface Called {
  childName: string
  childNameForm?: string | undefined
}

/** A child as a tale names it. */
export const namedChild = ({ childName, childNameForm }: Called): NamedChild => ({ name: childName, childNameForm })

/** The joined names of a book's children, for its title and its last page. */
export const joinedNames = ({ children }: { children: readonly Called[] }): NamedChild =>
  joinNames(children.map(namedChild))
