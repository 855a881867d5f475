/** Selects the personal fields of our records; all other fields are internal. */
import * as v from 'valibot'
import { parseConsent } from '#domain/consent.ts'
import { flatBook, mapChildren } from '#domain/flat-book.ts'
import type { Order } from '#domain/order.ts'
import { storedOrder, storedOrderSchema } from '#domain/stored-order.ts'

const looseSchema = v.fallback(v.record(v.string(), v.unknown()), {})

/** The stored record, without the pay page's session and without the token of its share link. */
export function storyOf(record: unknown): object {
  const { checkoutSessionId: _session, share, ...story } = v.parse(looseSchema, record)
  if (share === undefined) return story
  const { token: _token, ...shared } = v.parse(looseSchema, share)
  return { ...story, share: shared }
}

function promisedBy(order: Order): object {
  if (order.kind === 'gift') return { ...order.sale, gift: order.card }
  if (!order.book) return order.sale
  // Leaves out `heroKey`: it opens a child's private face.
  const children = mapChildren(order.book.children, ({ heroKey: _key, ...child }) => child)
  return { ...order.sale, ...flatBook({ ...order.book, children }) }
}

/**
 * A payment with the fields that a parent may quote to us or to the bank. @returns only the state for an order that
 * this version cannot read
 */
export function paymentOf(record: unknown): object {
  const order = v.safeParse(storedOrderSchema, record)
  if (!order.success) return { state: v.parse(looseSchema, record).state }
  const stored: Record<string, unknown> = storedOrder(order.output)
  const { state, createdAt, paidAt, deliveredAt, refundedAt, refundNumber } = stored
  return { ...{ state, createdAt, paidAt, deliveredAt, refundedAt, refundNumber }, promised: promisedBy(order.output) }
}

/**
 * The consents of a user; the id of a guest's consent names the guest's voice instead of the hash of the invitation.
 */
export const consentsOf = (records: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(records).map(([id, record]) => {
      const consent = parseConsent(record)
      if (consent?.kind !== 'voice') return [id, record]
      const { invitation: _hash, ...guests } = consent
      return [`voice_${consent.voiceId}_${consent.createdAt}`, guests]
    }),
  )

/** The voices of one book, without the hash of an invitation. */
export function voicesOf(book: unknown): object {
  const voices = Object.entries(v.parse(looseSchema, book))
  return Object.fromEntries(
    voices.map(([id, voice]) => {
      const { invitation, ...rest } = v.parse(looseSchema, voice)
      return [
        id,
        { ...rest, ...(invitation !== undefined && { invitedUntil: v.parse(looseSchema, invitation).expiresAt }) },
      ]
    }),
  )
}
