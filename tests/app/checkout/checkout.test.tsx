import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GiftCode } from '#domain/gift.ts'
import type { StoryId, TransformId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { Child } from '#domain/book-fields.ts'
import { newStoryRecord, parseStory, type Story, type OrderRequest } from '#domain/story.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import { createCheckout, type Checkout, type CheckoutPorts } from '#app/checkout/checkout.ts'
import { problemText } from '#text/problems.ts'
import { Toasts } from '#ui/toaster.tsx'
import { expectFault } from '../../support/faults.ts'
import { answerMediaQueries } from '../../support/media-queries.ts'

const UID = 'uid1' as UserId
const ID = 'orman_uid1_1700000000000' as StoryId
const NEW_ID = 'orman_uid1_1800000000000'

beforeEach(() => {
  answerMediaQueries(false)
  render(<Toasts />)
})

describe('ordering a book', () => {
  test('writes record and consent, requests the pay page and opens that page', async () => {
    const shop = new Shop()
    expect(await shop.checkout.start(order(), shop.noteId)).toBe(true)
    expect(shop.did).toEqual([
      'track begin_checkout',
      `read ${ID}`,
      `create ${ID}`,
      'track story_created',
      `consent to the sale of ${ID}`,
      `checkout ${ID}`,
      'track purchase',
      'go to https://pay.example/1',
    ])
  })

  test('continues an existing order under its own id, with one payment session', async () => {
    const shop = new Shop({ record: order() })
    await shop.checkout.start(order(), shop.noteId)
    expect(shop.atTheDatabase()).toEqual([`read ${ID}`, `checkout ${ID}`])
  })

  test('opens one order for two tabs that order the same draft at once', async () => {
    const shop = new Shop()
    await Promise.all([1, 2].map(() => shop.checkout.start(order(), shop.noteId)))
    expect(shop.newIds).toEqual([])
    expect([...shop.records.keys()]).toEqual([ID])
    expect(shop.atTheDatabase().filter((did) => did.startsWith('checkout'))).toEqual([
      `checkout ${ID}`,
      `checkout ${ID}`,
    ])
  })

  test('makes a second book if two tabs order one draft under two names', async () => {
    const shop = new Shop()
    await Promise.all([order(), order({ childName: 'Deniz' })].map((one) => shop.checkout.start(one, shop.noteId)))
    expect(shop.newIds).toEqual([NEW_ID])
    expect([...shop.records.values()].map(({ children }) => children[0].childName)).toEqual(['Deniz'])
  })

  test('stores a new consent for a new story id, and the same consent for the same id', async () => {
    const renamed = new Shop()
    renamed.orders.set(ID, 'expired')
    await renamed.checkout.start(order(), renamed.noteId)
    expect(renamed.did.filter((did) => did.startsWith('consent'))).toEqual([`consent to the sale of ${NEW_ID}`])
    const standing = new Shop({ record: order() })
    await standing.checkout.start(order(), standing.noteId)
    expect(standing.did).toContain(`consent to the sale of ${ID}`)
  })

  test('erases the record and shows a message when checkout fails', async () => {
    expectFault(/checkout: open the pay page\] unavailable: Failed to create checkout session: 500/)
    const shop = new Shop({ checkout: new Problem('unavailable', 'Failed to create checkout session: 500') })
    expect(await shop.checkout.start(order(), shop.noteId)).toBe(false)
    expect(await screen.findByText('Hikaye oluşturma başlatılamadı')).toBeVisible()
    expect(shop.did.at(-1)).toBe(`erase ${ID}`)
    expect(shop.records.size).toBe(0)
  })

  test('closes the session before it erases the record if checkout fails after the order', async () => {
    expectFault(/network: lost answer/)
    const shop = new Shop({ checkout: new Problem('network', 'lost answer'), ordersBeforeFailing: true })
    expect(await shop.checkout.start(order(), shop.noteId)).toBe(false)
    expect(shop.did.slice(-3)).toEqual([`erase ${ID}`, `cancel ${ID}`, `erase ${ID}`])
    expect(shop.records.size).toBe(0)
  })

  test.each([
    ['child', order({ childName: 'Deniz' })],
    ['face', order({ heroFeatures: '1312100444444' })],
    ['title', { ...order(), title: 'Defne ve Uykusuz Orman' }],
    ['dedication', { ...order(), dedication: 'Defne’ye' }],
    ['own words', { ...order(), ownTexts: { 'text-0': 'Bir gün {child} uyandı.' } }],
    ['look', { ...order(), heroLook: 'drawn' as const }],
    [
      'family',
      { ...order(), children: [...order().children, child({ childName: 'Ali' })] as OrderRequest['children'] },
    ],
  ])('makes a new book and closes the old session if the order’s %s has changed', async (_, changed) => {
    const shop = new Shop({ record: order() })
    shop.orders.set(ID, 'open')
    await shop.checkout.start(changed, shop.noteId)
    expect(shop.did).toContain(`cancel ${ID}`)
    expect(shop.atTheDatabase().at(-1)).toBe(`checkout ${NEW_ID}`)
    expect(shop.newIds).toEqual([NEW_ID])
  })

  test('reports a paid old order if a changed draft is ordered, and keeps the new id', async () => {
    expectFault(/already-paid/)
    const shop = new Shop({ record: order() })
    shop.orders.set(ID, 'paid')
    expect(await shop.checkout.start(order({ childName: 'Deniz' }), shop.noteId)).toBe(false)
    expect(await screen.findByText('Bu masalın ödemesi yapılmış; kitabınız hazırlanıyor.')).toBeVisible()
    expect(shop.newIds).toEqual([NEW_ID])
    expect(shop.records.has(ID)).toBe(true)
  })

  test('orders under a new story id if an ended order has the old id', async () => {
    const shop = new Shop()
    shop.orders.set(ID, 'expired')
    await shop.checkout.start(order(), shop.noteId)
    expect(shop.newIds).toEqual([NEW_ID])
    expect(shop.atTheDatabase().at(-1)).toBe(`checkout ${NEW_ID}`)
  })

  test('writes no record for an incomplete order', async () => {
    expectFault(/missing-data: User information is missing/)
    expectFault(/missing-data: Required story information is missing/)
    const shop = new Shop()
    expect(await shop.checkout.start({ ...order(), userEmail: '' }, shop.noteId)).toBe(false)
    expect(await screen.findByText('Lütfen tüm bilgileri doldurun')).toBeVisible()
    expect(await shop.checkout.start(order({ transformedPhotoUrl: '' }), shop.noteId)).toBe(false)
    expect(shop.atTheDatabase()).toEqual([])
  })

  test('shows a sentence for a reached daily limit and for an ended session', async () => {
    expectFault(/too-many-requests/)
    const shop = new Shop({ checkout: new Problem('too-many-requests', 'More than 60 of checkout in a day') })
    await shop.checkout.start(order(), shop.noteId)
    expect(await screen.findByText('Bugün bu işlemi çok kez yaptınız. Lütfen yarın tekrar deneyin.')).toBeVisible()
  })

  test('shows a sentence for an unforeseen failure', async () => {
    expectFault(/unknown: no idea/)
    const shop = new Shop({ checkout: new Problem('unknown', 'no idea') })
    await shop.checkout.start(order(), shop.noteId)
    expect(await screen.findByText('Bir hata oluştu')).toBeVisible()
  })
})

