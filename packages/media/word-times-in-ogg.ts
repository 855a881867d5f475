/**
 * Stores the start time of each word inside an Ogg Opus file, as its comment SYNCEDLYRICS (RFC 7845, 5.2; lines of LRC
 * with a time before each word). Other players skip it.
 */
import type { SpokenWord } from './spoken-word.ts'

const NAME = 'SYNCEDLYRICS='
const TAGS = 'OpusTags'
const TIMED_WORD = /<(\d+):(\d\d\.\d{3})>([^<]*)/g

/** @returns the comment with these words; removes '<', which separates times from words */
export const wordsComment = (words: readonly SpokenWord[]): string =>
  NAME + words.map(({ text, startMs }) => `<${timeOf(startMs)}>${text.replaceAll('<', '')}`).join(' ')

/** @returns the words that `wordsComment` wrote into this file; nothing for any other file */
export function readWordsInOgg(clip: Uint8Array): SpokenWord[] {
  const comment = commentsOf(clip).find((each) => each.startsWith(NAME)) ?? ''
  return Array.from(comment.matchAll(TIMED_WORD), ([, minutes, seconds, text = '']) => ({
    text: text.trimEnd(),
    startMs: Math.round(Number(minutes) * 60_000 + Number(seconds) * 1_000),
  }))
}

/** The second packet, which starts and ends on the second page, because a clip's words are far smaller than 64 KB. */
function commentsOf(clip: Uint8Array): string[] {
  const at = tagsIn(clip)
  if (at < 0) return []
  const view = new DataView(clip.buffer, clip.byteOffset, clip.byteLength)
  let next = at + TAGS.length
  const text = () => {
    const length = view.getUint32(next, true)
    const bytes = clip.subarray(next + 4, (next += 4 + length))
    return new TextDecoder().decode(bytes)
  }
  try {
    text()
    const count = view.getUint32(next, true)
    next += 4
    return Array.from({ length: Math.min(count, 100) }, text)
  } catch (reason) {
    // An incomplete file may end within its comments.
    if (reason instanceof RangeError) return []
    throw reason
  }
}

function tagsIn(clip: Uint8Array): number {
  const isAt = (name: string, at: number) =>
    Array.from(name).every((letter, index) => clip[at + index] === letter.charCodeAt(0))
  if (!isAt('OggS', 0)) return -1
  const FIRST_BYTES = 512
  for (let at = 0; at < Math.min(FIRST_BYTES, clip.length); at += 1) if (isAt(TAGS, at)) return at
  return -1
}

const timeOf = (ms: number): string =>
  `${String(Math.floor(ms / 60_000)).padStart(2, '0')}:${((ms % 60_000) / 1_000).toFixed(3).padStart(6, '0')}`
