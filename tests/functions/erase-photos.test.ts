/** A parent erases all photos, or one by withdrawing its consent; a paid book keeps its own. */
import { beforeEach, describe, expect, test } from 'vitest'
import { photoConsentId } from '#domain/consent.ts'
import type { UserId } from '#domain/ids.ts'
import { objectIsThere, storePhoto, type StoredPhoto } from './support/stored-photos.ts'
import { database, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { callHere } from './support/calls.ts'
import { goodPhoto } from './support/photos.ts'
import { deliverWebhook, payAtStripe, sessionsAtStripe, signUpWithoutWebhooks } from './support/payment.ts'
import {
  beginTransformation,
  keepFromProduction,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  sendPhoto,
  type UnpaidStory,
} from './support/unpaid-stories.ts'

useOwnEnvironment()

let account: Account

let photo: StoredPhoto
let story: UnpaidStory
beforeEach(async () => {
  account = await signUpWithoutWebhooks()
  story = await makeUnpaidStory(account, async (whose) => (photo = await storePhoto(whose)))
})

const ask = async (name: string, body: object) => {
  const answer = await callHere(name, account.idToken, body)
  return { status: answer.status, body: (await answer.json()) as object }
}
const erasePhotos = () => ask('erase-photos', {})
const withdraw = (transformId: string) => ask('withdraw-consent', { kind: 'photo', transformId })
const keptKeys = async () =>
  Object.keys(((await database.read(`mediaIndex/${account.uid}`)) ?? {}) as object).toSorted()
const objectsOf = async ({ originalKey, heroKey, portraitKey }: StoredPhoto) => [
  await objectIsThere('private', originalKey),
  await objectIsThere('private', heroKey),
  await objectIsThere('media', portraitKey),
]
const transformationOf = ({ transformId }: { transformId: string }) =>
  database.read(`transformations/${account.uid}/${transformId}`)

async function pay(): Promise<void> {
  await openCheckout(account, story)
  await keepFromProduction(story)
  const sessionId = (await readOrder(story))?.sessionId ?? ''
  await payAtStripe(sessionId)
  await deliverWebhook(sessionId)
}

describe.each([
  ['erasing all photos', erasePhotos],
  ['taking back the consent', () => withdraw(story.transformId)],
])('%s', (_, act) => {
  test('erases photo, face, portrait and the unpaid story', async () => {
    expect(await objectsOf(photo)).toEqual([true, true, true])
    expect(await act()).toMatchObject({ status: 200, body: { success: true } })
    expect(await keptKeys()).toEqual([])
    expect(await objectsOf(photo)).toEqual([false, false, false])
    expect([await readStory(account, story), await transformationOf(story)]).toEqual([null, null])
    expect((await act()).status).toBe(200)
  })

  test('closes the pay page before the photo’s erasure, so that a parent cannot pay', async () => {
    await openCheckout(account, story)
    expect((await act()).status).toBe(200)
    const order = await readOrder(story)
    expect(order).toMatchObject({ state: 'expired' })
    expect(await sessionsAtStripe(order?.sessionId ?? '')).toMatchObject([{ status: 'expired' }])
  })

  test('keeps only the media that a paid book needs when all photos are erased', async () => {
    await pay()
    expect((await act()).status).toBe(200)
    expect(await objectsOf(photo)).toEqual([false, true, true])
    expect(await readStory(account, story)).toMatchObject({ paymentStatus: 'paid' })
    expect(await transformationOf(story)).toMatchObject({ status: 'completed' })
  })

  test('keeps the media of a book that was paid at the last moment', async () => {
    await openCheckout(account, story)
    await keepFromProduction(story)
    await payAtStripe((await readOrder(story))?.sessionId ?? '')
    expect((await act()).status).toBe(200)
    expect(await readOrder(story)).toMatchObject({ state: 'paid' })
    expect(await objectsOf(photo)).toEqual([false, true, true])
  })

  test('keeps a finished book’s portrait, also after the order’s child data are erased', async () => {
    for (const key of [photo.heroKey, photo.portraitKey])
      await database.erase(`mediaIndex/${account.uid}/${key}/expiresAt`)
    await database.update(`userStories/${account.uid}/${story.storyId}`, { status: 'completed', paymentStatus: 'paid' })
    expect((await act()).status).toBe(200)
    expect(await keptKeys()).toEqual([photo.heroKey, photo.portraitKey].toSorted())
    expect(await readStory(account, story)).toMatchObject({ status: 'completed' })
  })
})

describe('a photo that is on its way', () => {
  test('fails the transformation of a photo whose consent is withdrawn, and erases it', async () => {
    const transformId = await beginTransformation(account)
    const uid = account.uid as UserId
    const originalKey = 'b'.repeat(40)
    await database.write(`mediaIndex/${uid}/${originalKey}`, { kind: 'original', expiresAt: 1e15, transformId })
    expect((await withdraw(transformId)).status).toBe(200)
    expect(await transformationOf({ transformId })).toMatchObject({ status: 'failed', error: 'consent-missing' })
    expect(await keptKeys()).toEqual([photo.originalKey, photo.heroKey, photo.portraitKey].toSorted())
    expect((await erasePhotos()).status).toBe(200)
    expect(await keptKeys()).toEqual([])
  })
})

describe('a consent that was taken back', () => {
  test('keeps a withdrawn consent with its end, refuses its use, leaves other consents', async () => {
    const other = await makeUnpaidStory(account, storePhoto)
    expect((await withdraw(story.transformId)).status).toBe(200)
    const consents = (await database.read(`consents/${account.uid}`)) as Record<string, object>
    expect(consents[photoConsentId(story.transformId)]).toMatchObject({
      granted: true,
      withdrawnAt: expect.any(Number),
    })
    expect(consents[photoConsentId(other.transformId)]).not.toHaveProperty('withdrawnAt')
    expect(await readStory(account, other)).not.toBeNull()
    // The photo's transformation is erased too, so it accepts no other photo.
    expect(await sendPhoto(account, story.transformId, { photo: await goodPhoto() })).toMatchObject({ status: 404 })
    expect((await openCheckout(account, other)).status).toBe(200)
  })

  test('answers 404 for an unknown consent, and stores a refusal of analytics', async () => {
    expect(await withdraw('yok_1790000000000')).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect((await ask('withdraw-consent', { kind: 'sale', storyId: story.storyId })).status).toBe(400)
    expect((await ask('withdraw-consent', { kind: 'analytics' })).status).toBe(200)
    const consents = Object.values((await database.read(`consents/${account.uid}`)) as Record<string, { kind: string }>)
    expect(consents.filter(({ kind }) => kind === 'analytics')).toMatchObject([{ granted: false }])
  })
})
