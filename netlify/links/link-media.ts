/**
 * Pictures and clips under the names of a link: 'cover', 'spread-1', 'narration-1', 'voice-ID-1'. Only the owner learns
 * their keys: a key works as long as the book exists, even after the link has ended.
 */
import * as v from 'valibot'
import { spreadKey } from '#domain/book-size.ts'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { voiceIdSchema, type VoiceId } from '#domain/voice.ts'
import { read } from '#netlify/clients/database.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'

export type Medium =
  | { kind: 'cover' }
  | { kind: 'spread' | 'narration'; spread: number }
  | { kind: 'voice'; voiceId: VoiceId; spread: number }

export interface BookOf {
  uid: UserId
  storyId: StoryId
}

/** @returns null for an invalid name */
export function parseMedium(name: string): Medium | null {
  if (name === 'cover') return { kind: 'cover' }
  const [, kind, of, number] = /^(spread|narration|voice)-(?:([0-9a-f]+)-)?([1-9]\d?)$/.exec(name) ?? []
  const spread = Number(number) - 1
  const voiceId = v.safeParse(voiceIdSchema, of)
  if (kind === 'voice') return voiceId.success ? { kind, voiceId: voiceId.output, spread } : null
  if (of !== undefined) return null
  return kind === 'spread' || kind === 'narration' ? { kind, spread } : null
}

/**
 * @returns the link's address for an owner's address; '' if there is none. A template's own pictures are public and
 * keep theirs.
 */
export function addressInLink(url: string, medium: Medium, addressOf: (name: string) => string): string {
  if (mediaKeyOf(url) !== null) return addressOf(nameOf(medium))
  return url.startsWith('/stories/') ? url : ''
}

function nameOf(medium: Medium): string {
  switch (medium.kind) {
    case 'cover':
      return 'cover'
    case 'spread':
    case 'narration':
      return `${medium.kind}-${medium.spread + 1}`
    case 'voice':
      return `voice-${medium.voiceId}-${medium.spread + 1}`
  }
}

/**
 * Reads only the one requested address, not the record: a book has some twenty media, and each is requested separately.
 * @throws Problem 'not-found'
 */
export async function keyOfMedium(book: BookOf, medium: Medium): Promise<string> {
  for (const path of placesOf(book, medium)) {
    const url = await read(path)
    if (typeof url !== 'string' || url === '') continue
    const key = mediaKeyOf(url)
    if (key === null) break
    return key
  }
  throw new Problem('not-found', 'Nothing of this book')
}

/** The paths that may hold its address; the first that holds one wins. */
function placesOf({ uid, storyId }: BookOf, medium: Medium): string[] {
  const story = paths.userStory(uid, storyId)
  switch (medium.kind) {
    case 'cover':
      return [`${story}/coverImageUrl`, `${story}/thumbnailUrl`]
    case 'spread':
      return [`${story}/imageURLs/${medium.spread}`]
    case 'narration':
      return [`${story}/narrationURLs/${medium.spread}`]
    case 'voice':
      return [`${paths.voice(uid, storyId, medium.voiceId)}/clips/${spreadKey(medium.spread)}`]
  }
}
