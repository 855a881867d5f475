/** Reads a real site's database as its functions do, with the site's variables; writes nothing. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { PaidOrder } from './service-levels.ts'
import { readWindow } from '#netlify/clients/database.ts'

const PAGE = 500

const paidOrderSchema = v.object({
  paidAt: v.number(),
  deliveredAt: v.optional(v.number()),
  refundedAt: v.optional(v.number()),
})

/** Reads page by page. @returns the orders paid since then: only their times */
export async function ordersPaidSince(sinceMs: number): Promise<PaidOrder[]> {
  const orders = new Map<string, PaidOrder>()
  for (let from = sinceMs, isMore = true; isMore;) {
    const page = await readWindow(paths.orders, { by: 'paidAt', from, until: Number.MAX_SAFE_INTEGER, atMost: PAGE })
    const before = orders.size
    for (const [id, value] of page) {
      const order = v.safeParse(paidOrderSchema, value)
      if (order.success) orders.set(id, order.output)
    }
    const last = v.safeParse(paidOrderSchema, page.at(-1)?.[1])
    // The last order is on the next page too: a page without any other one is the end.
    isMore = page.length === PAGE && last.success && orders.size > before
    if (last.success) from = last.output.paidAt
  }
  return [...orders.values()]
}
