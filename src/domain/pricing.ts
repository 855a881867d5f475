/**
 * The price of a book (product 9.1). The server charges from here; the browser
 * only shows it.
 */
import { dayInTurkey } from './time.ts'

export const PRICE_KURUS = 59_900
export const PRICE_BEFORE_KURUS = 79_900
export const DISCOUNT_PERCENT = 25
export const CURRENCY = 'try'

/** 59900 → '599 TL'. The display type lacks the lira sign, so the word is written. */
export const formatPrice = (kurus: number): string => `${new Intl.NumberFormat('tr-TR').format(kurus / 100)} TL`

/** Both days inclusive, such as 2026-11-26: the law requires them for a price that is struck through. */
export interface DiscountDays {
  firstDay: string
  lastDay: string
}

/** Tells if the earlier price may stand beside today's. */
export function isDiscounted(days: DiscountDays | null, nowMs: number): boolean {
  const today = dayInTurkey(nowMs)
  return days !== null && days.firstDay <= today && today <= days.lastDay
}
