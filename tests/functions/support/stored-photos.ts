/** A photo with its face and portrait, stored as the product does it, in the stores of this process. */
import type { UserId } from '#domain/ids.ts'
import { readObject, type StoreName } from '#netlify/clients/blobs.ts'
import { storeMedia } from '#netlify/media/library.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import { database, type Account } from '../../support/local-env.ts'
import { beginTransformation } from './unpaid-stories.ts'

export interface StoredPhoto {
  transformId: Awaited<ReturnType<typeof beginTransformation>>
  transformedPhotoUrl: string
  originalKey: string
  heroKey: string
  portraitKey: string
}

const DAY_MS = 86_400_000

export async function storePhoto(account: Account): Promise<StoredPhoto> {
  const transformId = await beginTransformation(account)
  const uid = account.uid as UserId
  const object = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/jpeg' }
  const common = { uid, object, transformId, expiresAt: Date.now() + DAY_MS }
  const originalKey = await storeMedia({ ...common, kind: 'original' })
  const heroKey = await storeMedia({ ...common, kind: 'hero' })
  const portraitKey = await storeMedia({ ...common, kind: 'portrait', heroKey, originalKey })
  const transformedPhotoUrl = mediaUrl(portraitKey)
  await database.update(`transformations/${uid}/${transformId}`, {
    status: 'completed',
    transformedImageUrl: transformedPhotoUrl,
  })
  return { transformId, transformedPhotoUrl, originalKey, heroKey, portraitKey }
}

export const objectIsThere = async (store: StoreName, key: string): Promise<boolean> =>
  (await readObject(store, key, { again: false })) !== null
