/** The code of a gift that somebody has opened on this device: kept until a book is ordered with it, through signing up and in. */
import { useSyncExternalStore } from 'react'
import { parseGiftCode, type GiftCode } from '#domain/gift.ts'
import { deviceStorage } from '#ui/device-storage.ts'

const KEY = 'gift_code'
const listeners = new Set<() => void>()

/** @param code null: it is used, or is not to be used */
export function keepGift(code: GiftCode | null): void {
  if (code === null) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, code)
  for (const listener of listeners) listener()
}

function watchKeptGift(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

const keptText = (): string => deviceStorage.getItem(KEY) ?? ''

export const useKeptGift = (): GiftCode | null => parseGiftCode(useSyncExternalStore(watchKeptGift, keptText))
