/**
 * Puts what was made for a book into the store, under keys that carry the worker's fencing number. It has an end from its first
 * byte on, which `publish` takes away: what a worker that was overtaken or a refund leaves behind goes by itself.
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

/** Good to look at at half the size, and about a third of the bytes. */
const HALF_SIZE_QUALITY = 80

/** A picture and its half, made here so that nothing has to be computed when it is asked for. @returns its address */
export async function storePicture(order: Order, object: StoredObject, size: PictureSize): Promise<string> {
  const half = halfOf(size)
  return storeForBook(order, 'picture', object, [{ name: sizeName(half), object: await resized(object, half) }])
}

/** The cover once more in its half size, for lists. @returns its address */
export async function storeThumbnail(order: Order, cover: StoredObject, coverSize: PictureSize): Promise<string> {
  return storeForBook(order, 'picture', await resized(cover, halfOf(coverSize)))
}

/** @returns the address of both its forms */
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
