/**
 * One book of a sister and her brothers: each child has its own face, consent and retention, and all are in the book.
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { CONSENT_TEXTS, photoConsentId } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import type { UserId } from '#domain/ids.ts'
import type { Child } from '#domain/book-fields.ts'
import { readWordTimes } from '#media/word-times.ts'
import { exportAccount } from '#netlify/accounts/export-account.ts'
import { putObject, readObject } from '#netlify/clients/blobs.ts'
import { sweepOrder } from '#netlify/jobs/sweep-order.ts'
import { cleanUpUser } from '#netlify/jobs/user-cleanup.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { readPlate } from '#local/plates.ts'
import { builtInIllustrator } from '#studio/built-in/illustrator.ts'
import { database, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { callHere } from './support/calls.ts'
import { fakeProduction } from './support/fake-production.ts'
import { madeOnce, produce } from './support/finished-books.ts'
import { deliverWebhook, payAtStripe, signUpWithoutWebhooks } from './support/payment.ts'
import { objectIsThere, storePhoto, type StoredPhoto } from './support/stored-photos.ts'
import {
  CHILD,
  keepFromProduction,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  TEMPLATE_ID,
  type UnpaidStory,
} from './support/unpaid-stories.ts'

useOwnEnvironment()

const DAY_MS = 86_400_000

let account: Account

/** The photos of Defne and of Ali. */
let hers: StoredPhoto
let his: StoredPhoto
let story: UnpaidStory
beforeEach(async () => {
  account = await signUpWithoutWebhooks()
  hers = await storePhoto(account)
  his = await storePhoto(account)
  story = await storyOf(hers, boy('Ali', his))
})

const storyOf = (photo: StoredPhoto, ...siblings: Child[]) => makeUnpaidStory(account, async () => photo, { siblings })
const boy = (childName: string, { transformId, transformedPhotoUrl }: StoredPhoto): Child => ({
  ...{ childName, childAge: 3, childGender: 'male', transformId, transformedPhotoUrl },
})

type Index = Record<string, { expiresAt?: number }>
const media = async () => ((await database.read(`mediaIndex/${account.uid}`)) ?? {}) as Index
const objectsOf = async ({ originalKey, heroKey, portraitKey }: StoredPhoto) => [
  await objectIsThere('private', originalKey),
  await objectIsThere('private', heroKey),
  await objectIsThere('media', portraitKey),
]
const facesOf = (...photos: StoredPhoto[]) => photos.flatMap(({ heroKey, portraitKey }) => [heroKey, portraitKey])
/** The expiry of each face and portrait: undefined for those of a finished book, 'gone' for erased ones. */
async function endsOf(...photos: StoredPhoto[]): Promise<unknown[]> {
  const index = await media()
  return facesOf(...photos).map((key) => (index[key] ? index[key].expiresAt : 'gone'))
}
const KEPT = [undefined, undefined]
const daysOf = async (...photos: StoredPhoto[]) =>
  (await endsOf(...photos)).map((end) => Math.round((Number(end) - Date.now()) / DAY_MS))
const transformationOf = ({ transformId }: StoredPhoto) =>
  database.read(`transformations/${account.uid}/${transformId}`)
async function ask(name: string, body: object): Promise<number> {
  const answer = await callHere(name, account.idToken, body)
  await answer.arrayBuffer()
  return answer.status
}

describe('the pay page', () => {
  test('opens the pay page for all children, and orders each face with its consent', async () => {
    const another = await storePhoto(account)
    const ofThree = await storyOf(hers, boy('Ali', his), boy('Can', another))
    expect((await openCheckout(account, ofThree)).status).toBe(200)
    const ordered = (childName: string, photo: StoredPhoto) => ({
      ...boy(childName, photo),
      heroKey: photo.heroKey,
      consent: {
        consentId: photoConsentId(photo.transformId),
        version: CURRENT_TEXT.photo,
        sha256: CONSENT_TEXTS.photo[CURRENT_TEXT.photo],
      },
    })
    const { snapshot } = (await readOrder(ofThree)) as unknown as { snapshot: Record<string, unknown> }
    expect(snapshot).toMatchObject({ ...CHILD, heroKey: hers.heroKey })
    expect(snapshot.siblings).toEqual({ 'sibling-1': ordered('Ali', his), 'sibling-2': ordered('Can', another) })
  })

  const consent = () => `consents/${account.uid}/${photoConsentId(his.transformId)}`
  const transformation = () => `transformations/${account.uid}/${his.transformId}`
  test.each([
    ['nobody has agreed to his photo', () => database.erase(consent()), 403, 'consent-missing'],
    ['it was taken back', () => database.update(consent(), { withdrawnAt: 1 }), 403, 'consent-missing'],
    [
      'his portrait is not drawn',
      () => database.update(transformation(), { status: 'processing' }),
      409,
      'story-not-ready',
    ],
    [
      'his portrait is gone',
      () => database.erase(`mediaIndex/${account.uid}/${his.portraitKey}`),
      409,
      'story-not-ready',
    ],
  ])('keeps the pay page closed for all children where %s', async (_, spoil, status, code) => {
    await spoil()
    expect(await openCheckout(account, story)).toMatchObject({ status, body: { success: false, code } })
    expect(await readOrder(story)).toBeNull()
  })
})

