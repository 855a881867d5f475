/**
 * What whoever has the link reads: title, words, paintings and clips, each at an address of the link. The keys that they are
 * stored under are told to nobody: they would open longer than the link does.
 */
import { paths } from '#domain/database-paths.ts'
import { isWhole, parseVoices, type Voice } from '#domain/voice.ts'
import { sharedMediaPath } from '#domain/site-paths.ts'
import type { SharedBook } from '#domain/wire.ts'
import { read } from '#netlify/clients/database.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import type { OpenShare } from './shares.ts'

interface BookWithMedia {
  book: SharedBook
  /** Where each thing is stored, by the name that its address ends with. */
  keys: ReadonlyMap<string, string>
}

/** Who has read the whole book, where the parent lets them be heard. */
export async function sharedVoices({ uid, story, share }: OpenShare): Promise<Voice[]> {
  if (!share.withVoices) return []
  return parseVoices(await read(paths.voices(uid, story.id)), story).filter(isWhole)
}

/** Whether it takes the voices to know what this name of an address is. */
export const isOfVoice = (name: string): boolean => name.startsWith('voice-')

export function sharedBookOf({ story, share }: OpenShare, voices: readonly Voice[]): BookWithMedia {
  const { title, storyTexts, textBoxes, dedication, imageURLs, narrationURLs } = story
  const keys = new Map<string, string>()
  const named = (url: string, name: string): string => {
    const key = mediaKeyOf(url)
    // A template's own pictures are everybody's; at any other address the link would not be asked.
    if (key === null) return url.startsWith('/stories/') ? url : ''
    keys.set(name, key)
    return sharedMediaPath(share.token, name)
  }
  const listed = (urls: readonly string[], name: string) => urls.map((url, at) => named(url, `${name}-${at + 1}`))
  const book: SharedBook = {
    title,
    coverImageURL: named(story.coverImageUrl || story.thumbnailUrl, 'cover'),
    imageURLs: listed(imageURLs, 'spread'),
    storyTexts,
    textBoxes,
    dedication,
    narrationURLs: listed(narrationURLs, 'narration'),
    voices: voices.map(({ name, clipURLs }, at) => ({
      name,
      narrationURLs: listed(clipURLs, `voice-${at + 1}`),
    })),
    expiresAt: share.expiresAt,
  }
  return { book, keys }
}
