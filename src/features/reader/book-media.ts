import { clipUrl } from '#sound/audio-clips.ts'
import { MUSIC, PAGE_FLIP_URL } from '#sound/music-themes.ts'
import type { ReaderBook } from './reader-book.ts'
import { coverUrl, spreadUrl } from './model/reader-picture.ts'

/** All files that this device loads to read the book, the music of each theme too. */
export const mediaOf = async ({ coverImageURL, imageURLs, narrationURLs }: ReaderBook): Promise<string[]> => [
  ...(coverImageURL ? [coverUrl(coverImageURL)] : []),
  ...imageURLs.filter(Boolean).map(spreadUrl),
  ...(await Promise.all(narrationURLs.filter(Boolean).map(clipUrl))),
  ...Object.values(MUSIC).map(({ url }) => url),
  PAGE_FLIP_URL,
]
