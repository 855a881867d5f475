/**
 * Erases a session's data on this device when the session ends: one eraser for each row of src/ui/device-stores.ts that
 * says so.
 */
import { eraseDraftPhotos } from '#features/create-story/draft-photo.ts'
import { eraseDrafts } from '#features/create-story/draft-storage.ts'
import { eraseTakes } from '#features/record-voice/takes.ts'
import { report } from '#report'
import { deviceStorage, tabStorage } from '#ui/device-storage.ts'
import type { EndsWithSession } from '#ui/device-stores.ts'
import { eraseGiftDraft } from '../checkout/gift-draft.ts'
import { eraseKeptGift } from '../checkout/kept-gift.ts'
import { forgetToldChild } from '../told-child.ts'
import { forgetBooksOf } from './kept-books.ts'
import { eraseChanges } from './outbox.ts'

/** @param owner the user's id; null for data without an owner's id */
export type IsOver = (owner: string | null) => boolean

const ERASERS: Readonly<Record<EndsWithSession, (isOver: IsOver) => void | Promise<void>>> = {
  'story_draft:': (isOver) => eraseDrafts(isOver, deviceStorage),
  'masal-draft-photos': eraseDraftPhotos,
  'masal-recordings': eraseTakes,
  'masal-books': forgetBooksOf,
  // An erasure or a withdrawal stays until its parent's next sign-in, because it was promised, and contains ids only.
  'masal-outbox': eraseChanges,
  gift_code: eraseKeptGift,
  'masal:gift-draft': eraseGiftDraft,
  'masal:told-child': (isOver) => {
    if (isOver(null)) forgetToldChild()
  },
  'masal:pay-page': (isOver) => {
    if (isOver(null)) tabStorage.removeItem('masal:pay-page')
  },
}

/** A failing eraser does not stop the others. */
export async function forgetDevice(isOver: IsOver): Promise<void> {
  const erase = async (eraser: (isOver: IsOver) => void | Promise<void>) => eraser(isOver)
  for (const { status, ...end } of await Promise.allSettled(Object.values(ERASERS).map(erase)))
    if (status === 'rejected' && 'reason' in end) report(end.reason, 'offline: forget the device')
}
