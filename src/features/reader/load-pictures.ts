import type { ReaderBook } from './reader-book.ts'
import { coverUrl, spreadUrl } from './reader-picture.ts'

/** Resolves when cover and first spread can be painted; a picture that does not come is logged and not waited for. */
export async function loadFirstPictures(book: ReaderBook): Promise<void> {
  const first = book.imageURLs[0]
  const urls = [coverUrl(book.coverImageURL), ...(first ? [spreadUrl(first)] : [])]
  await Promise.all(urls.map(loadPicture))
}

async function loadPicture(url: string): Promise<void> {
  const picture = new Image()
  picture.src = url
  await picture.decode().catch((reason: unknown) => console.warn('[reader] picture', url, reason))
}
