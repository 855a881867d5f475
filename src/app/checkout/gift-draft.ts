/** The draft of a gift, saved until it is paid for: after a return from the pay page it is still filled in. */
import { useState } from 'react'
import * as v from 'valibot'
import { createGiftId, NO_GIFT_WORDS } from '#domain/gift.ts'
import { storyIdSchema, type StoryId, type UserId } from '#domain/ids.ts'
import type { GiftDraft } from '#features/gift/gift-form.tsx'
import { tabStorage } from '#ui/device-storage.ts'

const KEY = 'masal:gift-draft'
const text = v.optional(v.string(), '')
const keptSchema = v.object({
  uid: v.string(),
  giftId: storyIdSchema,
  draft: v.object({
    to: text,
    from: text,
    message: text,
    email: text,
    sendOn: text,
    byMail: v.optional(v.boolean(), false),
  }),
})

export interface KeptGiftDraft {
  draft: GiftDraft
  /** New words make a new order, because an order at the pay page keeps its own words. */
  giftId: StoryId
  change: (draft: GiftDraft) => void
}

export function useGiftDraft(uid: UserId, now: () => number): KeptGiftDraft {
  const [kept, setKept] = useState(
    () => readKept(uid) ?? { giftId: createGiftId(uid, now()), draft: { ...NO_GIFT_WORDS, byMail: false } },
  )
  const change = (draft: GiftDraft) => {
    const next = { giftId: createGiftId(uid, now()), draft }
    tabStorage.setItem(KEY, JSON.stringify({ uid, ...next }))
    setKept(next)
  }
  return { ...kept, change }
}

export function eraseGiftDraft(isOver: (owner: string | null) => boolean): void {
  if (isOver(keptDraft()?.uid ?? null)) tabStorage.removeItem(KEY)
}

function readKept(uid: UserId): { giftId: StoryId; draft: GiftDraft } | null {
  const kept = keptDraft()
  return kept?.uid === uid ? kept : null
}

function keptDraft() {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), tabStorage.getItem(KEY))
  return kept.success ? kept.output : null
}
