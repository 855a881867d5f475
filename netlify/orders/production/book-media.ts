/**
 * Stores the media of a book under keys that contain the worker's fencing number. Each has an end from the start, which
 * `publish` removes: leftovers of an outdated worker or of a refunded order expire by themselves.
 */
import sharp from 'sharp'
import type { Order } from '#domain/order.ts'
import { OPUS } from '#media/clip.ts'
import { halfOf, sizeName, type PictureSize } from '#media/picture.ts'
import type { StoredObject } from '#netlify/clients/blobs.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import type { MediaKind } from '#netlify/media/media-entry.ts'
import { storeMedia } from '#netlify/media/library.ts'
import { MADE_KEPT_MS } from '#netlify/media/retention.ts'
import type { Clip } from '#studio/studio.ts'

/** Good quality at half the size, with about a third of the bytes. */
const HALF_SIZE_QUALITY = 80

/** Stores a picture and its half size, so that serving it needs no computing. @returns its address */
export async function storePicture(order: Order, object: StoredObject, size: PictureSize): Promise<string> {
  const half = halfOf(size)
  return storeForBook(order, 'picture', object, [{ name: sizeName(half), object: await resized(object, half) }])
}

/** Stores the cover in half size, for lists. @returns its address */
export async function storeThumbnail(order: Order, cover: StoredObject, coverSize: PictureSize): Promise<string> {
  return storeForBook(order, 'picture', await resized(cover, halfOf(coverSize)))
}

/** @returns the address of both formats */
export const storeClip = (order: Order, { bytes, contentType, opus }: Clip): Promise<string> =>
  storeForBook(order, 'narration', { bytes, contentType }, [{ name: OPUS, object: opus }])

type Variants = Parameters<typeof storeMedia>[0]['variants']

async function storeForBook(
  { id, uid, fence }: Order,
  kind: MediaKind,
  object: StoredObject,
  variants: Variants = [],
): Promise<string> {
  const expiresAt = Date.now() + MADE_KEPT_MS
  return mediaUrl(await storeMedia({ uid, kind, storyId: id, fence, object, variants, expiresAt }))
}

async function resized({ bytes }: StoredObject, { w, h }: PictureSize): Promise<StoredObject> {
  const smaller = await sharp(bytes).resize(w, h, { fit: 'cover' }).webp({ quality: HALF_SIZE_QUALITY }).toBuffer()
  return { bytes: new Uint8Array(smaller), contentType: 'image/webp' }
}
