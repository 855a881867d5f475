import { expect, test } from 'vitest'
import { parseStory } from '#domain/story.ts'
import { ORDER_STATES } from '#domain/order.ts'
import { project, recordFromSnapshot } from '#domain/order-projection.ts'
import { orderIn } from './order-samples.ts'

const results = { storyTexts: ['bir'], imageURLs: ['/a'], narrationURLs: ['/b'], coverImageUrl: '/c', thumbnailUrl: '/d' }

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
  const fields = project(orderIn(state))
  expect(fields && [fields.status, fields.paymentStatus]).toEqual(expected)
})

test.each(['refunded', 'disputed', 'refunding'] as const)('a book that was handed over is still there when its money is %s', (state) => {
  const order = { ...orderIn(state), deliveredAt: 1, results }
  // The database keeps no null.
  const kept = Object.entries({ ...recordFromSnapshot(order), ...project(order) }).filter(([, value]) => value !== null)
  const story = parseStory(order.id, Object.fromEntries(kept))
  expect(story).toMatchObject({ readable: true, imageURLs: ['/a'] })
})

test('title and dedication are the parent’s: no state writes them over', () => {
  for (const state of ORDER_STATES) expect(Object.keys(project(orderIn(state)) ?? {})).not.toContain('title')
  expect(recordFromSnapshot(orderIn('paid'))).toMatchObject({ title: "Defne'nin Sihirli Orman Macerası", userEmail: 'anne@example.test' })
})
