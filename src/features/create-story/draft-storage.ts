/** Drafts on this device, by user and template: a cancelled payment, Back or a reload returns to them. */
import * as v from 'valibot'
import type { StoryId, TemplateId, UserId } from '#domain/ids.ts'
import { report } from '#report'
import { keysIn, type DeviceStorage } from '#ui/device-storage.ts'
import { storedDraft, storedDraftSchema, type DraftOwner, type WizardDraft } from './draft.ts'
import { eraseDraftPhotos, eraseDraftPhotosOf } from './draft-photo.ts'

const KEY = 'story_draft'

/** @returns null if there is no draft, or if the stored text is no draft (of an older version, or edited by hand) */
export function readDraft(owner: DraftOwner, storage: DeviceStorage): WizardDraft | null {
  const kept = storage.getItem(draftKeyOf(owner))
  if (!kept) return null
  try {
    return v.parse(storedDraftSchema, JSON.parse(kept))
  } catch (error) {
    report(error, 'create-story: a kept draft was not readable and is dropped')
    storage.removeItem(draftKeyOf(owner))
    return null
  }
}

export function saveDraft(owner: DraftOwner, draft: WizardDraft, storage: DeviceStorage): void {
  storage.setItem(draftKeyOf(owner), JSON.stringify(storedDraft(draft)))
}

/** Tells if a wizard of this device would open this story. */
export const hasDraftOf = (uid: UserId, storyId: StoryId | string, storage: DeviceStorage): boolean =>
  keysOf(uid, storage).some((key) => isOf(storyId, key, storage))

const isOf = (storyId: StoryId | string, key: DraftKey, storage: DeviceStorage): boolean =>
  storage.getItem(key)?.includes(JSON.stringify(storyId)) === true

/** Erases the draft after its payment, when it has become this book, or when it is given up. */
export function eraseDraftOf(uid: UserId, storyId: StoryId | string, storage: DeviceStorage): void {
  for (const key of keysOf(uid, storage)) {
    if (!isOf(storyId, key, storage)) continue
    storage.removeItem(key)
    void eraseDraftPhotosOf({ uid, templateId: templateOf(uid, key) })
  }
}

/** Erases drafts when their session ends: on a shared device another user never sees a child's name (product 4.5). */
export function eraseDrafts(isOver: (owner: string) => boolean, storage: DeviceStorage): Promise<void> {
  for (const key of draftKeysIn(storage)) if (isOver(key.split(':')[1] ?? '')) storage.removeItem(key)
  return eraseDraftPhotos(isOver)
}

type DraftKey = `${typeof KEY}:${string}`
export const draftKeyOf = ({ uid, templateId }: DraftOwner): DraftKey => `${KEY}:${uid}:${templateId}`

const templateOf = (uid: UserId, key: string) => key.slice(`${KEY}:${uid}:`.length) as TemplateId

const draftKeysIn = (storage: DeviceStorage): DraftKey[] =>
  keysIn(storage).filter((key): key is DraftKey => key.startsWith(`${KEY}:`))

const keysOf = (uid: UserId, storage: DeviceStorage): DraftKey[] =>
  draftKeysIn(storage).filter((key) => key.startsWith(`${KEY}:${uid}:`))
