/**
 * Each payment owes one confirmation and one invoice, even when workers die in between. Outbox and receiver are real.
 */
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { CONSENT_TEXTS } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { BookOrder, Order } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import type { readBuyer } from '#netlify/clients/stripe.ts'
import { tellOfPayment } from '#netlify/notifications/payment-notice.ts'
import { bookIn, sale } from '../domain/order-samples.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { receivedNotices } from './support/payment.ts'

const { buyer } = vi.hoisted(() => ({ buyer: vi.fn<typeof readBuyer>() }))
vi.mock('#netlify/clients/stripe.ts', async (original) => ({ ...(await original<object>()), readBuyer: buyer }))

useOwnEnvironment()

const DAY_MS = 86_400_000
const NOW = Date.now()
const ADDRESS = { line1: 'Sokak 1', line2: '', city: 'Kadıköy', state: '', postalCode: '34710', country: 'TR' }
const BUYER = { name: 'Ayşe', email: 'ayse@example.test', address: ADDRESS, taxNumbers: [] }

let uid: UserId
beforeEach(() => {
  uid = `parent-${randomBytes(8).toString('hex')}` as UserId
  buyer.mockReset().mockResolvedValue(BUYER)
})
const agreed = { consentId: 'sale_x', version: CURRENT_TEXT.sale, sha256: CONSENT_TEXTS.sale[CURRENT_TEXT.sale] ?? '' }
const orderOf = (state: BookOrder['state'], paidAt = NOW): Order => ({
  ...bookIn(state),
  ...{ id: `orman_${uid}_1799999999999` as StoryId, uid, sale: { ...sale, consents: { sale: agreed } } },
  ...(state !== 'open' && { paidAt }),
})
const told = async () => (await receivedNotices(uid)).map(({ body }) => body.type)

test('sends the invoice notice once, after a retry when Stripe did not name the buyer', async () => {
  buyer.mockRejectedValueOnce(new Problem('unavailable', 'Stripe is away'))
  await expect(tellOfPayment(orderOf('making'), NOW)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await told()).toEqual(['order_confirmed'])
  for (const state of ['making', 'delivered'] as const) await tellOfPayment(orderOf(state), NOW)
  expect(await told()).toEqual(['order_confirmed', 'invoice_due'])
  expect(buyer).toHaveBeenCalledTimes(2)
})

test.each<[string, BookOrder['state'], number]>([
  ['nobody has paid', 'open', NOW],
  ['its money goes back', 'refunding', NOW],
  ['its money is back', 'refunded', NOW],
  ['its bank argues', 'disputed', NOW],
  ['it was paid four days ago', 'delivered', NOW - 4 * DAY_MS],
])('sends no payment notice where %s', async (_why, state, paidAt) => {
  await tellOfPayment(orderOf(state, paidAt), NOW)
  await tellOfPayment(null, NOW)
  expect(await told()).toEqual([])
})

test('sends an empty contract version when the order’s sale consent is unknown', async () => {
  await tellOfPayment({ ...orderOf('paid'), sale }, NOW)
  const [confirmed] = await receivedNotices(uid)
  expect(confirmed?.body.data).toMatchObject({ contractVersion: '', contractTextUrl: '' })
})
