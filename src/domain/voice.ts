/**
 * A person who reads a book aloud, page by page, besides the built-in voice. The record is at
 * `voices/{uid}/{storyId}/{voiceId}`, for its owner to read and the server to write; its clips are among the book's
 * media, and are erased with the book.
 */
import * as v from 'valibot'
import { readAloudOf, spreadKey, textsOfSpread } from './book-size.ts'
import { fingerprint } from './fingerprint.ts'
import { timestampSchema } from './time.ts'

export const VOICES_A_BOOK = 6
export const VOICE_NAME_MAX_LETTERS = 30
/**
 * Samples a second that a browser sends: 16 bit, mono. This is enough for a voice, and ninety seconds fit into one
 * call.
 */
export const RECORDING_RATE = 24_000
/** A page is read in about half a minute. */
export const RECORDING_MAX_S = 90
/** Two texts take longer than this to read. */
export const RECORDING_MIN_S = 1
/** Long enough for a grandparent to find the time. */
export const INVITATION_KEPT_MS = 14 * 24 * 60 * 60_000

/** Created by the browser, so that a call that is sent twice makes one voice. */
export const voiceIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/), v.brand('VoiceId'))
export type VoiceId = v.InferOutput<typeof voiceIdSchema>
export const voiceNameSchema = v.pipe(
  v.string(),
  v.transform((name) => name.replace(/[\p{C}\s]+/gu, ' ').trim()),
  v.minLength(1),
  v.maxLength(VOICE_NAME_MAX_LETTERS),
)

export const voiceRecordSchema = v.object({
  name: v.string(),
  createdAt: v.optional(timestampSchema, 0),
  /** Addresses by `spreadKey`. */
  clips: v.optional(v.record(v.string(), v.string()), {}),
  /** `fingerprint` of the words that each clip was read from; older recordings have none. */
  readTexts: v.optional(v.record(v.string(), v.string()), {}),
  /** A guest without an account may record for this voice. `hash` identifies the invitation but does not open it. */
  invitation: v.optional(v.object({ hash: v.string(), expiresAt: v.number() })),
})
export type VoiceRecord = v.InferOutput<typeof voiceRecordSchema>

export interface Voice {
  id: VoiceId
  name: string
  createdAt: number
  /** One per spread; '' if its present words are not recorded. */
  clipURLs: string[]
  /** One per spread: the recording of its earlier words; mostly ''. */
  outdatedURLs: string[]
  /** Milliseconds since 1970; null if no guest is invited. */
  invitedUntil: number | null
}

/** The parts of a book that a voice reads. */
export interface ReadBook {
  imageURLs: readonly string[]
  storyTexts: readonly string[]
}

/** @returns the oldest first, without invalid entries */
export function parseVoices(value: unknown, book: ReadBook): Voice[] {
  const records = v.safeParse(v.record(v.string(), v.unknown()), value ?? {})
  if (!records.success) return []
  const voices = Object.entries(records.output).flatMap(([key, record]) => parseVoice(key, record, book) ?? [])
  return voices.toSorted((a, b) => a.createdAt - b.createdAt)
}

function parseVoice(key: string, value: unknown, { imageURLs, storyTexts }: ReadBook): Voice | null {
  const id = v.safeParse(voiceIdSchema, key)
  const record = v.safeParse(voiceRecordSchema, value)
  if (!id.success || !record.success) return null
  const { name, createdAt, clips, readTexts, invitation } = record.output
  const read = imageURLs.map((_, spread) => {
    const url = clips[spreadKey(spread)] ?? ''
    const words = readTexts[spreadKey(spread)]
    return {
      url,
      isOutdated: words !== undefined && words !== fingerprint(readAloudOf(textsOfSpread(storyTexts, spread))),
    }
  })
  return {
    id: id.output,
    name,
    createdAt,
    clipURLs: read.map(({ url, isOutdated }) => (isOutdated ? '' : url)),
    outdatedURLs: read.map(({ url, isOutdated }) => (isOutdated ? url : '')),
    invitedUntil: invitation?.expiresAt ?? null,
  }
}

/** A book is never read by two voices, so an incomplete voice reads none of it. */
export const isWhole = ({ clipURLs }: Voice): boolean => clipURLs.length > 0 && clipURLs.every(Boolean)
