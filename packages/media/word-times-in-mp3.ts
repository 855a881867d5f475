/**
 * Stores the start time of each word inside the MP3 itself, as an ID3v2.4 tag with one SYLT frame (synchronised
 * lyrics/text, https://id3.org/id3v2.4.0-frames, 4.9). So a clip stays one file at one address, and other players skip
 * the tag.
 */
import type { SpokenWord } from './spoken-word.ts'

const TAG_HEADER_BYTES = 10
const FRAME_HEADER_BYTES = 10
/** UTF-8, Turkish, times in milliseconds, a transcription of text, no description. */
const SYLT_HEADER = [3, ...codesOf('tur'), 2, 2, 0]

/** @param mp3 without a tag @returns the same clip with its words */
export function withWordTimes(mp3: Uint8Array, words: readonly SpokenWord[]): Uint8Array<ArrayBuffer> {
  const entries = words.flatMap(({ text, startMs }) => [...new TextEncoder().encode(text), 0, ...uint32(startMs)])
  const content = [...SYLT_HEADER, ...entries]
  const frame = [...codesOf('SYLT'), ...synchsafe(content.length), 0, 0, ...content]
  const tag = [...codesOf('ID3'), 4, 0, 0, ...synchsafe(frame.length), ...frame]
  const tagged = new Uint8Array(tag.length + mp3.length)
  tagged.set(tag)
  tagged.set(mp3, tag.length)
  return tagged
}

/** @returns the words that `withWordTimes` wrote into this file; null for any other file */
export function readWordsInMp3(clip: Uint8Array): SpokenWord[] | null {
  const start = TAG_HEADER_BYTES + FRAME_HEADER_BYTES
  if (textAt(clip, 0, 3) !== 'ID3' || textAt(clip, TAG_HEADER_BYTES, 4) !== 'SYLT') return null
  const end = Math.min(clip.length, start + readSynchsafe(clip, TAG_HEADER_BYTES + 4))
  const view = new DataView(clip.buffer, clip.byteOffset, clip.byteLength)
  const words: SpokenWord[] = []
  for (let at = start + SYLT_HEADER.length; at < end;) {
    const textEnd = clip.indexOf(0, at)
    if (textEnd < 0 || textEnd + 5 > end) break
    words.push({ text: new TextDecoder().decode(clip.subarray(at, textEnd)), startMs: view.getUint32(textEnd + 1) })
    at = textEnd + 5
  }
  return words
}

function codesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

/** Seven bits a byte, so that a player never mistakes a length for the beginning of sound. */
const synchsafe = (value: number): number[] => [21, 14, 7, 0].map((shift) => (value >>> shift) & 0x7f)
const readSynchsafe = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at, at + 4).reduce((value, byte) => value * 128 + byte, 0)
