/** docs/mails: each notice has its file there, and carries every field that its mail uses. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Seller } from '#domain/seller.ts'
import { SELLER_FIELDS } from '#domain/seller.ts'
import { AGAIN_AFTER_MS, type Notice } from '#netlify/notifications/notice.ts'

type Type = Notice['type']
/** The file of a notice must list each of its fields. */
type Whole<T> = { [Key in keyof T]-?: NonNullable<T[Key]> }
type Told<N, T> = N extends { type: infer U; data: infer Data } ? (T extends U ? Data : never) : never
type DataOf<T extends Type> = Whole<Told<Notice, T>>

const [uid, storyId] = ['u' as UserId, 'orman_u_1799999999999' as StoryId]
const account = { uid, email: '', displayName: '', photoURL: '' }
const book = { uid, userEmail: '', storyId, title: '' }
const payment = { ...book, bought: 'book' as const, amountKurus: 0, currency: '', paidAt: '' }
const { title: _title, ...order } = payment
const seller = Object.fromEntries(SELLER_FIELDS.map((field) => [field, ''])) as Required<Seller>
const address = { line1: '', line2: '', city: '', state: '', postalCode: '', country: '' }

/** One notice of each type, with all possible fields. */
const DATA: { [T in Type]: DataOf<T> } = {
  order_confirmed: {
    ...payment,
    ...{ contractUrl: '', contractTextUrl: '', contractVersion: '', contractSha256: '', seller },
  },
  invoice_due: {
    ...order,
    ...{ what: '', paidBy: 'card', paymentId: '', siteUrl: '' },
    buyer: { name: '', email: '', address, taxNumbers: [] },
  },
  signup: { ...account, createdAt: '' },
  signin: { ...account, lastLoginAt: '' },
  story_completed: { ...book, contractUrl: '' },
  story_refunded: { ...book, contractUrl: '' },
  gift_returned: { ...book, contractUrl: '' },
  gift_ready: {
    ...{ uid, userEmail: '', storyId, recipientEmail: '', to: '', from: '' },
    ...{ message: '', code: '', giftUrl: '', noticeUrl: '' },
  },
  gift_refunded: { uid, userEmail: '', storyId },
  book_report: { ...book, orderHash: '', fault: 'other', page: 0, words: '' },
  account_deleted: { uid },
  alarm: { place: '', code: 'unknown', about: '', line: '', at: '' },
}

const TYPES = Object.keys(AGAIN_AFTER_MS) as Type[]
/** Mails to customers, with a subject and a text. Notices for us alone are not mailed. */
const IS_MAILED: readonly Type[] = [
  ...(['order_confirmed', 'story_completed', 'story_refunded'] as const),
  ...(['gift_ready', 'gift_refunded', 'gift_returned'] as const),
]
const textOf = (type: Type) => readFileSync(`docs/mails/${type}.md`, 'utf8')

/** An object is listed by its parts, such as `seller.name`. */
const fieldsOf = (data: object, within = ''): string[] =>
  Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value, `${within}${name}.`)
      : `${within}${name}`,
  )

test('finds one file in docs/mails for each notice, and no other file', () => {
  const files = readdirSync('docs/mails').filter((name) => name !== 'README.md')
  expect(files.toSorted()).toEqual(TYPES.map((type) => `${type}.md`).toSorted())
  const overview = readFileSync('docs/mails/README.md', 'utf8')
  for (const type of TYPES) expect(overview).toContain(`[${type}](${type}.md)`)
})

test.each(TYPES)('lists exactly the fields of the notice %s in docs/mails', (type) => {
  const named = [...textOf(type).matchAll(/^\| `([\w.]+)` /gm)].map(([, field]) => field)
  expect(named.filter((field) => field !== 'buyer').toSorted()).toEqual(fieldsOf(DATA[type]).toSorted())
})

test.each(TYPES)('uses only fields of the notice in the mail of %s', (type) => {
  const used = [...textOf(type).matchAll(/\{\{([^}]*)\}\}/g)].map(([, field = '']) => field)
  expect(used.filter((field) => !fieldsOf(DATA[type]).includes(field))).toEqual([])
})

test.each(TYPES)('gives the notice %s a subject and a text only if it is mailed', (type) => {
  expect(/^## Konu\n\n.+\n\n## Metin\n\n.+/m.test(textOf(type))).toBe(IS_MAILED.includes(type))
})

test('states contract text, version and seller in the order confirmation', () => {
  const words = textOf('order_confirmed').split('## Fields')[0]
  for (const field of ['contractTextUrl', 'contractVersion', 'seller.name', 'seller.address', 'storyId', 'amountKurus'])
    expect(words).toContain(`{{${field}}}`)
})