describe('the book', () => {
  test('names both children, paints both faces, and stores the faces but no photo', async () => {
    const faces = [new Uint8Array([7]), new Uint8Array([8])]
    for (const [index, { heroKey }] of [hers, his].entries())
      await putObject('private', heroKey, { bytes: faces[index] ?? new Uint8Array(), contentType: 'image/png' })
    const deps = fakeProduction()
    await produce(account, story, deps)
    expect(await readStory(account, story)).toMatchObject({
      title: expect.stringContaining('Defne ile Ali'),
      storyTexts: expect.arrayContaining([expect.stringContaining('Defne ile Ali')]),
    })
    const [defne, ali] = faces.map((face, index) => ({ name: ['Defne', 'Ali'][index], face }))
    expect(deps.heroes).toMatchObject(Array(7).fill([defne, ali]).flat())
    expect(await endsOf(hers, his)).toEqual([...KEPT, ...KEPT])
    expect([await objectsOf(hers), await objectsOf(his)]).toEqual(Array(2).fill([false, true, true]))
    expect(Object.keys(await media())).not.toContain(his.originalKey)
  })

  test('paints another page for two children than for the sister alone', async () => {
    const deps = fakeProduction()
    const { illustrator } = deps
    // Compares a page, because a cover also differs by the names on it.
    const drawnPage: typeof deps = {
      ...deps,
      illustrator: {
        ...illustrator,
        picture: (heroes, scene) =>
          (scene.name === 'spread-1' ? builtInIllustrator(readPlate) : illustrator).picture(heroes, scene),
      },
    }
    const heroFeatures = encodeFace(PLAIN_FACE)
    const pageOf = async (book: UnpaidStory) => {
      await database.update(`userStories/${account.uid}/${book.storyId}`, { heroLook: 'drawn', heroFeatures })
      await produce(account, book, drawnPage)
      const { imageURLs } = (await readStory(account, book)) as { imageURLs: string[] }
      const page = await readObject('media', mediaKeyOf(imageURLs[0] ?? '') ?? '')
      return Buffer.from(page?.bytes ?? [])
    }
    const alone = await pageOf(await storyOf(hers))
    const together = await pageOf(await storyOf(hers, { ...boy('Ali', his), heroFeatures }))
    expect(alone.length).toBeGreaterThan(10_000)
    expect(together.length).toBeGreaterThan(10_000)
    expect(together.equals(alone)).toBe(false)
  })

  test('keeps a refunded book’s portraits 30 days, except one that another book uses', async () => {
    const herOwn = await storyOf(hers)
    await produce(account, herOwn)
    await openCheckout(account, story)
    const paid = { paymentIntentId: 'pi_1', paidAt: Date.now() }
    const givenBack = { ...paid, state: 'refunded', refundedAt: Date.now(), dueAt: Date.now() - 1 }
    await database.update(`orders/${story.storyId}`, givenBack)
    await sweepOrder(story.storyId, Date.now())
    expect(await endsOf(hers)).toEqual(KEPT)
    expect(await daysOf(his)).toEqual([30, 30])
  })
})

describe('taking back what was agreed to for his photo', () => {
  const withdraw = () => ask('withdraw-consent', { kind: 'photo', transformId: his.transformId })

  test('erases the story and the brother’s media at a withdrawal, not the sister’s', async () => {
    const herOwn = await storyOf(hers)
    await openCheckout(account, story)
    expect(await withdraw()).toBe(200)
    expect(await readOrder(story)).toMatchObject({ state: 'expired' })
    expect([await readStory(account, story), await transformationOf(his)]).toEqual([null, null])
    expect(await objectsOf(his)).toEqual([false, false, false])
    expect(await objectsOf(hers)).toEqual([true, true, true])
    expect(Object.keys(await media()).toSorted()).toEqual([...facesOf(hers), hers.originalKey].toSorted())
    expect(await transformationOf(hers)).toMatchObject({ status: 'completed' })
    expect((await openCheckout(account, herOwn)).status).toBe(200)
  })

  test('keeps the brother’s face for a paid book when his consent is withdrawn', async () => {
    await openCheckout(account, story)
    await keepFromProduction(story)
    const sessionId = (await readOrder(story))?.sessionId ?? ''
    await payAtStripe(sessionId)
    await deliverWebhook(sessionId)
    expect(await withdraw()).toBe(200)
    expect(await readStory(account, story)).toMatchObject({ paymentStatus: 'paid' })
    expect([await objectsOf(hers), await objectsOf(his)]).toEqual([
      [true, true, true],
      [false, true, true],
    ])
    expect(await transformationOf(his)).toMatchObject({ status: 'completed' })
  })

  test('leaves a delivered book whole when the brother’s consent is withdrawn', async () => {
    await produce(account, story)
    const before = await media()
    expect(await withdraw()).toBe(200)
    expect(await media()).toEqual(before)
    expect(await objectsOf(his)).toEqual([false, true, true])
    expect(await readStory(account, story)).toMatchObject({ status: 'completed', siblings: { 'sibling-1': {} } })
  })
})

