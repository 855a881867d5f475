/** Computes the site's service levels (docs/operate.md) and whether they are met. Pure: the caller passes the data. */
import {
  AUDITED_WITHIN_MS,
  complaintsOf,
  PHOTO_KEPT_MS,
  SERVED_WITHIN_MS,
  SWEPT_WITHIN_MS,
  type Health,
} from '#domain/health.ts'
import { MAKING_MAX_MS } from '#domain/order-times.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** 99 of 100 books must be ready within this time. */
const BOOK_WITHIN_MS = 30 * MINUTE_MS
/** The sweep refunds after six hours without a book; the hour is for its checks. */
const REFUND_WITHIN_MS = MAKING_MAX_MS + HOUR_MS

/** Times of a paid order, milliseconds since 1970. */
export interface PaidOrder {
  paidAt: number
  deliveredAt?: number | undefined
  refundedAt?: number | undefined
}

export interface Level {
  what: string
  promised: string
  figure: string
  isHeld: boolean
}

/** @param orders paid in the chosen days */
export function serviceLevels(orders: readonly PaidOrder[], health: Health | null, nowMs: number): Level[] {
  const books = orders.flatMap(({ paidAt, deliveredAt }) => (deliveredAt === undefined ? [] : [deliveredAt - paidAt]))
  const refunds = orders.flatMap(({ paidAt, deliveredAt, refundedAt }) =>
    deliveredAt !== undefined || refundedAt === undefined ? [] : [refundedAt - paidAt],
  )
  const complaints = complaintsOf(health, nowMs)
  const waitsMs = Math.max(
    0,
    ...[health?.paidOrderDueSince, health?.orderDueSince, health?.userDueSince].map((at) => nowMs - (at ?? nowMs)),
  )
  return [
    atMost('from paid to book, 99 of 100', BOOK_WITHIN_MS, percentile(books, 0.99), `${books.length} books`),
    atMost('from paid to refund, 99 of 100', REFUND_WITHIN_MS, percentile(refunds, 0.99), `${refunds.length} refunds`),
    atMost('oldest photo', PHOTO_KEPT_MS, ageOf(health?.oldestPhotoAt, nowMs), 'no photo'),
    atMost('last sweep', SWEPT_WITHIN_MS, health ? nowMs - health.sweptAt : Infinity, ''),
    atMost('longest wait in a queue', SERVED_WITHIN_MS, waitsMs, ''),
    atMost('last audit', AUDITED_WITHIN_MS, ageOf(health?.auditedAt, nowMs), 'no audit'),
    { what: 'what it found', promised: '0', figure: String(health?.auditFound ?? 0), isHeld: !health?.auditFound },
    {
      what: 'what an uptime monitor is told',
      promised: 'well',
      figure: complaints.join(', ') || 'well',
      isHeld: complaints.length === 0,
    },
  ]
}

function atMost(what: string, promisedMs: number, ms: number | undefined, of: string): Level {
  const isHeld = ms === undefined || ms <= promisedMs
  const figure = ms === undefined ? 'none' : ms === Infinity ? 'never' : inWords(ms)
  return { what, promised: inWords(promisedMs), figure: of.startsWith('0 ') ? 'none' : figure, isHeld }
}

const ageOf = (at: number | undefined, nowMs: number): number | undefined => (at === undefined ? undefined : nowMs - at)

/** @returns the smallest value that is not below this share of the values; undefined for an empty list */
export function percentile(values: readonly number[], share: number): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)]
}

/** Such as `2 d 3 h`, `14 min`, `9 s`: the two largest units. */
export function inWords(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  const units = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const
  const first = units.findIndex(([count]) => count > 0)
  if (first < 0) return '0 s'
  const shown = units.slice(first, first + 2).filter(([count]) => count > 0)
  return shown.map(([count, unit]) => `${count} ${unit}`).join(' ')
}
