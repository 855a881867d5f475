import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { outboxKeyOf } from '#netlify/notifications/outbox.ts'
import { type Account, appUrl, database, endSessions, functionUrl, until } from '../support/local-env.ts'
import { answerOf, statusOf, tokenFor, type Answer } from './support/calls.ts'
import {
  drawnPortrait,
  keepFromProduction,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  type UnpaidStory,
} from './support/unpaid-stories.ts'
import {
  deliverWebhook,
  payAtStripe,
  refundsAtStripe,
  sessionsAtStripe,
  signUpWithoutWebhooks,
  noticesOf,
} from './support/payment.ts'
import { canSignIn, leftOver } from './support/erased-accounts.ts'

let account: Account
beforeEach(async () => void (account = await signUpWithoutWebhooks()))

const leave = async (idToken = account.idToken): Promise<Answer> =>
  answerOf(await fetch(functionUrl('account'), { method: 'DELETE', headers: { Authorization: `Bearer ${idToken}` } }))

const uid = () => account.uid as UserId
const refundsOf = ({ storyId }: UnpaidStory) => refundsAtStripe(storyId)

describe('an account that is deleted while its book is made', () => {
  let story: UnpaidStory
  let mediaKeys: string[]
  const jobOf = (originalKey: string) => createHash('sha256').update(originalKey).digest('hex')
  let job: string
  let consents: unknown
  beforeEach(async () => {
    story = await makeUnpaidStory(account, drawnPortrait)
    const media = (await database.read(`mediaIndex/${account.uid}`)) as Record<string, { kind: string }>
    mediaKeys = Object.keys(media)
    job = jobOf(mediaKeys.find((key) => media[key]?.kind === 'original') ?? '')
    await database.write(`portraitJobs/${job}`, { uid: account.uid })
    await database.write(`quotas/${account.uid}/userStories`, { since: 1, count: 1, last: story.storyId })
    consents = await database.read(`consents/${account.uid}`)
    await database.update(`userStories/${account.uid}/${story.storyId}`, { dedication: 'Kızımıza' })
    await openCheckout(account, story)
    await keepFromProduction(story)
    const sessionId = (await readOrder(story))?.sessionId ?? ''
    await payAtStripe(sessionId)
    await deliverWebhook(sessionId)
    expect(await readOrder(story)).toMatchObject({ state: 'paid' })
  })

  test('keeps only a refunded payment’s record of a deleted account, without a child', async () => {
    expect(mediaKeys).toHaveLength(3)
    expect(await leave()).toMatchObject({ status: 200, body: { success: true } })

    expect(await refundsOf(story)).toMatchObject([{ amount: 59_900, status: 'succeeded' }])
    const order = await readOrder(story)
    expect(order).toMatchObject({ state: 'refunded', snapshot: { amountKurus: 59_900, userEmail: account.email } })
    expect(JSON.stringify(order)).not.toMatch(/Defne|Kızımıza/)
    for (const key of mediaKeys) expect(JSON.stringify(order)).not.toContain(key)

    expect(await leftOver(account)).toEqual({ consents })
    expect(await database.read(`portraitJobs/${job}`)).toBeNull()
    expect(await statusOf(appUrl(story.transformedPhotoUrl))).toBe(404)
    expect(await canSignIn(account)).toBe(false)

    expect(await leave()).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    await until('the parent is told', async () => (await readOrder(story))?.step === undefined)
    expect(await readStory(account, story)).toBeNull()
  })
})

describe('an account that is deleted', () => {
  const leaveAndForget = async () => {
    const headers = { Authorization: `Bearer ${account.idToken}` }
    const answer = await fetch(functionUrl('account'), { method: 'DELETE', headers })
    await answer.arrayBuffer()
    return [answer.status, answer.headers.get('Clear-Site-Data')]
  }

  test('sends a notice about a deleted account, and clears the parent’s device', async () => {
    await database.write(paths.outboxItem(outboxKeyOf('signup', account.uid)), {
      ...{ is: 'told', uid: account.uid, type: 'signup', queuedAt: Date.now() },
    })
    expect(await leaveAndForget()).toEqual([200, '"cache", "storage"'])
    expect(await noticesOf('account_deleted', account.uid)).toEqual([{ uid: account.uid }])
  })

  test('does not clear a deleted account’s device if its sign-up notice was never sent', async () => {
    expect(await leaveAndForget()).toEqual([200, null])
    expect(await canSignIn(account)).toBe(false)
    expect(await leftOver(account)).toEqual({})
  })

  test('closes a deleted account’s pay page, and keeps no consent without a payment', async () => {
    const story = await makeUnpaidStory(account)
    await openCheckout(account, story)
    expect((await leave()).status).toBe(200)
    const order = await readOrder(story)
    expect(order).toMatchObject({ state: 'expired' })
    expect(JSON.stringify(order)).not.toContain('Defne')
    expect(await sessionsAtStripe(story.storyId)).toMatchObject([{ status: 'expired' }])
    expect(await leftOver(account)).toEqual({})
  })

  test('refunds no delivered book when its account is deleted', async () => {
    const story = await makeUnpaidStory(account)
    await openCheckout(account, story)
    await keepFromProduction(story)
    await payAtStripe((await readOrder(story))?.sessionId ?? '')
    await deliverWebhook((await readOrder(story))?.sessionId ?? '')
    await database.update(`orders/${story.storyId}`, { state: 'delivered', deliveredAt: Date.now() })
    expect((await leave()).status).toBe(200)
    expect(await readOrder(story)).toMatchObject({ state: 'delivered', ownerLeftAt: expect.any(Number) })
    expect(await refundsOf(story)).toEqual([])
  })
})

describe('a deletion is refused', () => {
  afterEach(async () => {
    expect(await database.read(paths.erasure(uid()))).toBeNull()
    expect(await canSignIn(account)).toBe(true)
  })

  test('refuses a deletion more than five minutes after the sign-in', async () => {
    const old = tokenFor(account, { signedInAgoS: 301 })
    expect(await leave(old)).toMatchObject({ status: 403, body: { code: 'sign-in-too-old' } })
  })

  test('refuses a revoked session a deletion and a pay page', async () => {
    const story = await makeUnpaidStory(account)
    await endSessions(account, 60)
    expect(await leave()).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    expect(await openCheckout(account, story)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })
})