describe('erasing the book', () => {
  const erase = () => ask('erase-story', { storyId: story.storyId })
  const bookOfBoth = madeOnce(async (parent) => {
    account = parent
    const photos = [await storePhoto(parent), await storePhoto(parent)] as const
    const book = await storyOf(photos[0], boy('Ali', photos[1]))
    await produce(parent, book)
    return { hers: photos[0], his: photos[1], story: book }
  })
  beforeEach(async () => {
    const parent = await signUpWithoutWebhooks()
    ;({ hers, his, story } = await bookOfBoth(parent))
    account = parent
  })

  test('erases both faces with their book, and both names from the order', async () => {
    expect(await erase()).toBe(200)
    expect(await media()).toEqual({})
    expect([await objectsOf(hers), await objectsOf(his)].flat()).toEqual(Array(6).fill(false))
    expect(await database.read(`transformations/${account.uid}`)).toBeNull()
    expect(JSON.stringify(await readOrder(story))).not.toMatch(/Defne|Ali|\/media\//)
  })

  test.each([
    ['his, where he has a book of his own', () => [his, hers], () => storyOf(his)],
    [
      'his, where he is the brother in another',
      () => [his, hers],
      async () => storyOf(await storePhoto(account), boy('Ali', his)),
    ],
    [
      'hers, where she is the sister in another',
      () => [hers, his],
      async () => storyOf(await storePhoto(account), boy('Can', hers)),
    ],
  ])('keeps a face that another book uses when a book is erased: %s', async (_, photosOf, otherStory) => {
    const [kept, erased] = photosOf() as [StoredPhoto, StoredPhoto]
    await produce(account, await otherStory())
    expect(await erase()).toBe(200)
    expect([await endsOf(kept), await endsOf(erased)]).toEqual([KEPT, ['gone', 'gone']])
    expect([await objectsOf(kept), await objectsOf(erased)]).toEqual([
      [false, true, true],
      [false, false, false],
    ])
    expect([await transformationOf(kept), await transformationOf(erased)]).toEqual([expect.anything(), null])
  })
})

test('stores the brother’s portrait as long as the sister’s: while the story exists', async () => {
  const uid = account.uid as UserId
  // The one day of abandoned portraits is over at this time.
  await cleanUpUser(uid, Date.now() + 2 * DAY_MS)
  expect(await daysOf(hers, his)).toEqual(Array(4).fill(30))
  expect([await objectsOf(hers), await objectsOf(his)]).toEqual(Array(2).fill([false, true, true]))

  await cleanUpUser(uid, Date.now() + 31 * DAY_MS)
  expect(await readStory(account, story)).toBeNull()
  expect([await media(), await database.read(`transformations/${uid}`)]).toEqual([{}, null])
  expect([await objectsOf(hers), await objectsOf(his)].flat()).toEqual(Array(6).fill(false))
})

test('exports the brother’s data, and no key of a face', async () => {
  await openCheckout(account, story)
  let text = ''
  for await (const { name, input } of exportAccount(account.uid as UserId, Date.now()))
    text += name === 'data.json' ? String(input) : `${name}\n`
  const { stories, payments } = JSON.parse(text.slice(text.indexOf('{'))) as Record<string, Record<string, object>>
  const brother = boy('Ali', his)
  expect(stories?.[story.storyId]).toMatchObject({ siblings: { 'sibling-1': brother } })
  expect(payments?.[story.storyId]).toMatchObject({ promised: { siblings: { 'sibling-1': brother } } })
  expect(text).toContain(`media/${his.portraitKey}`)
  for (const { heroKey, originalKey } of [hers, his]) {
    expect(text).not.toContain(heroKey)
    expect(text).not.toContain(originalKey)
  }
})

test('speaks the names of both children in the voice preview', async () => {
  const opening = { templateId: TEMPLATE_ID, ...CHILD }
  const heard = async (body: object) => {
    const answer = await callHere('preview-voice', account.idToken, body)
    const words = readWordTimes(new Uint8Array(await answer.arrayBuffer()))
    return words.map(({ text }) => text).join(' ')
  }
  expect(await heard(opening)).toContain('Defne')
  expect(await heard(opening)).not.toContain('Ali')
  expect(await heard({ ...opening, siblings: [{ childName: 'Ali' }] })).toContain('Defne ile Ali')
})
