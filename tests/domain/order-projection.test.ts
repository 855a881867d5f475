import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseStory } from '#domain/story.ts'
import { flatBook } from '#domain/flat-book.ts'
import { orderedBookSchema } from '#domain/order.ts'
import { storyFieldsOf, recordFromSnapshot } from '#domain/order-projection.ts'
import { book, BOOK_STATES, bookIn } from './order-samples.ts'

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
] as const)('shows an order that is %s as %o', (state, expected) => {
  const fields = storyFieldsOf(bookIn(state))
  expect(fields && [fields.status, fields.paymentStatus]).toEqual(expected)
})

test.each(['refunded', 'disputed', 'refunding'] as const)(
  'keeps a delivered book readable while its payment is %s',
  (state) => {
    const order = { ...bookIn(state), deliveredAt: 1, results }
    // The database stores no null.
    const kept = Object.entries({ ...recordFromSnapshot(order, book), ...storyFieldsOf(order) }).filter(
      ([, value]) => value !== null,
    )
    const story = parseStory(order.id, Object.fromEntries(kept))
    expect(story).toMatchObject({ readable: true, imageURLs: ['/a'], textBoxes: results.textBoxes })
  },
)

test('never overwrites the parent’s title and dedication', () => {
  for (const state of BOOK_STATES) {
    const fields = Object.keys(storyFieldsOf(bookIn(state)) ?? {})
    expect(fields).not.toContain('title')
    expect(fields).not.toContain('dedication')
  }
})

test('writes a record again with the parent’s words at the checkout', () => {
  const record = recordFromSnapshot(bookIn('paid'), book)
  expect(record).toMatchObject({
    title: 'Bizim Defne',
    dedication: 'Defne’ye, sevgiyle',
    userEmail: 'anne@example.test',
  })
})

test('gives the record of an older order the usual title and no dedication', () => {
  const { title: _title, dedication: _dedication, ...older } = book
  const record = recordFromSnapshot(bookIn('paid'), older)
  expect(record.title).toBe('Defne’nin Sihirli Orman Macerası')
  expect(record).not.toHaveProperty('dedication')
})

test.each([
  ['title', 1, 200],
  ['dedication', 0, 140],
] as const)('accepts a %s of %i to %i letters in the order, as in the record', (field, least, most) => {
  const isTaken = (letters: number) => v.is(orderedBookSchema, { ...flatBook(book), [field]: 'a'.repeat(letters) })
  expect([isTaken(least), isTaken(most), isTaken(most + 1)]).toEqual([true, true, false])
})
