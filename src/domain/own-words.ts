/**
 * A parent's own words on the pages of a book. Before it is made they stand in its record with the name as a token
 * (`ownTexts`, packages/story-worlds/own-text.ts); once it is made a wish for other words of a spread stands at
 * `userStories/{uid}/{storyId}/rewordings/{spread}` until they are read aloud, and are the book's.
 */
import * as v from 'valibot'
import { SPREADS_PER_BOOK, TEXTS_PER_SPREAD } from './book-size.ts'
import { isProblemCode, type ProblemCode } from './problem.ts'
import { withoutInvisible } from '#turkish/letter-case.ts'

/** A third longer than the longest page of any world. */
export const OWN_TEXT_MAX_LETTERS = 500
/** With its tokens: `{child}` is longer than most names. The rules say the same. */
const STORED_MAX_LETTERS = 2_000
/** The time after which it is read aloud, or its worker has died: a background function lives no longer. */
const REWORDED_WITHIN_MS = 16 * 60_000

/** @param index from 0: left, right, left … A list with gaps is none in the database. */
export const textKey = (index: number): string => `text-${index}`
const TEXT_KEYS = Array.from({ length: SPREADS_PER_BOOK * TEXTS_PER_SPREAD }, (_, index) => textKey(index))

/** Texts by `textKey`: only those that differ from the tale's. */
export const ownTextsSchema = v.record(
  v.picklist(TEXT_KEYS),
  v.pipe(v.string(), v.minLength(1), v.maxLength(STORED_MAX_LETTERS)),
)
export type OwnTexts = v.InferOutput<typeof ownTextsSchema>

/**
 * The text that a parent has typed, as it is printed and read aloud: one paragraph, its ends trimmed, no invisible
 * signs.
 */
export const plainText = (typed: string): string =>
  withoutInvisible(typed.normalize('NFC')).replace(/\s+/gu, ' ').trim()

const pageText = v.pipe(v.string(), v.minLength(1), v.maxLength(OWN_TEXT_MAX_LETTERS))
/** The texts of one spread: left and right. */
export const spreadTextsSchema = v.tuple([pageText, pageText])
export type SpreadTexts = v.InferOutput<typeof spreadTextsSchema>

export const isSameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index])

const problemSchema = v.pipe(
  v.string(),
  v.transform((code): ProblemCode => (isProblemCode(code) ? code : 'words-not-read')),
)
export const rewordingSchema = v.variant('is', [
  v.object({ is: v.literal('making'), startedAt: v.number(), texts: spreadTextsSchema }),
  v.object({ is: v.literal('failed'), startedAt: v.number(), texts: spreadTextsSchema, problem: problemSchema }),
])
/** Other words that are wished for a spread; there is none once they are the book's. */
export type Rewording = v.InferOutput<typeof rewordingSchema>

/** Rewordings by `spreadKey`. Invalid entries are dropped. */
export const rewordingsSchema = v.pipe(
  v.record(v.string(), v.fallback(v.nullable(rewordingSchema), null)),
  v.transform((all): Rewordings =>
    Object.fromEntries(Object.entries(all).flatMap(([key, value]) => (value ? [[key, value]] : []))),
  ),
)
export type Rewordings = Partial<Record<string, Rewording>>

/** One that hangs has failed. @returns null where nobody has wished for other words */
export function rewordingNow(rewording: Rewording | undefined, nowMs: number): Rewording | null {
  if (rewording?.is !== 'making' || rewording.startedAt + REWORDED_WITHIN_MS > nowMs) return rewording ?? null
  return { ...rewording, is: 'failed', problem: 'words-not-read' }
}
