import { describe, expect, test } from 'vitest'
import type { StoryId, TransformId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { newStoryRecord, parseStory, type Story, type StoryDraft } from '#domain/story.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import { giveUpStory, orderStory, type OrderPorts } from '#features/payment/order-story.ts'

const UID = 'uid1' as UserId
const ID = 'orman_uid1_1700000000000' as StoryId
const NEW_ID = 'orman_uid1_1800000000000'

describe('ordering a book', () => {
  test('writes the record, then asks for the pay page', async () => {
    const shop = new Shop()
    expect(await orderStory(draft(), shop, shop.noteId)).toBe('https://pay.example/1')
    expect(shop.did).toEqual([`read ${ID}`, `create ${ID}`, `checkout ${ID}`])
  })

  test('a draft that is ordered already goes on under its own id: one order, one session', async () => {
    const shop = new Shop({ record: draft() })
    await orderStory(draft(), shop, shop.noteId)
    expect(shop.did).toEqual([`read ${ID}`, `checkout ${ID}`])
  })

  test('when checkout fails, the record goes again', async () => {
    const shop = new Shop({ checkout: new Problem('unavailable', 'Failed to create checkout session: 500') })
    await expect(orderStory(draft(), shop, shop.noteId)).rejects.toMatchObject({ code: 'unavailable' })
    expect(shop.did.at(-1)).toBe(`erase ${ID}`)
    expect(shop.records.size).toBe(0)
  })

  test('when checkout fails after the order was written, the session is closed before the record goes', async () => {
    const shop = new Shop({ checkout: new Problem('network', 'lost answer'), ordersBeforeFailing: true })
    await expect(orderStory(draft(), shop, shop.noteId)).rejects.toMatchObject({ code: 'network' })
    expect(shop.did.slice(-3)).toEqual([`erase ${ID}`, `cancel ${ID}`, `erase ${ID}`])
    expect(shop.records.size).toBe(0)
  })

  test('a draft that was changed after it had been ordered becomes a new book, and the old session is closed', async () => {
    const shop = new Shop({ record: draft() })
    shop.orders.set(ID, 'open')
    await orderStory({ ...draft(), childName: 'Deniz' }, shop, shop.noteId)
    expect(shop.did).toContain(`cancel ${ID}`)
    expect(shop.did.at(-1)).toBe(`checkout ${NEW_ID}`)
    expect(shop.newIds).toEqual([NEW_ID])
  })

  test('a changed draft whose old order is paid says so, and keeps the new id for the next press', async () => {
    const shop = new Shop({ record: draft() })
    shop.orders.set(ID, 'paid')
    await expect(orderStory({ ...draft(), childName: 'Deniz' }, shop, shop.noteId)).rejects.toMatchObject({
      code: 'already-paid',
    })
    expect(shop.newIds).toEqual([NEW_ID])
    expect(shop.records.has(ID)).toBe(true)
  })

  test('an ended order stands on the id: the draft goes on under a new one', async () => {
    const shop = new Shop()
    shop.orders.set(ID, 'expired')
    await orderStory(draft(), shop, shop.noteId)
    expect(shop.newIds).toEqual([NEW_ID])
    expect(shop.did.at(-1)).toBe(`checkout ${NEW_ID}`)
  })

  test('nothing is written where something is missing', async () => {
    const shop = new Shop()
    await expect(orderStory({ ...draft(), userEmail: '' }, shop, shop.noteId)).rejects.toMatchObject({
      code: 'missing-data',
      message: 'User information is missing',
    })
    await expect(orderStory({ ...draft(), transformedPhotoUrl: '' }, shop, shop.noteId)).rejects.toThrow(
      'Required story information is missing',
    )
    expect(shop.did).toEqual([])
  })
})

test('giving up a draft whose money has come is refused', async () => {
  const shop = new Shop({ record: draft() })
  shop.orders.set(ID, 'paid')
  await expect(giveUpStory(UID, ID, shop)).rejects.toMatchObject({ code: 'already-paid' })
  expect(shop.records.has(ID)).toBe(true)
})

/** Database rules and payment functions, as far as ordering meets them. */
class Shop implements OrderPorts {
  readonly did: string[] = []
  readonly newIds: string[] = []
  readonly records = new Map<string, Story>()
  readonly orders = new Map<string, 'open' | 'paid' | 'expired'>()
  readonly #options: { record?: StoryDraft; checkout?: Problem; ordersBeforeFailing?: boolean }

  constructor(options: { record?: StoryDraft; checkout?: Problem; ordersBeforeFailing?: boolean } = {}) {
    this.#options = options
    if (options.record) this.#write(options.record)
  }

  noteId = (id: StoryId) => void this.newIds.push(id)
  now = () => 1_800_000_000_000

  readStory = async (_: UserId, id: StoryId) => {
    this.did.push(`read ${id}`)
    return this.records.get(id) ?? null
  }
  createStory = async (story: StoryDraft) => {
    this.did.push(`create ${story.id}`)
    if (this.orders.has(story.id)) throw new Problem('permission-denied', 'an order stands on it')
    this.#write(story)
  }
  eraseStory = async (_: UserId, id: StoryId) => {
    this.did.push(`erase ${id}`)
    const order = this.orders.get(id)
    if (order && order !== 'expired') throw new Problem('permission-denied', 'an order stands on it')
    this.records.delete(id)
  }
  createCheckoutSession: OrderPorts['createCheckoutSession'] = async ({ storyId }) => {
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

  #write(story: StoryDraft) {
    const record = parseStory(story.id, { ...newStoryRecord(story, {}), createdAt: 1, updatedAt: 1 })
    if (record) this.records.set(story.id, record)
  }
}

function draft(): StoryDraft {
  const template = parseStoryTemplate('orman', { title: 'Sihirli Orman Macerası' })
  if (!template) throw new Error('the template of this test is not one')
  return {
    id: ID,
    uid: UID,
    userEmail: 'anne@example.com',
    template,
    childName: 'Defne',
    childAge: 5,
    childGender: 'female',
    transformId: 'orman_1700000000000' as TransformId,
    transformedPhotoUrl: '/media/portrait',
  }
}
