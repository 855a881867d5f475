/** What a run is asked about: how long parents waited, and for how long something was due. */
import type { OutsideServices } from '../simulate-orders/outside-services.ts'
import type { Order } from '#domain/order.ts'
import type { IndexedTree } from './indexed-tree.ts'

export interface Paid {
  readonly paidAtMs: number
  readonly paymentIntentId: string
}

/** How one ended: after how long, and when it was paid. */
export interface End {
  readonly is: 'book' | 'refund'
  readonly paidAtMs: number
  readonly tookMs: number
}

export interface Waits {
  count: number
  p50: number
  p99: number
  longest: number
}

/** Seconds. */
export function waitsOf(ends: readonly End[], is: End['is']): Waits {
  const sorted = ends
    .filter((end) => end.is === is)
    .map(({ tookMs }) => tookMs)
    .toSorted((one, other) => one - other)
  const at = (part: number) => Math.round((sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0) / 1_000)
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) }
}

/** How long the oldest item was due when somebody looked, at its worst. */
export class OldestDue {
  paidMs = 0
  unpaidMs = 0
  usersMs = 0
  noticesMs = 0

  look(tree: IndexedTree, nowMs: number): void {
    const late = (room: string, by: string) => Math.max(0, nowMs - (tree.firstTime(room, by) ?? nowMs))
    this.paidMs = Math.max(this.paidMs, late('orders', 'paidDueAt'))
    this.unpaidMs = Math.max(this.unpaidMs, late('orders', 'unpaidDueAt'))
    this.usersMs = Math.max(this.usersMs, late('housekeeping', '$value'))
    this.noticesMs = Math.max(this.noticesMs, late('outbox', 'dueAt'))
  }
}

/** Paid is one book or one full refund. @returns what is not so, in sentences */
export function judge({ tree, stripe }: OutsideServices, paid: ReadonlyMap<string, Paid>): string[] {
  const wrong: string[] = []
  for (const { id, storyId } of stripe.payments.values())
    if (paid.get(storyId)?.paymentIntentId !== id) wrong.push(`${storyId}: was paid twice`)
  for (const [storyId, { paymentIntentId }] of paid) {
    const order = tree.read(`orders/${storyId}`) as Order | null
    const backKurus = stripe.sumOf(paymentIntentId, ['succeeded'])
    const { imageURLs = [], narrationURLs = [] }: Partial<Order['results']> = order?.results ?? {}
    const isBook = order?.state === 'delivered' && imageURLs.length === 6 && narrationURLs.length === 6
    const isBack = order?.state === 'refunded' && backKurus === stripe.payment(paymentIntentId).amountKurus
    if (isBook === isBack || (isBook && backKurus > 0))
      wrong.push(`${storyId}: was paid, is ${order?.state ?? 'gone'}, and ${backKurus} went back`)
    const record = tree.read(`userStories/${order?.uid}/${storyId}`) as { status?: string } | null
    if (isBook && record?.status !== 'completed') wrong.push(`${storyId}: its parent does not see the book`)
  }
  return wrong
}
