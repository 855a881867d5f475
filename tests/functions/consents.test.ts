/** No photo and no sale without a consent that names it; orders record which consent it was. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONSENT_TEXTS, photoConsentId, saleConsentId } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { acceptPhoto } from '#netlify/photos/accept-photo.ts'
import { database, signUpByApi, type Account } from '../support/local-env.ts'
import { startBlobStore } from './support/blob-store.ts'
import { goodPhoto } from './support/photos.ts'
import {
  beginTransformation,
  CHILD,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  sendPhoto,
  TEMPLATE_ID,
} from './support/unpaid-stories.ts'

const MISSING = { status: 403, body: { success: false, code: 'consent-missing' } }

/** A fault of a stored consent; null: there is none. */
const INSUFFICIENT: readonly (readonly [string, object | null])[] = [
  ['none', null],
  ['one that was refused', { granted: false }],
  ['one that was taken back', { withdrawnAt: 1 }],
  ['one to a text that nobody knows', { version: '1' }],
  ['one to a text with the name of something else', { version: 'constructor' }],
  ['one of another kind', { kind: 'analytics' }],
  ['something else', { kind: 'everything' }],
]

let account: Account
beforeEach(async () => void (account = await signUpByApi()))

async function spoil(consentId: string, change: object | null): Promise<void> {
  const path = `consents/${account.uid}/${consentId}`
  if (change) await database.update(path, change)
  else await database.erase(path)
}

describe('a photo', () => {
  test.each(INSUFFICIENT)('refuses a photo with %s', async (_, change) => {
    const transformId = await beginTransformation(account)
    await spoil(photoConsentId(transformId), change)
    expect(await sendPhoto(account, transformId, { photo: await goodPhoto() })).toMatchObject(MISSING)
    expect(await database.read(`mediaIndex/${account.uid}`)).toBeNull()
  })

  test('refuses a photo with the consent to another photo', async () => {
    const [one, other] = [await beginTransformation(account), await beginTransformation(account)]
    await spoil(photoConsentId(other), null)
    expect(await sendPhoto(account, other, { photo: await goodPhoto() })).toMatchObject(MISSING)
    expect((await sendPhoto(account, one, { photo: await goodPhoto() })).status).toBe(200)
  })

  describe('a photo with a consent that is withdrawn meanwhile is refused', () => {
    let stopBlobs: () => Promise<void>
    beforeAll(async () => void (stopBlobs = await startBlobStore()))
    afterAll(() => stopBlobs())

    test('erases a photo whose consent is withdrawn during the upload', async () => {
      const transformId = await beginTransformation(account)
      const answers = [null, new Problem('consent-missing', 'taken back')]
      const requireConsent = async () => {
        const problem = answers.shift()
        if (problem) throw problem
      }
      const uid = account.uid as UserId
      const request = { uid, email: account.email, templateId: TEMPLATE_ID, transformId, ...CHILD }
      const photo = new Uint8Array(await goodPhoto())
      await expect(acceptPhoto({ request, photo }, requireConsent)).rejects.toMatchObject({ code: 'consent-missing' })
      expect(answers).toEqual([])
      expect(await database.read(`mediaIndex/${uid}`)).toBeNull()
    })
  })
})

describe('a pay page', () => {
  test.each(INSUFFICIENT)('opens no pay page with %s for the sale', async (_, change) => {
    const story = await makeUnpaidStory(account)
    await spoil(saleConsentId(story.storyId), change)
    expect(await openCheckout(account, story)).toMatchObject(MISSING)
    expect(await readOrder(story)).toBeNull()
  })

  test.each(INSUFFICIENT)('opens no pay page with %s for the photo', async (_, change) => {
    const story = await makeUnpaidStory(account)
    await spoil(photoConsentId(story.transformId), change)
    expect(await openCheckout(account, story)).toMatchObject(MISSING)
    expect(await readOrder(story)).toBeNull()
  })

  test('stores in the order which consents were given, and to which texts', async () => {
    const story = await makeUnpaidStory(account)
    expect((await openCheckout(account, story)).status).toBe(200)
    const proof = (kind: 'photo' | 'sale', consentId: string) => {
      const version = CURRENT_TEXT[kind]
      return { consentId, version, sha256: CONSENT_TEXTS[kind][version] }
    }
    expect(await readOrder(story)).toMatchObject({
      snapshot: {
        consents: {
          photo: proof('photo', photoConsentId(story.transformId)),
          sale: proof('sale', saleConsentId(story.storyId)),
        },
      },
    })
  })
})
