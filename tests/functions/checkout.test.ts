import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import { appUrl, database, signUpByApi, taggedEmail, type Account } from '../support/local-env.ts'
import { postJson, tokenFor } from './support/calls.ts'
import {
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  keepFromProduction,
  type UnpaidStory,
} from './support/unpaid-stories.ts'
import {
  deliverWebhook,
  expireAtStripe,
  payAtStripe,
  refundsAtStripe,
  sessionsAtStripe,
  signUpWithoutWebhooks,
} from './support/payment.ts'

let account: Account
let story: UnpaidStory
beforeEach(async () => {
  account = await signUpWithoutWebhooks()
  story = await makeUnpaidStory(account)
})

const sessionsOf = ({ storyId }: UnpaidStory) => sessionsAtStripe(storyId)
const cancel = (storyId = story.storyId as string, idToken = account.idToken) =>
  postJson('cancel-checkout-session', idToken, { storyId })

describe('opening the pay page', () => {
  test('charges the server’s price in kuruş, and stores the promise before any payment', async () => {
    const { status, body } = await openCheckout(account, story)
    expect({ status, success: body.success }).toEqual({ status: 200, success: true })
    const [session] = await sessionsOf(story)
    expect(session).toMatchObject({
      amount_total: 59_900,
      currency: 'try',
      customer_email: account.email,
      url: body.checkoutUrl,
    })
    expect(await readOrder(story)).toMatchObject({
      state: 'open',
      attempt: 1,
      sessionId: session?.id,
      snapshot: { amountKurus: 59_900, currency: 'try', childName: 'Defne', transformId: story.transformId },
    })
  })

  test.each([
    ['drawn', { heroLook: 'drawn', heroFeatures: encodeFace(PLAIN_FACE) }],
    ['out of the photo', { heroLook: 'photo' }],
  ])('stores the chosen face in the order, %s', async (_, look) => {
    await database.update(`userStories/${account.uid}/${story.storyId}`, look)
    await openCheckout(account, story)
    expect(await readOrder(story)).toMatchObject({ snapshot: look })
  })

  test('refuses a drawn hero without a face before any payment', async () => {
    await database.update(`userStories/${account.uid}/${story.storyId}`, { heroLook: 'drawn' })
    expect(await openCheckout(account, story)).toMatchObject({ status: 400 })
    expect(await readOrder(story)).toBeNull()
  })

  test('stores title and dedication of the newest attempt in the order', async () => {
    const record = `userStories/${account.uid}/${story.storyId}`
    const remembered = async () =>
      ((await readOrder(story)) as unknown as { snapshot: Record<string, unknown> }).snapshot
    await database.update(record, { title: 'Bizim kitabımız', dedication: 'Sevgiyle' })
    await openCheckout(account, story)
    expect(await remembered()).toMatchObject({ title: 'Bizim kitabımız', dedication: 'Sevgiyle' })
    await database.update(record, { title: 'Yeni adı', dedication: null })
    // An open pay page is returned again, with the data of its opening.
    await openCheckout(account, story)
    expect(await remembered()).toMatchObject({ title: 'Bizim kitabımız' })
    await expireAtStripe((await readOrder(story))?.sessionId ?? '')
    await openCheckout(account, story)
    expect(await remembered()).toMatchObject({ title: 'Yeni adı' })
    expect(await remembered()).not.toHaveProperty('dedication')
  })

  test('returns to the library after paying, and to the wizard otherwise', async () => {
    await openCheckout(account, story)
    const [session] = await sessionsOf(story)
    const storyParam = encodeURIComponent(story.storyId)
    expect(session?.success_url).toBe(appUrl(`/my-stories?session_id={CHECKOUT_SESSION_ID}&story=${storyParam}`))
    expect(session?.cancel_url).toBe(appUrl('/dashboard?create=sihirli-orman-macerasi'))
  })

  test('returns the same pay page for a second press, even at the same moment', async () => {
    const answers = await Promise.all([openCheckout(account, story), openCheckout(account, story)])
    const again = await openCheckout(account, story)
    expect(new Set([...answers, again].map(({ body }) => body.checkoutUrl)).size).toBe(1)
    expect(await sessionsOf(story)).toHaveLength(1)
  })

  test('returns the session whose answer was lost for a second press', async () => {
    const first = await openCheckout(account, story)
    // The function ended after Stripe had opened the session, and before it stored its id.
    await database.update(`orders/${story.storyId}`, { state: 'opening', sessionId: null })
    const second = await openCheckout(account, story)
    expect(second.body.checkoutUrl).toBe(first.body.checkoutUrl)
    expect(await sessionsOf(story)).toHaveLength(1)
  })

  test('begins a new payment attempt after the payment session has ended', async () => {
    const first = await openCheckout(account, story)
    await expireAtStripe((await readOrder(story))?.sessionId ?? '')
    const second = await openCheckout(account, story)
    expect(second.status).toBe(200)
    expect(second.body.checkoutUrl).not.toBe(first.body.checkoutUrl)
    expect(await readOrder(story)).toMatchObject({ state: 'open', attempt: 2 })
  })

  test('answers the checkout of a paid order with the address of the payment’s return', async () => {
    await openCheckout(account, story)
    const sessionId = (await readOrder(story))?.sessionId ?? ''
    await keepFromProduction(story)
    await payAtStripe(sessionId)
    const { status, body } = await openCheckout(account, story)
    expect(status).toBe(200)
    expect(body.checkoutUrl).toBe(
      appUrl(`/my-stories?session_id=${sessionId}&story=${encodeURIComponent(story.storyId)}`),
    )
    expect(await readOrder(story)).toMatchObject({ state: 'paid' })
  })
})

