/**
 * A parent's own words on the pages of a book. Before production its record has them with the name as a token
 * (`ownTexts`, packages/story-worlds/own-text.ts). After production, a request for other words of a spread is at
 * `userStories/{uid}/{storyId}/rewordings/{spread}` until they are narrated and replace the book's words.
 */
import * as v from 'valibot'
import { SPREADS_PER_BOOK, TEXTS_PER_SPREAD } from './book-size.ts'
import { isProblemCode, type ProblemCode } from './problem.ts'
import { withoutInvisible } from '#turkish/letter-case.ts'

/** A third longer than the longest page of any tale. */
export const OWN_TEXT_MAX_LETTERS = 500
/** Limit with the tokens: `{child}` is longer than most names. The rules say the same. */
const STORED_MAX_LETTERS = 2_000
/**
 * After this time the words are narrated, or the worker has died, because a background function does not live longer.
 */
const REWORDED_WITHIN_MS = 16 * 60_000

/** @param index from 0: left, right, left … Keys, because the database stores no list with gaps. */
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
/** A request for other words of a spread; removed once they are the book's. */
export type Rewording = v.InferOutput<typeof rewordingSchema>

/** Rewordings by `spreadKey`. Invalid entries are dropped. */
export const rewordingsSchema = v.pipe(
  v.record(v.string(), v.fallback(v.nullable(rewordingSchema), null)),
  v.transform((all): Rewordings =>
    Object.fromEntries(Object.entries(all).flatMap(([key, value]) => (value ? [[key, value]] : []))),
  ),
)
export type Rewordings = Partial<Record<string, Rewording>>

/** A request that takes too long counts as failed. @returns null if there is no request */
export function rewordingNow(rewording: Rewording | undefined, nowMs: number): Rewording | null {
  if (rewording?.is !== 'making' || rewording.startedAt + REWORDED_WITHIN_MS > nowMs) return rewording ?? null
  return { ...rewording, is: 'failed', problem: 'words-not-read' }
}
