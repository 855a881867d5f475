/**
 * The code of a gift that was opened on this device: saved through sign-up and sign-in until a book is ordered with it.
 * From the first sign-in on it belongs to that parent, because anybody who reads it can spend it.
 */
import { useSyncExternalStore } from 'react'
import { parseGiftCode, type GiftCode } from '#domain/gift.ts'
import type { UserId } from '#domain/ids.ts'
import { deviceStorage } from '#ui/device-storage.ts'

const KEY = 'gift_code'
const listeners = new Set<() => void>()

/** @param code null: it is used, or must not be used */
export function keepGift(code: GiftCode | null, uid: UserId | null): void {
  if (code === null) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, uid === null ? code : `${code} ${uid}`)
  for (const listener of listeners) listener()
}

/** Assigns a gift's code, which was opened before the sign-in, to the parent who has signed in now. */
export function claimKeptGift(uid: UserId): void {
  const { code, owner } = kept()
  if (owner === null) keepGift(code, uid)
}

export function eraseKeptGift(isOver: (owner: string | null) => boolean): void {
  if (isOver(kept().owner)) keepGift(null, null)
}

function watchKeptGift(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

const keptText = (): string => deviceStorage.getItem(KEY) ?? ''

function kept(): { code: GiftCode | null; owner: string | null } {
  const [code = '', owner = null] = keptText().split(' ')
  return { code: parseGiftCode(code), owner }
}

export function useKeptGift(uid: UserId): GiftCode | null {
  useSyncExternalStore(watchKeptGift, keptText)
  const { code, owner } = kept()
  return owner === null || owner === uid ? code : null
}
