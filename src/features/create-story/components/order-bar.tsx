import {
  DISCOUNT_PERCENT,
  formatPrice,
  isDiscounted,
  PRICE_BEFORE_KURUS,
  PRICE_KURUS,
  type DiscountDays,
} from '#domain/pricing.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { GIFT } from '#text/gift.ts'
import { reducedBetween } from '#text/struck-price.ts'
import { Button } from '#ui/button.tsx'
import type { Order } from '../hooks/use-order.ts'
import styles from './order-bar.module.css'

interface OrderBarProps {
  order: Order
  /** In which days the price of before may stand beside today's; null: in none. */
  discount: DiscountDays | null
  now: () => number
  portraitReady: boolean
  onBack: () => void
}

/** The way back and the one crimson button; its price, and the promise about money, as soon as there is a book to buy. */
export function OrderBar({ order, discount, now, portraitReady, onBack }: OrderBarProps) {
  return (
    <div className={styles.bar} data-order={portraitReady ? 'ready' : 'waiting'}>
      {portraitReady &&
        (order.giftCode ? <FreePrice /> : <Price reduced={isDiscounted(discount, now()) ? discount : null} />)}
      <div className={styles.actions}>
        <Button variant="paper" onClick={onBack} disabled={order.isUnderWay}>
          {CREATE_STORY.back}
        </Button>
        <Button
          className={styles.finish}
          disabled={!portraitReady || order.isUnderWay}
          onClick={() => void order.place()}
        >
          {order.isUnderWay ? CREATE_STORY.working : CREATE_STORY.finish}
        </Button>
      </div>
      {portraitReady && (
        <p className={styles.duty}>
          {order.giftCode ? GIFT.freeDuty : CREATE_STORY.obligesToPay(formatPrice(PRICE_KURUS))}
        </p>
      )}
    </div>
  )
}

/** The price of a book that a gift pays for. */
function FreePrice() {
  return (
    <div className={styles.price}>
      <p className={styles.figures}>
        <b>{GIFT.free}</b>
      </p>
      <p className={styles.note}>{GIFT.freeNote}</p>
    </div>
  )
}

/** @param reduced the days that stand beside a price that is struck through */
function Price({ reduced }: { reduced: DiscountDays | null }) {
  return (
    <div className={styles.price}>
      <p className={styles.figures}>
        {reduced && (
          <s>
            <span className="sr-only">{CREATE_STORY.priceBefore} </span>
            {formatPrice(PRICE_BEFORE_KURUS)}
          </s>
        )}
        <b>
          {reduced && <span className="sr-only">{CREATE_STORY.priceNow} </span>}
          {formatPrice(PRICE_KURUS)}
        </b>
        {reduced && (
          <span className={styles.off}>
            <span className="sr-only">{CREATE_STORY.discount} </span>%{DISCOUNT_PERCENT}
          </span>
        )}
      </p>
      <p className={styles.note}>
        {reduced && `${reducedBetween(reduced)} `}
        {CREATE_STORY.priceTax} {CREATE_STORY.pricePromise}
      </p>
    </div>
  )
}
