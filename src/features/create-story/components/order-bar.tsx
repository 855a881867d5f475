/** The order, placed once however often the button is pressed, and the bar with that button. */
import { useRef, useState } from 'react'
import type { GiftCode } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import {
  DISCOUNT_PERCENT,
  formatPrice,
  isDiscounted,
  PRICE_BEFORE_KURUS,
  PRICE_KURUS,
  type DiscountDays,
} from '#domain/pricing.ts'
import type { OrderRequest } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { GIFT } from '#text/gift.ts'
import { reducedBetween } from '#text/struck-price.ts'
import { Button } from '#ui/button.tsx'
import { useEnabledAfterReturn } from '#ui/page-return.ts'
import { showError } from '#ui/toast.ts'
import type { WizardDraft } from '../draft.ts'
import type { UpdateDraft } from '../hooks/use-draft.ts'
import { orderRequestOf } from '../model/order-request.ts'
import styles from './order-bar.module.css'

/**
 * @param onNewId called if another order already uses the id: the draft must store the new one at once
 * @param giftCode pays for the order; null: the parent pays
 * @returns true if the pay page is opening; otherwise the parent was shown the reason
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
  /** The reason why this book cannot be ordered; null: it can. */
  refusal: string | null
}

/** The agreement (order-bill.tsx), and the order that it leads to. */
export interface Order {
  agreed: boolean
  setAgreed: (agreed: boolean) => void
  /** Number of attempts to order without the agreement. */
  refusals: number
  isUnderWay: boolean
  /** The gift that pays for the book; null: the parent pays. */
  giftCode: GiftCode | null
  place: () => Promise<void>
}

export function useOrder({ draft, update, user, template, onCheckout, giftCode, refusal }: OrderOptions): Order {
  /** The ticked box: a parent who pays agrees to another text than a parent with a gift. */
  const [agreedTo, setAgreedTo] = useState<{ giftCode: GiftCode | null } | null>(null)
  const agreed = agreedTo !== null && agreedTo.giftCode === giftCode
  const setAgreed = (isAgreed: boolean) => setAgreedTo(isAgreed ? { giftCode } : null)
  const [refusals, setRefusals] = useState(0)
  const [isUnderWay, setUnderWay] = useState(false)
  // Use a ref, because state changes only at the next render, after the second click of a double click.
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

interface OrderBarProps {
  order: Order
  /** The days on which the earlier price may stand beside today's; null: none. */
  discount: DiscountDays | null
  now: () => number
  portraitReady: boolean
  onBack: () => void
}

/**
 * The last button with the price beside it and the promise about money above them, shown as soon as a book can be
 * bought.
 */
export function OrderBar({ order, discount, now, portraitReady, onBack }: OrderBarProps) {
  const reduced = isDiscounted(discount, now()) ? discount : null
  const isFree = order.giftCode !== null
  const back = (
    <Button
      variant={portraitReady ? 'plain' : 'paper'}
      small={portraitReady}
      onClick={onBack}
      disabled={order.isUnderWay}
    >
      {CREATE_STORY.back}
    </Button>
  )
  return (
    <>
      {portraitReady && (
        <div className={styles.terms}>
          <p>
            {isFree
              ? GIFT.freeNote
              : `${reduced ? `${reducedBetween(reduced)} ` : ''}${CREATE_STORY.priceTax} ${CREATE_STORY.pricePromise}`}
          </p>
          <p>{isFree ? GIFT.freeDuty : CREATE_STORY.obligesToPay(formatPrice(PRICE_KURUS))}</p>
          {back}
        </div>
      )}
      <div className={styles.bar} data-order={portraitReady ? 'ready' : 'waiting'}>
        {portraitReady ? <Price isFree={isFree} isReduced={reduced !== null} /> : back}
        <Button
          className={styles.finish}
          disabled={!portraitReady || order.isUnderWay}
          onClick={() => void order.place()}
        >
          {order.isUnderWay ? CREATE_STORY.working : CREATE_STORY.finish}
        </Button>
      </div>
    </>
  )
}

/** @param isFree a gift pays for the book */
function Price({ isFree, isReduced }: { isFree: boolean; isReduced: boolean }) {
  if (isFree) {
    return (
      <p className={styles.figures}>
        <b>{GIFT.free}</b>
      </p>
    )
  }
  return (
    <p className={styles.figures}>
      {isReduced && (
        <s>
          <span className="sr-only">{CREATE_STORY.priceBefore} </span>
          {formatPrice(PRICE_BEFORE_KURUS)}
        </s>
      )}
      <b>
        {isReduced && <span className="sr-only">{CREATE_STORY.priceNow} </span>}
        {formatPrice(PRICE_KURUS)}
      </b>
      {isReduced && (
        <span className={styles.off}>
          <span className="sr-only">{CREATE_STORY.discount} </span>%{DISCOUNT_PERCENT}
        </span>
      )}
    </p>
  )
}