test('opens the pay page of an unpaid record without another consent or record', async () => {
  const shop = new Shop({ record: order() })
  const story = shop.records.get(ID)
  if (!story) throw new Error('the record of this test is none')
  expect(await shop.checkout.resume(story)).toBe(true)
  expect(shop.did).toEqual([`checkout ${ID}`, 'track purchase', 'go to https://pay.example/1'])
})

test('refuses to give up a paid order', async () => {
  const shop = new Shop({ record: order() })
  shop.orders.set(ID, 'paid')
  await expect(shop.checkout.giveUp(UID, ID)).rejects.toMatchObject({ code: 'already-paid' })
  expect(shop.records.has(ID)).toBe(true)
})

test('neither tracks a purchase nor opens a pay page for a book paid by a gift', async () => {
  const shop = new Shop()
  const code = '0123456789AB' as GiftCode
  expect(await shop.checkout.start(order(), shop.noteId, code)).toBe(true)
  expect(shop.codes).toEqual([code])
  expect(shop.did).toContain('see https://pay.example/1')
  expect(shop.did.filter((did) => /begin_checkout|track purchase|go to/.test(did))).toEqual([])
})

test.each(['gift-unknown', 'gift-used', 'gift-over'] as const)(
  'shows a message for %s, and erases the record',
  async (code) => {
    expectFault(/open the pay page/)
    const shop = new Shop({ checkout: new Problem(code, 'refused') })
    expect(await shop.checkout.start(order(), shop.noteId, '0123456789AB' as GiftCode)).toBe(false)
    expect(shop.records.size).toBe(0)
    expect(await screen.findByText(problemText(code))).toBeVisible()
  },
)

