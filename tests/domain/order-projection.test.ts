import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseStory } from '#domain/story.ts'
import { ORDER_STATES, orderSchema, orderSnapshotSchema, storedOrder } from '#domain/order.ts'
import { storyFieldsOf, recordFromSnapshot } from '#domain/order-projection.ts'
import { orderIn } from './order-samples.ts'

const results = {
  storyTexts: ['bir'],
  textBoxes: [{ x: 0.1, y: 0.1, w: 0.3, h: 0.5 }],
  imageURLs: ['/a'],
  narrationURLs: ['/b'],
  coverImageUrl: '/c',
  thumbnailUrl: '/d',
}

test.each([
  ['opening', null],
  ['open', null],
  ['expired', null],
  ['paid', ['creating', 'paid']],
  ['making', ['creating', 'paid']],
  ['delivered', ['completed', 'paid']],
  ['refunding', ['failed', 'paid']],
  ['failed-refund', ['failed', 'paid']],
  ['refunded', ['failed', 'refunded']],
  ['disputed', ['failed', 'paid']],
] as const)('an order that is %s shows %o', (state, expected) => {
  const fields = storyFieldsOf(orderIn(state))
  expect(fields && [fields.status, fields.paymentStatus]).toEqual(expected)
})

test.each(['refunded', 'disputed', 'refunding'] as const)(
  'a book that was handed over is still there when its money is %s',
  (state) => {
    const order = { ...orderIn(state), deliveredAt: 1, results }
    // The database keeps no null.
    const kept = Object.entries({ ...recordFromSnapshot(order), ...storyFieldsOf(order) }).filter(
      ([, value]) => value !== null,
    )
    const story = parseStory(order.id, Object.fromEntries(kept))
    expect(story).toMatchObject({ readable: true, imageURLs: ['/a'], textBoxes: results.textBoxes })
  },
)

test('title and dedication are the parent’s: no state writes them over', () => {
  for (const state of ORDER_STATES) {
    const fields = Object.keys(storyFieldsOf(orderIn(state)) ?? {})
    expect(fields).not.toContain('title')
    expect(fields).not.toContain('dedication')
  }
})

test('a record that is written again has the parent’s words of the checkout', () => {
  const record = recordFromSnapshot(orderIn('paid'))
  expect(record).toMatchObject({
    title: 'Bizim Defne',
    dedication: 'Defne’ye, sevgiyle',
    userEmail: 'anne@example.test',
  })
})

test('of an order of before, which knows no such words, it has the usual title and no dedication', () => {
  const order = orderIn('paid')
  const { title: _title, dedication: _dedication, ...snapshot } = order.snapshot
  const parsed = v.parse(orderSchema, JSON.parse(JSON.stringify(storedOrder({ ...order, snapshot }))))
  const record = recordFromSnapshot(parsed)
  expect(record.title).toBe('Defne’nin Sihirli Orman Macerası')
  expect(record).not.toHaveProperty('dedication')
})

test.each([
  ['title', 1, 200],
  ['dedication', 0, 140],
] as const)('a %s of the order has %i to %i letters, as that of the record', (field, least, most) => {
  const isTaken = (letters: number) =>
    v.is(orderSnapshotSchema, { ...storedOrder(orderIn('paid')).snapshot, [field]: 'a'.repeat(letters) })
  expect([isTaken(least), isTaken(most), isTaken(most + 1)]).toEqual([true, true, false])
})
