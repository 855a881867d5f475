/** The hero's name, age and gender: one set of limits for the wizard, the database rules and the functions. */
import * as v from 'valibot'
import { normaliseName } from '#turkish/letter-case.ts'

export const CHILD_NAME_MAX_LETTERS = 40
export const CHILD_AGES = [2, 3, 4, 5, 6, 7, 8] as const
/** Up to this age a tale is told in its fewest words, and more slowly. */
export const SHORT_TALES_UNTIL_AGE = 4
export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]
export const DEFAULT_GENDER: Gender = 'male'

const MIN_AGE = CHILD_AGES[0]
const MAX_AGE = CHILD_AGES[CHILD_AGES.length - 1] as number

/**
 * A letter of the basic plane, because the language of the database rules knows no other
 * (tests/rules/rules-file.test.ts compares the two).
 */
const LETTER = /(?=[\0-\uffff])\p{L}/u

/** 1–40 characters with at least one letter; outer and doubled spaces and invisible characters are dropped. */
export const childNameSchema = v.pipe(
  v.string(),
  v.transform(normaliseName),
  v.minLength(1),
  v.maxLength(CHILD_NAME_MAX_LETTERS),
  v.regex(LETTER),
)
/** A number in JSON and the database, text in multipart. */
export const childAgeSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number))]),
  v.integer(),
  v.minValue(MIN_AGE),
  v.maxValue(MAX_AGE),
)
export const genderSchema = v.picklist(GENDERS)

export const isChildName = (text: string): boolean => v.is(childNameSchema, text)