/** The database rules and payment functions that ordering needs. */
class Shop implements CheckoutPorts {
  readonly checkout: Checkout
  readonly did: string[] = []
  readonly newIds: string[] = []
  readonly codes: string[] = []
  readonly records = new Map<string, Story>()
  readonly orders = new Map<string, 'open' | 'paid' | 'expired'>()
  readonly #options: { record?: OrderRequest; checkout?: Problem; ordersBeforeFailing?: boolean }

  constructor(options: { record?: OrderRequest; checkout?: Problem; ordersBeforeFailing?: boolean } = {}) {
    this.#options = options
    this.checkout = createCheckout(this)
    if (options.record) this.#write(options.record)
  }

  noteId = (id: StoryId) => void this.newIds.push(id)
  now = () => 1_800_000_000_000
  track: CheckoutPorts['track'] = ({ name }) => void this.did.push(`track ${name}`)
  openPayPage = (address: string) => void this.did.push(`go to ${address}`)
  openRedeemed = (address: string) => void this.did.push(`see ${address}`)
  createSaleConsent = async (_: UserId, id: StoryId) => void this.did.push(`consent to the sale of ${id}`)

  /** The steps without tracking, consents and leaving the page. */
  atTheDatabase = () => this.did.filter((did) => !/^(track|consent|go|see)/.test(did))

  readStory = async (_: UserId, id: StoryId) => {
    this.did.push(`read ${id}`)
    return this.records.get(id) ?? null
  }
  createStory = async (story: OrderRequest) => {
    this.did.push(`create ${story.id}`)
    if (this.orders.has(story.id)) throw new Problem('permission-denied', 'an order stands on it')
    if (this.records.has(story.id)) throw new Problem('permission-denied', 'a record stands there')
    this.#write(story)
  }
  eraseStory = async (_: UserId, id: StoryId) => {
    this.did.push(`erase ${id}`)
    const order = this.orders.get(id)
    if (order && order !== 'expired') throw new Problem('permission-denied', 'an order stands on it')
    this.records.delete(id)
  }
  createCheckoutSession: CheckoutPorts['createCheckoutSession'] = async ({ storyId, giftCode }) => {
    if (giftCode) this.codes.push(giftCode)
    this.did.push(`checkout ${storyId}`)
    if (!this.#options.checkout || this.#options.ordersBeforeFailing) this.orders.set(storyId, 'open')
    if (this.#options.checkout) throw this.#options.checkout
    return 'https://pay.example/1'
  }
  cancelCheckoutSession = async (id: StoryId) => {
    this.did.push(`cancel ${id}`)
    if (this.orders.get(id) === 'paid') throw new Problem('already-paid', 'the money has come')
    this.orders.set(id, 'expired')
  }

  #write(story: OrderRequest) {
    const record = parseStory(story.id, { ...newStoryRecord(story, {}), createdAt: 1, updatedAt: 1 })
    if (record) this.records.set(story.id, record)
  }
}

function child(changes: Partial<Child> = {}): Child {
  return {
    childName: 'Defne',
    childAge: 5,
    childGender: 'female',
    transformId: 'orman_1700000000000' as TransformId,
    transformedPhotoUrl: '/media/portrait',
    ...changes,
  }
}

function order(changes: Partial<Child> = {}): OrderRequest {
  const template = parseStoryTemplate('orman', { title: 'Sihirli Orman Macerası' })
  if (!template) throw new Error('the template of this test is not one')
  return { id: ID, uid: UID, userEmail: 'anne@example.com', template, children: [child(changes)] }
}
