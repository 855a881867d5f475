/**
 * The photo of a draft, as it was chosen and cropped. It stays on this device, in the browser's own database, so that
 * it survives a reload, a closed tab or a lost network; it stays no longer than the server keeps a photo.
 */
import type { DBSchema } from 'idb'
import * as v from 'valibot'
import type { TemplateId, UserId } from '#domain/ids.ts'
import { ORIGINAL_KEPT_MS } from '#domain/retention.ts'
import { deviceDatabase, eraseOwnedBy } from '#ui/device-database.ts'
import type { CropArea } from '#photo/draw-photo.ts'

/** The draft's owner, see draft.ts. */
interface Owner {
  uid: UserId
  templateId: TemplateId
}
/** `sibling`: the child's id in the draft; '' or absent for the first child. */
export interface PhotoOwner extends Owner {
  sibling?: string | undefined
}

export interface DraftPhoto {
  file: File
  /** In pixels of the opened photo; null if it was not cropped, or was turned by hand. */
  area: CropArea | null
}

/** Separate stores: the crop is saved at each move of a hand, the photo of twelve megapixels once. */
const STORES = ['photos', 'crops'] as const

const photoSchema = v.object({ file: v.instance(File), keptAt: v.number() })
const cropSchema = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })
interface Kept extends DBSchema {
  photos: { key: string; value: v.InferOutput<typeof photoSchema> }
  crops: { key: string; value: CropArea }
}

const within = deviceDatabase<Kept>('masal-draft-photos', STORES)

/** Replaces the previous photo and erases its crop. */
export const keepDraftPhoto = (owner: PhotoOwner, file: File, nowMs: number): Promise<void> =>
  within('create-story: keep the photo of a draft', async (database) => {
    await database.delete('crops', keyOf(owner))
    await database.put('photos', { file, keptAt: nowMs }, keyOf(owner))
  })

export const keepCrop = (owner: PhotoOwner, area: CropArea | null): Promise<void> =>
  within('create-story: keep the photo of a draft', async (database) => {
    if (area) await database.put('crops', area, keyOf(owner))
    else await database.delete('crops', keyOf(owner))
  })

/** @returns null if there is no photo, it has expired, or this browser stores nothing */
export async function readDraftPhoto(owner: PhotoOwner, nowMs: number): Promise<DraftPhoto | null> {
  const [photo, area] =
    (await within('create-story: read the photo of a draft', (database) =>
      Promise.all([database.get('photos', keyOf(owner)), database.get('crops', keyOf(owner))]),
    )) ?? []
  if (!v.is(photoSchema, photo)) return null
  if (nowMs - photo.keptAt < ORIGINAL_KEPT_MS) return { file: photo.file, area: v.is(cropSchema, area) ? area : null }
  await eraseDraftPhoto(owner)
  return null
}

export const eraseDraftPhoto = (owner: PhotoOwner): Promise<void> => eraseKeys(keyOf(owner))

/** Erases the photos of all children of one draft. */
export async function eraseDraftPhotosOf(owner: Owner): Promise<void> {
  await eraseDraftPhoto(owner)
  await eraseBelow(`${keyOf(owner)}:`)
}

/** Erases the photos of all drafts of these parents. */
export const eraseDraftPhotos = (isOver: (owner: string) => boolean): Promise<void> =>
  within('create-story: erase the photo of a draft', (database) => eraseOwnedBy(database, STORES, isOver))

async function eraseBelow(start: string): Promise<void> {
  if (typeof IDBKeyRange !== 'undefined') await eraseKeys(IDBKeyRange.bound(start, `${start}\uFFFF`))
}

const eraseKeys = (keys: string | IDBKeyRange): Promise<void> =>
  within('create-story: erase the photo of a draft', async (database) => {
    await Promise.all(STORES.map((store) => database.delete(store, keys)))
  })

const keyOf = ({ uid, templateId, sibling }: PhotoOwner) =>
  sibling ? `${uid}:${templateId}:${sibling}` : `${uid}:${templateId}`