describe('a pay page that is not opened', () => {
  const nothingBegun = async () => {
    expect(await readOrder(story)).toBeNull()
    expect(await sessionsOf(story)).toEqual([])
  }
  const refusal = (status: number, code: string) => ({ status, body: { success: false, code } })

  test('refuses a checkout with a missing token, an expired one, or another user’s', async () => {
    const other = await signUpByApi()
    expect(await postJson('create-checkout-session', null, story.checkout)).toMatchObject(refusal(401, 'not-signed-in'))
    const expired = tokenFor(account, { expiresInS: -60 })
    expect(await postJson('create-checkout-session', expired, story.checkout)).toMatchObject(
      refusal(401, 'not-signed-in'),
    )
    for (const body of [story.checkout, { ...story.checkout, userEmail: other.email }]) {
      expect(await postJson('create-checkout-session', other.idToken, body)).toMatchObject(refusal(403, 'not-allowed'))
    }
    await nothingBegun()
  })

  test.each([
    ['childName', 'Ayşe'],
    ['childAge', 6],
    ['childGender', 'male'],
    ['transformedPhotoUrl', '/media/other'],
  ])('opens no pay page for a body with another %s than the record', async (field, value) => {
    const body = { ...story.checkout, [field]: value }
    expect(await postJson('create-checkout-session', account.idToken, body)).toMatchObject(refusal(400, 'bad-request'))
    await nothingBegun()
  })

  test('opens no pay page for an incomplete request', async () => {
    const { childName: _left, ...body } = story.checkout
    expect(await postJson('create-checkout-session', account.idToken, body)).toMatchObject(refusal(400, 'missing-data'))
    await nothingBegun()
  })

  test('keeps the unpaid story if Stripe fails', async () => {
    const failing = await signUpByApi(taggedEmail('stripe-fail'))
    const unpaid = await makeUnpaidStory(failing)
    expect(await openCheckout(failing, unpaid)).toMatchObject(refusal(502, 'checkout-failed'))
    expect(await readStory(failing, unpaid)).toMatchObject({ paymentStatus: 'pending' })
    expect(await sessionsOf(unpaid)).toEqual([])
  })

  test('begins another attempt if Stripe repeats a failure for the first', async () => {
    const unlucky = await signUpByApi(taggedEmail('stripe-fail-first'))
    const unpaid = await makeUnpaidStory(unlucky)
    const { status, body } = await openCheckout(unlucky, unpaid)
    expect({ status, success: body.success }).toEqual({ status: 200, success: true })
    expect(await readOrder(unpaid)).toMatchObject({ state: 'open', attempt: 2 })
    expect(await sessionsOf(unpaid)).toHaveLength(1)
  })

  test('opens no pay page for a missing story or an unfinished portrait', async () => {
    await database.update(`transformations/${account.uid}/${story.transformId}`, { status: 'failed' })
    expect(await openCheckout(account, story)).toMatchObject(refusal(409, 'story-not-ready'))
    await database.erase(`userStories/${account.uid}/${story.storyId}`)
    expect(await openCheckout(account, story)).toMatchObject(refusal(404, 'not-found'))
    await nothingBegun()
  })
})

describe('giving an unpaid story up', () => {
  test('closes the pay page of a story that is given up, so that nobody pays for it', async () => {
    await openCheckout(account, story)
    expect(await cancel()).toMatchObject({ status: 200, body: { success: true } })
    expect(await readOrder(story)).toMatchObject({ state: 'expired' })
    expect((await sessionsOf(story))[0]).toMatchObject({ status: 'expired' })
  })

  test('answers a cancellation the same without a pay page, and at a second request', async () => {
    expect(await cancel()).toMatchObject({ status: 200 })
    await openCheckout(account, story)
    await cancel()
    expect(await cancel()).toMatchObject({ status: 200 })
  })

  test('refuses to give up a paid story, whose book is made', async () => {
    await openCheckout(account, story)
    await keepFromProduction(story)
    await payAtStripe((await readOrder(story))?.sessionId ?? '')
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'already-paid' } })
    expect(await readStory(account, story)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('the served cancellation counts the address of its caller', async () => {
    const counted = async () =>
      Object.values((await database.read(paths.addressLimits)) as Record<string, { counts: Record<string, number> }>)
        .map(({ counts }) => counts.cancel ?? 0)
        .reduce((sum, count) => sum + count, 0)
    await cancel()
    const before = await counted()
    await cancel()
    // Another test file may add counts at the same time.
    expect(await counted()).toBeGreaterThan(before)
  })

  test('refuses to give up another user’s story', async () => {
    const other = await signUpByApi()
    await openCheckout(account, story)
    expect(await cancel(story.storyId, other.idToken)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect(await readOrder(story)).toMatchObject({ state: 'open' })
  })

  test('writes the record again and marks the order paid if a given-up story is paid', async () => {
    await openCheckout(account, story)
    const sessionId = (await readOrder(story))?.sessionId ?? ''
    await keepFromProduction(story)
    await payAtStripe(sessionId)
    // After a lost answer in the browser the order expires and the record is erased.
    await database.update(`orders/${story.storyId}`, { state: 'expired' })
    await database.erase(`userStories/${account.uid}/${story.storyId}`)
    expect(await deliverWebhook(sessionId)).toBe(200)
    expect(await readStory(account, story)).toMatchObject({
      id: story.storyId,
      paymentStatus: 'paid',
      childName: 'Defne',
      userEmail: account.email,
    })
    expect(await refundsAtStripe(story.storyId)).toEqual([])
  })
})
