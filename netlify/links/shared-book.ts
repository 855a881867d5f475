/** Builds the book for a reader with the link: title, words, paintings and clips, each at an address of the link. */
import { paths } from '#domain/database-paths.ts'
import { Problem } from '#domain/problem.ts'
import { parseStory, type ReadableStory } from '#domain/story.ts'
import { isWhole, parseVoices } from '#domain/voice.ts'
import type { SharedBook } from '#domain/wire.ts'
import { read } from '#netlify/clients/database.ts'
import { LINKS } from './link-kinds.ts'
import { addressInLink, type Medium } from './link-media.ts'
import type { OpenShare } from './shares.ts'

/** @throws Problem 'share-over' if the book is deleted meanwhile */
export async function sharedStory({ uid, storyId }: OpenShare): Promise<ReadableStory> {
  const story = parseStory(storyId, await read(paths.userStory(uid, storyId)))
  if (!story?.readable) throw new Problem(LINKS.share.over, 'The book has gone meanwhile')
  return story
}

/** Includes the voices that have read the whole book, if the parent allows it. @throws Problem 'share-over' */
export async function sharedBook(open: OpenShare): Promise<SharedBook> {
  const { uid, storyId, share } = open
  const [story, recorded] = await Promise.all([
    sharedStory(open),
    share.withVoices ? read(paths.voices(uid, storyId)) : null,
  ])
  const { title, storyTexts, textBoxes, dedication, imageURLs, narrationURLs } = story
  const address = (url: string, medium: Medium) =>
    addressInLink(url, medium, (name) => LINKS.share.addressOf(share.token, name))
  return {
    title,
    coverImageURL: sharedCover(open, story),
    imageURLs: imageURLs.map((url, spread) => address(url, { kind: 'spread', spread })),
    storyTexts,
    textBoxes,
    dedication,
    narrationURLs: narrationURLs.map((url, spread) => address(url, { kind: 'narration', spread })),
    voices: parseVoices(recorded, story)
      .filter(isWhole)
      .map(({ id: voiceId, name, clipURLs }) => ({
        name,
        narrationURLs: clipURLs.map((url, spread) => address(url, { kind: 'voice', voiceId, spread })),
      })),
    expiresAt: share.expiresAt,
  }
}

export const sharedCover = ({ share }: OpenShare, { coverImageUrl, thumbnailUrl }: ReadableStory): string =>
  addressInLink(coverImageUrl || thumbnailUrl, { kind: 'cover' }, (name) => LINKS.share.addressOf(share.token, name))
