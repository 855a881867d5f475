import { randomBytes } from 'node:crypto'
import type { Config } from '@netlify/functions'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { reconcileWithStripe } from '#netlify/jobs/reconciliation-walk.ts'
import { tellOfPayment } from '#netlify/notifications/payment-notice.ts'
import { sweep } from '#netlify/jobs/sweep.ts'
import { database, functionUrl, signUpByApi, taggedEmail, until, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { answerOf } from './support/calls.ts'
import {
  beginTransformation,
  keepFromProduction,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  type UnpaidStory,
} from './support/unpaid-stories.ts'
import {
  decideDispute,
  disputeAtStripe,
  noticesOf,
  payAtStripe,
  refundsAtStripe,
  settleRefundsOf,
  signUpWithoutWebhooks,
} from './support/payment.ts'

useOwnEnvironment()

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let account: Account
let story: UnpaidStory
beforeEach(async () => {
  account = await signUpWithoutWebhooks()
  story = await makeUnpaidStory(account)
})
/** Replaces the parent by one whose e-mail tag sets how the bank refunds. */
const parentWith = async (tag: string) => {
  account = await signUpByApi(taggedEmail('webhook-never', tag))
  story = await makeUnpaidStory(account)
}

const isDue = (fields: object = {}) => database.update(`orders/${story.storyId}`, { dueAt: Date.now() - 1, ...fields })
const state = async () => (await readOrder(story))?.state
const sessionId = async () => (await readOrder(story))?.sessionId ?? ''
const refundsOf = () => refundsAtStripe(story.storyId)
const paid = async () => {
  await openCheckout(account, story)
  await keepFromProduction(story)
  await payAtStripe(await sessionId())
  await isDue()
  await sweep()
}

describe('the sweep', () => {
  test('finds a payment whose webhook never came', async () => {
    await paid()
    expect(await state()).toBe('paid')
    expect(await readStory(account, story)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('confirms and invoices a payment once that no webhook has reported', async () => {
    await paid()
    const walk = () => reconcileWithStripe(Date.now(), (order) => tellOfPayment(order, Date.now()))
    const told = (type: string) => noticesOf(type, story.storyId)
    await until('the walk comes by', async () => {
      await walk()
      return (await told('invoice_due')).length > 0
    })
    await walk()
    expect([(await told('order_confirmed')).length, (await told('invoice_due')).length]).toEqual([1, 1])
  })

  test('finds a paid session that no order records, by its scan of Stripe', async () => {
    await openCheckout(account, story)
    const lost = await sessionId()
    await database.update(`orders/${story.storyId}`, {
      sessionId: null,
      state: 'opening',
      leaseUntil: Date.now() + HOUR_MS,
    })
    await payAtStripe(lost)
    await until('the walk comes by', async () => {
      await reconcileWithStripe(Date.now(), () => Promise.resolve())
      return (await state()) === 'paid'
    })
    expect(await readOrder(story)).toMatchObject({ sessionId: lost })
  })

  test('leaves an order alone until it is due, and rechecks an open pay page later', async () => {
    await openCheckout(account, story)
    const before = await readOrder(story)
    await sweep()
    expect(await readOrder(story)).toEqual(before)
    await isDue()
    await sweep()
    expect(await state()).toBe('open')
    expect((await readOrder(story))?.dueAt).toBeGreaterThan(Date.now())
  })

  test('refunds an order whose book is still not made seven hours after the payment', async () => {
    await paid()
    await isDue({ paidAt: Date.now() - 7 * HOUR_MS })
    await sweep()
    expect(await state()).toBe('refunded')
    expect(await refundsOf()).toMatchObject([{ amount: 59_900, status: 'succeeded' }])
    await until('the parent is told', async () => (await readOrder(story))?.step === undefined)
    expect(await readStory(account, story)).toMatchObject({ status: 'failed', paymentStatus: 'refunded' })
  })

  test('takes over a production whose lease has run out', async () => {
    await paid()
    // The hero's face is not in the store, so the order ends in a refund, which shows that a worker took it.
    await isDue({ state: 'making', step: 'pictures', stepAttempts: 3, leaseUntil: Date.now() - 1 })
    await sweep()
    await until('a worker has taken it', async () => (await state()) === 'refunded')
  })

  test('completes a refund that the bank has kept pending', async () => {
    await parentWith('refund-pending')
    await paid()
    await isDue({ paidAt: 1 })
    await sweep()
    expect(await state()).toBe('refunding')
    await settleRefundsOf(await sessionId(), 'succeeded')
    await isDue()
    await sweep()
    expect(await readOrder(story)).toMatchObject({ state: 'refunded', refundsFailed: 0 })
    expect((await refundsOf()).map(({ status }) => status)).toEqual(['succeeded'])
  })

  test('retries a refund that the bank has refused', async () => {
    await parentWith('refund-failed')
    await paid()
    await isDue({ paidAt: 1 })
    await sweep()
    expect(await state()).toBe('failed-refund')
    await settleRefundsOf(await sessionId(), 'succeeded')
    await isDue()
    await sweep()
    expect(await readOrder(story)).toMatchObject({ state: 'refunded', refundsFailed: 1 })
    expect((await refundsOf()).map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  })

  test('waits during a dispute, and refunds the payment after the dispute is won', async () => {
    await paid()
    const { paymentIntentId } = (await readOrder(story)) as unknown as { paymentIntentId: string }
    const dispute = await disputeAtStripe(paymentIntentId)
    await until('the walk comes by', async () => {
      await reconcileWithStripe(Date.now(), () => Promise.resolve())
      return (await state()) === 'disputed'
    })
    await decideDispute(dispute, 'won')
    await until('the money is back', async () => {
      await isDue()
      await sweep()
      return (await state()) === 'refunded'
    })
    expect(await refundsOf()).toHaveLength(1)
  })

  test.each([
    ['sweep', /^\d+ orders, \d+ users$/],
    ['reconcile', /^walked on$/],
  ])('runs the function %s every minute, and its answer reveals only counts', async (name, message) => {
    const { status, body } = await answerOf(await fetch(functionUrl(name), { method: 'POST' }))
    expect({ status, body }).toEqual({ status: 200, body: { success: true, message: expect.stringMatching(message) } })
    const { config } = (await import(`../../netlify/functions/${name}.ts`)) as { config?: Config }
    expect(config?.schedule).toBe('* * * * *')
  })

  test('erases an unpaid story after a day, and its order once no payment can arrive', async () => {
    await openCheckout(account, story)
    await isDue({ state: 'expired', sessionId: null, updatedAt: Date.now() - 25 * HOUR_MS })
    await sweep()
    expect([await state(), await readStory(account, story)]).toEqual(['expired', null])
    await isDue({ updatedAt: Date.now() - 15 * DAY_MS })
    await sweep()
    expect(await readOrder(story)).toBeNull()
  })
})

describe('photos and unpaid stories past their time', () => {
  const uid = () => account.uid as UserId
  const cleanUpUser = async () => {
    await database.write(paths.housekeepingOf(uid()), Date.now() - 1)
    await sweep()
  }
  const entry = (kind: string, expiresAt: number, more: object = {}) => ({
    kind,
    createdAt: Date.now() - DAY_MS,
    expiresAt,
    ...more,
  })

  test('fails a transformation after ten minutes, not before', async () => {
    const [old, young] = [await beginTransformation(account), await beginTransformation(account)]
    await database.update(`transformations/${account.uid}/${old}`, { createdAt: Date.now() - 601_000 })
    await cleanUpUser()
    expect(await database.read(`transformations/${account.uid}/${old}`)).toMatchObject({
      status: 'failed',
      error: 'transformation-timeout',
    })
    expect(await database.read(`transformations/${account.uid}/${young}`)).toMatchObject({ status: 'processing' })
    expect(await database.read(paths.housekeepingOf(uid()))).toBeLessThan(Date.now() + 601_000)
  })

  test('erases an original photo after a day, not before', async () => {
    const [over, ahead] = [randomBytes(20).toString('hex'), randomBytes(20).toString('hex')]
    const later = Date.now() + HOUR_MS
    await database.update(paths.mediaOf(uid()), {
      [over]: entry('original', Date.now() - 1),
      [ahead]: entry('original', later),
    })
    await cleanUpUser()
    const index = (await database.read(paths.mediaOf(uid()))) as Record<string, unknown>
    expect([index[over], index[ahead]]).toEqual([undefined, expect.anything()])
    expect(await database.read(paths.housekeepingOf(uid()))).toBe(later)
  })

  test('keeps the entry of arriving media until their arrival must have ended', async () => {
    const [slow, dead] = [randomBytes(20).toString('hex'), randomBytes(20).toString('hex')]
    const begun = { kind: 'narration', isArriving: true, isErased: true, expiresAt: Date.now() - 1 }
    await database.update(paths.mediaOf(uid()), {
      [slow]: { ...begun, createdAt: Date.now() },
      [dead]: { ...begun, createdAt: Date.now() - HOUR_MS },
    })
    await cleanUpUser()
    const index = (await database.read(paths.mediaOf(uid()))) as Record<string, unknown>
    expect([index[slow], index[dead]]).toEqual([expect.objectContaining({ isErased: true }), undefined])
    const nextMs = Number(await database.read(paths.housekeepingOf(uid())))
    expect(nextMs - Date.now()).toBeGreaterThan(15 * 60_000)
    expect(nextMs - Date.now()).toBeLessThan(HOUR_MS)
  })

  test('erases an unpaid story with its portrait, unless the story has changed since', async () => {
    const portraitKey = story.transformedPhotoUrl.replace('/media/', '')
    const isOver = { [`${portraitKey}/expiresAt`]: Date.now() - 1 }
    await database.update(paths.mediaOf(uid()), isOver)
    await cleanUpUser()
    expect(await readStory(account, story)).not.toBeNull()
    expect(await database.read(`${paths.mediaOf(uid())}/${portraitKey}/expiresAt`)).toBeGreaterThan(
      Date.now() + 29 * DAY_MS,
    )

    await database.update(`userStories/${account.uid}/${story.storyId}`, { updatedAt: Date.now() - 31 * DAY_MS })
    await database.update(paths.mediaOf(uid()), isOver)
    await cleanUpUser()
    expect(await readStory(account, story)).toBeNull()
    expect(await database.read(`${paths.mediaOf(uid())}/${portraitKey}`)).toBeNull()
    expect(await database.read(`transformations/${account.uid}/${story.transformId}`)).toBeNull()
  })

  test('keeps the portrait of a current draft, although 120 other drafts come first', async () => {
    const portraitKey = story.transformedPhotoUrl.replace('/media/', '')
    const living = (await readStory(account, story)) as Record<string, unknown>
    const older = Object.fromEntries(
      Array.from({ length: 120 }, (_, number) => {
        const id = `${story.storyId.slice(0, -13)}${1_700_000_000_000 + number}`
        const createdAt = Date.now() - DAY_MS + number
        return [id, { ...living, id, transformedPhotoUrl: `/media/${'a'.repeat(40)}`, createdAt, updatedAt: createdAt }]
      }),
    )
    await database.update(`userStories/${account.uid}`, older)
    await database.update(paths.mediaOf(uid()), { [`${portraitKey}/expiresAt`]: Date.now() - 1 })
    await cleanUpUser()
    expect(await database.read(`${paths.mediaOf(uid())}/${portraitKey}/expiresAt`)).toBeGreaterThan(
      Date.now() + 29 * DAY_MS,
    )
  })

  test('erases a draft 30 days after its last change, but not a book’s portrait', async () => {
    const portraitKey = story.transformedPhotoUrl.replace('/media/', '')
    await database.update(paths.mediaOf(uid()), { [`${portraitKey}/expiresAt`]: null })
    const changedAt = async (updatedAt: number) => {
      await database.update(`userStories/${account.uid}/${story.storyId}`, { updatedAt })
      await cleanUpUser()
      return readStory(account, story)
    }
    // The clean-up is due in an hour, and so before the end of the photo, which lasts a day.
    const nearlyOver = Date.now() - 30 * DAY_MS + HOUR_MS
    expect(await changedAt(nearlyOver)).not.toBeNull()
    expect(await database.read(paths.housekeepingOf(uid()))).toBe(nearlyOver + 30 * DAY_MS)
    expect(await changedAt(Date.now() - 31 * DAY_MS)).toBeNull()
    expect(await database.read(`${paths.mediaOf(uid())}/${portraitKey}`)).not.toBeNull()
  })

  describe('a transformation goes with its portrait, and a failed one after thirty days', () => {
    const at = (id: string) => database.read(`transformations/${account.uid}/${id}`)
    const nextVisit = () => database.read(paths.housekeepingOf(uid()))
    const ended = async (fields: object) => {
      const id = await beginTransformation(account)
      await database.update(`transformations/${account.uid}/${id}`, fields)
      return id
    }

    test('erases a transformation without a story together with its portrait', async () => {
      const portraitKey = randomBytes(20).toString('hex')
      const done = { status: 'completed', transformedImageUrl: `/media/${portraitKey}`, updatedAt: 1 }
      const id = await ended(done)
      await database.update(paths.mediaOf(uid()), { [portraitKey]: entry('portrait', Date.now() + HOUR_MS) })
      await cleanUpUser()
      expect(await at(id)).toMatchObject(done)

      await database.update(paths.mediaOf(uid()), { [`${portraitKey}/expiresAt`]: Date.now() - 1 })
      await cleanUpUser()
      expect([await at(id), await database.read(`${paths.mediaOf(uid())}/${portraitKey}`)]).toEqual([null, null])
    })

    test('keeps the transformation of a delivered book', async () => {
      const portraitKey = randomBytes(20).toString('hex')
      const done = { status: 'completed', transformedImageUrl: `/media/${portraitKey}`, updatedAt: 1 }
      const id = await ended(done)
      await database.update(paths.mediaOf(uid()), { [portraitKey]: { kind: 'portrait', createdAt: 1 } })
      await cleanUpUser()
      expect(await at(id)).toMatchObject(done)
    })

    test('erases a failed transformation after 30 days, even if the user has no other data', async () => {
      await database.erase(`transformations/${account.uid}`)
      await database.erase(`userStories/${account.uid}`)
      await database.erase(paths.mediaOf(uid()))
      const updatedAt = Date.now() - 30 * DAY_MS + HOUR_MS
      const id = await ended({ status: 'failed', error: 'photo-no-face', updatedAt })
      await cleanUpUser()
      expect([await at(id), await nextVisit()]).toEqual([
        expect.objectContaining({ status: 'failed' }),
        updatedAt + 30 * DAY_MS,
      ])

      await database.update(`transformations/${account.uid}/${id}`, { updatedAt: updatedAt - 2 * HOUR_MS })
      await cleanUpUser()
      expect([await at(id), await nextVisit()]).toEqual([null, null])
    })
  })
})
