import { useRef, useState } from 'react'
import type { GiftCode } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { OrderRequest } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { useEnabledAfterReturn } from '#ui/page-return.ts'
import { showError } from '#ui/toast.tsx'
import { orderRequestOf } from '../model/order-request.ts'
import type { WizardDraft } from '../draft.ts'
import type { UpdateDraft } from './use-draft.ts'

/**
 * @param onNewId the order could not keep its id: the draft must take the new one at once
 * @param giftCode what pays for it; null: the parent does
 * @returns whether the pay page is on its way; otherwise the parent has been told why not
 */
export type OnCheckout = (
  order: OrderRequest,
  onNewId: (id: StoryId) => void,
  giftCode: GiftCode | null,
) => Promise<boolean>

export interface OrderOptions {
  draft: WizardDraft
  update: UpdateDraft
  user: { uid: UserId; email: string | null }
  template: StoryTemplate
  onCheckout: OnCheckout
  giftCode: GiftCode | null
  /** Why such a book cannot be ordered; null: it can. */
  refusal: string | null
}

/** The agreement (order-bill.tsx), and the order that it leads to (order-bar.tsx). */
export interface Order {
  agreed: boolean
  setAgreed: (agreed: boolean) => void
  /** How often one tried to order without having agreed. */
  refusals: number
  isUnderWay: boolean
  /** The gift that pays for it; null: the parent does. */
  giftCode: GiftCode | null
  place: () => Promise<void>
}

export function useOrder({ draft, update, user, template, onCheckout, giftCode, refusal }: OrderOptions): Order {
  /** To which box: one who pays agrees to something else than one for whom a gift pays. */
  const [agreedTo, setAgreedTo] = useState<{ giftCode: GiftCode | null } | null>(null)
  const agreed = agreedTo !== null && agreedTo.giftCode === giftCode
  const setAgreed = (isAgreed: boolean) => setAgreedTo(isAgreed ? { giftCode } : null)
  const [refusals, setRefusals] = useState(0)
  const [isUnderWay, setUnderWay] = useState(false)
  // State changes only at the next render: the second click of a double click is faster.
  const underWay = useRef(false)

  const release = () => {
    underWay.current = false
    setUnderWay(false)
  }
  useEnabledAfterReturn(release)

  const place = async () => {
    if (!agreed) return setRefusals((times) => times + 1)
    if (underWay.current) return
    if (refusal) return showError(refusal)
    const request = orderRequestOf(draft, user, template)
    if (!request) return showError(CREATE_STORY.dataMissing)
    underWay.current = true
    setUnderWay(true)
    if (!(await onCheckout(request, (storyId) => update({ storyId }), giftCode))) release()
  }
  return { agreed, setAgreed, refusals, isUnderWay, giftCode, place }
}
