/**
 * A hero that a parent saves: with a consent of its own, for the next tale without a photo, and erased with one press.
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { astronautFace } from '../fixtures/astronaut.ts'
import { heroConsentId, photoConsentId } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import { heroIdOf, HEROES_A_FAMILY, parseKeptHero, type KeptHero } from '#domain/hero.ts'
import type { HeroId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import { HERO_KEPT_MS } from '#domain/retention.ts'
import { createTransformId } from '#domain/story-id.ts'
import type { HeroWithoutPhoto } from '#domain/wire.ts'
import { exportAccount } from '#netlify/accounts/export-account.ts'
import { requirePhotoConsent } from '#netlify/records/consents.ts'
import { readJournal } from '#netlify/records/erasure-journal.ts'
import { readObject } from '#netlify/clients/blobs.ts'
import { readUser } from '#netlify/jobs/audit-users.ts'
import { judgeUser } from '#netlify/jobs/audit-user.ts'
import { eraseAccount } from '#netlify/jobs/erase-account.ts'
import { cleanUpUser } from '#netlify/jobs/user-cleanup.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { drawHero } from '#netlify/photos/draw-hero.ts'
import { keepPortrait } from '#netlify/photos/make-portrait.ts'
import { readPlate } from '#local/plates.ts'
import { builtInIllustrator, portraitOfDrawn } from '#studio/built-in/illustrator.ts'
import { portraitOfKept } from '#studio/providers/portrait-of-painting.ts'
import type { Portrait } from '#studio/studio.ts'
import { findStoryWorld } from '#stories/library.ts'
import { database, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { callHere } from './support/calls.ts'
import { fakeProduction } from './support/fake-production.ts'
import { produce } from './support/finished-books.ts'
import { signUpWithoutWebhooks } from './support/payment.ts'
import { objectIsThere, storePhoto, type StoredPhoto } from './support/stored-photos.ts'
import {
  beginTransformation,
  CHILD,
  keepFromProduction,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  TEMPLATE_ID,
} from './support/unpaid-stories.ts'

useOwnEnvironment()

const DAY_MS = 86_400_000
const SPACE = 'uzay-yolculugu' as TemplateId

let account: Account
let uid: UserId
let photo: StoredPhoto
let heroId: HeroId
beforeEach(async () => {
  account = await signUpWithoutWebhooks()
  uid = account.uid as UserId
  photo = await storePhoto(account)
  heroId = newId()
})

const newId = (): HeroId => heroIdOf(crypto.getRandomValues(new Uint8Array(10)))

async function ask(name: string, body: object): Promise<{ status: number; code?: string }> {
  const answer = await callHere(name, account.idToken, body)
  const { code } = (await answer.json()) as { code?: string }
  return { status: answer.status, ...(code && { code }) }
}

const agree = (id: HeroId, change: object = {}) =>
  database.write(`consents/${uid}/${heroConsentId(id)}`, {
    ...{ kind: 'hero', heroId: id, version: CURRENT_TEXT.hero, granted: true, createdAt: Date.now() },
    ...change,
  })
const heroFeatures = encodeFace({ ...PLAIN_FACE, hair: 'red' })
const TOLD = { ...CHILD, heroLook: 'drawn', heroFeatures }
const keep = (id = heroId, transformId: TransformId = photo.transformId) =>
  ask('keep-hero', { heroId: id, transformId, ...TOLD })
async function keepNow(): Promise<KeptHero> {
  await agree(heroId)
  expect(await keep()).toEqual({ status: 200 })
  return readHero()
}
async function readHero(id = heroId): Promise<KeptHero> {
  const hero = parseKeptHero(id, await database.read(`heroes/${uid}/${id}`))
  if (!hero) throw new Error('no such hero is kept')
  return hero
}
const withdraw = (id = heroId) => ask('withdraw-consent', { kind: 'hero', heroId: id })
const nextTale = async (templateId = SPACE, id = heroId) => {
  const transformId = createTransformId(templateId, Date.now())
  return { transformId, ...(await ask('reuse-hero', { heroId: id, templateId, transformId })) }
}

interface Entry {
  kind: string
  heroId?: string
  heroKey?: string
  expiresAt?: number
}
const media = async () => ((await database.read(`mediaIndex/${uid}`)) ?? {}) as Record<string, Entry>
const copiesOf = async (id = heroId) => Object.entries(await media()).filter(([, entry]) => entry.heroId === id)

describe('keeping', () => {
  test.each([
    ['nobody has agreed', async () => {}],
    ['it was taken back', () => agree(heroId, { withdrawnAt: 1 })],
    ['it was refused', () => agree(heroId, { granted: false })],
    ['nobody knows the text', () => agree(heroId, { version: '2020' })],
  ])('saves no hero and copies nothing if %s', async (_, spoil) => {
    const before = await media()
    await spoil()
    expect(await keep()).toEqual({ status: 403, code: 'consent-missing' })
    expect([await database.read(`heroes/${uid}`), await media()]).toEqual([null, before])
  })

  test('copies a saved hero’s face and portrait for two years, with the child’s data', async () => {
    const hero = await keepNow()
    expect(hero).toMatchObject({ ...TOLD, portraits: { [photo.transformId]: true } })
    expect(hero.portraitUrl).not.toBe(photo.transformedPhotoUrl)
    expect(Math.abs(hero.keptUntil - Date.now() - HERO_KEPT_MS)).toBeLessThan(60_000)
    const copies = await copiesOf()
    expect(copies.map(([, { kind, expiresAt }]) => [kind, expiresAt]).toSorted()).toEqual([
      ['hero', hero.keptUntil],
      ['portrait', hero.keptUntil],
    ])
    expect(JSON.stringify(await database.read(`heroes/${uid}`))).not.toContain(
      copies.find(([, { kind }]) => kind === 'hero')?.[0],
    )
  })

  test('refuses the thirteenth hero, and stores no data of that hero', async () => {
    const { id: _id, ...kept } = await keepNow()
    const others = Array.from({ length: HEROES_A_FAMILY - 1 }, () => [newId(), { ...kept, portraits: {} }])
    await database.update(`heroes/${uid}`, Object.fromEntries(others))
    const another = newId()
    await agree(another)
    const next = await storePhoto(account)
    expect(await keep(another, next.transformId)).toEqual({ status: 409, code: 'too-many-heroes' })
    expect(await copiesOf(another)).toEqual([])
  })

  test('returns the same hero for a second request, and refuses another id', async () => {
    const hero = await keepNow()
    expect(await keep()).toEqual({ status: 200 })
    expect(await readHero()).toEqual(hero)
    const another = newId()
    await agree(another)
    expect(await keep(another)).toEqual({ status: 409, code: 'conflict' })
    expect(await copiesOf()).toHaveLength(2)
  })

  test.each([
    [
      'is not drawn yet',
      () => database.update(`transformations/${uid}/${photo.transformId}`, { status: 'processing' }),
    ],
    ['is gone', () => database.erase(`mediaIndex/${uid}/${photo.portraitKey}`)],
    ["is somebody else's", async () => void (photo = await storePhoto(await signUpWithoutWebhooks()))],
  ])('refuses to save a hero from a portrait that %s', async (_, spoil) => {
    await spoil()
    await agree(heroId)
    expect(await keep()).toEqual({ status: 409, code: 'story-not-ready' })
  })

  test('keeps a hero after its book and all photos of the parent are erased', async () => {
    const book = await makeUnpaidStory(account, async () => photo)
    await keepNow()
    await produce(account, book)
    expect((await ask('erase-story', { storyId: book.storyId })).status).toBe(200)
    expect((await ask('erase-photos', {})).status).toBe(200)
    expect(Object.keys(await media())).toHaveLength(2)
    expect(await nextTale()).toMatchObject({ status: 200 })
  })

  test('keeps a hero after the consent to its photo is withdrawn', async () => {
    await keepNow()
    expect(await ask('withdraw-consent', { kind: 'photo', transformId: photo.transformId })).toEqual({ status: 200 })
    expect(await objectIsThere('media', photo.portraitKey)).toBe(false)
    expect(await copiesOf()).toHaveLength(2)
  })
})

/** Begun and drawn in this process: the local environment's function uses other stores. */
async function drawn(templateId: TemplateId, hero: HeroWithoutPhoto = { heroId }): Promise<TransformId> {
  const transformId = createTransformId(templateId, Date.now())
  const begun = { status: 'processing', createdAt: Date.now(), updatedAt: Date.now(), templateId, ...hero }
  await database.write(`transformations/${uid}/${transformId}`, begun)
  await drawHero(
    { uid, transformId, templateId, ...hero },
    {
      portraitOfKept: (kept, world) => portraitOfKept(readPlate, kept, world),
      portraitOfDrawn: (face, gender, world) => portraitOfDrawn(readPlate, face, gender, world),
    },
  )
  return transformId
}
const transformation = async (id: TransformId) =>
  (await database.read(`transformations/${uid}/${id}`)) as Record<string, unknown> & { transformedImageUrl: string }

/** A portrait in the forest tale, as the product stores it. */
async function keepFace(made: Portrait): Promise<void> {
  const transformId = await beginTransformation(account)
  const { portraitKey, heroKey } = await keepPortrait({ uid, transformId }, made)
  photo = { transformId, portraitKey, heroKey, transformedPhotoUrl: `/media/${portraitKey}`, originalKey: '' }
  await database.update(`transformations/${uid}/${transformId}`, {
    status: 'completed',
    transformedImageUrl: photo.transformedPhotoUrl,
  })
}

describe('a face that the browser measured', () => {
  const face = { face: heroFeatures, gender: 'female' } as const

  test(
    'makes a portrait from a measured face, without a photo and without a consent',
    { timeout: 120_000 },
    async () => {
      const transformId = await drawn(SPACE, face)
      const { transformedImageUrl, ...record } = await transformation(transformId)
      expect(record).toMatchObject({ status: 'completed', features: heroFeatures })
      const portraitKey = mediaKeyOf(transformedImageUrl) ?? ''
      const byUs = await portraitOfDrawn(readPlate, { ...PLAIN_FACE, hair: 'red' }, 'female', findStoryWorld(SPACE))
      const picture = await readObject('media', portraitKey)
      expect(Buffer.from(picture?.bytes ?? []).equals(byUs.picture.bytes)).toBe(true)
      expect(Object.values(await media()).map(({ kind }) => kind)).not.toContain('painting')
    },
  )

  test('orders a book with a measured face without the consent to a photo', { timeout: 120_000 }, async () => {
    const transformId = await drawn(TEMPLATE_ID, face)
    const { transformedImageUrl } = await transformation(transformId)
    const story = await makeUnpaidStory(account, async () => ({
      ...{ transformId, transformedPhotoUrl: transformedImageUrl },
    }))
    await database.erase(`consents/${uid}/${photoConsentId(transformId)}`)
    expect((await openCheckout(account, story)).status).toBe(200)
    const { snapshot } = (await readOrder(story)) as unknown as { snapshot: { consents: Record<string, object> } }
    expect(Object.keys(snapshot.consents)).toEqual(['sale'])
  })

  test('begins no second portrait for a repeated request, and refuses another face', async () => {
    const transformId = `${SPACE}_1799999999998`
    const begin = (change: object = {}) => ask('reuse-hero', { ...face, templateId: SPACE, transformId, ...change })
    expect(await begin()).toEqual({ status: 200 })
    expect(await begin()).toEqual({ status: 200 })
    expect(await begin({ face: encodeFace(PLAIN_FACE) })).toEqual({ status: 409, code: 'conflict' })
    expect(await begin({ face: 'photo' })).toMatchObject({ status: 400 })
  })

  test('accepts no photo for a measured face without the consent to the photo', async () => {
    const transformId = await drawn(SPACE, face)
    await expect(requirePhotoConsent(uid, transformId)).rejects.toMatchObject({ code: 'consent-missing' })
  })

  test('erases a portrait of a measured face on request', { timeout: 120_000 }, async () => {
    const transformId = await drawn(SPACE, face)
    const portraitKey = mediaKeyOf((await transformation(transformId)).transformedImageUrl) ?? ''
    expect(await ask('withdraw-consent', { kind: 'photo', transformId })).toEqual({ status: 200 })
    expect(await objectIsThere('media', portraitKey)).toBe(false)
  })
})

describe('the next tale', () => {
  test(
    'draws a saved hero as from a new photo, in the next tale’s clothes and light',
    { timeout: 120_000 },
    async () => {
      const photoBytes = new Uint8Array(await astronautFace().jpeg({ quality: 92 }).toBuffer())
      await keepFace(await builtInIllustrator(readPlate).portrait(photoBytes))
      await keepNow()
      const transformId = await drawn(SPACE)
      const { transformedImageUrl, ...record } = await transformation(transformId)
      expect(record).toMatchObject({ status: 'completed', heroId, features: heroFeatures })
      const bySpace = await builtInIllustrator(readPlate).portrait(photoBytes, findStoryWorld(SPACE))
      const portraitKey = mediaKeyOf(transformedImageUrl) ?? ''
      const picture = await readObject('media', portraitKey)
      expect(Buffer.from(picture?.bytes ?? []).equals(bySpace.picture.bytes)).toBe(true)
      const { heroKey = '' } = (await media())[portraitKey] ?? {}
      const face = await readObject('private', heroKey)
      expect(Buffer.from(face?.bytes ?? []).equals(bySpace.face.bytes)).toBe(true)
    },
  )

  test('orders a saved hero’s book with the hero’s consent alone', { timeout: 120_000 }, async () => {
    await keepFace(await fakeProduction().illustrator.portrait(new Uint8Array()))
    await keepNow()
    const transformId = await drawn(TEMPLATE_ID)
    const { transformedImageUrl } = await transformation(transformId)
    const story = await makeUnpaidStory(account, async () => ({
      transformId,
      transformedPhotoUrl: transformedImageUrl,
    }))
    expect((await openCheckout(account, story)).status).toBe(200)
    const { snapshot } = (await readOrder(story)) as unknown as { snapshot: { consents: Record<string, object> } }
    expect(snapshot.consents.photo).toMatchObject({ consentId: heroConsentId(heroId), version: CURRENT_TEXT.hero })
    // A paid order has a copy of the face: a withdrawal does not affect it any more.
    await keepFromProduction(story)
    await database.update(`orders/${story.storyId}`, {
      ...{ state: 'paid', paymentIntentId: 'pi_1', paidAt: Date.now(), dueAt: Date.now() + DAY_MS },
    })
    expect(await withdraw()).toEqual({ status: 200 })
    expect([await copiesOf(), await database.read(`heroes/${uid}`)]).toEqual([[], null])
    expect(await objectIsThere('media', mediaKeyOf(transformedImageUrl) ?? '')).toBe(true)
    expect(await readStory(account, story)).not.toBeNull()
  })

  test('begins the next tale once for many requests, and extends the hero’s time', async () => {
    await keepNow()
    const long = Date.now() + 10 * DAY_MS
    await database.update(`heroes/${uid}/${heroId}`, { keptUntil: long })
    for (const [key] of await copiesOf()) await database.update(`mediaIndex/${uid}/${key}`, { expiresAt: long })
    const { transformId } = await nextTale()
    const begun = await transformation(transformId)
    expect(await ask('reuse-hero', { heroId, templateId: SPACE, transformId })).toEqual({ status: 200 })
    expect((await transformation(transformId)).createdAt).toBe(begun.createdAt)
    const hero = await readHero()
    expect(hero.portraits).toEqual({ [photo.transformId]: true, [transformId]: true })
    expect(hero.keptUntil).toBeGreaterThan(long + 600 * DAY_MS)
    expect((await copiesOf()).map(([, { expiresAt }]) => expiresAt)).toEqual([hero.keptUntil, hero.keptUntil])
  })

  test.each([
    ['of a hero that is not kept', () => ({ heroId: newId() }), 403, 'consent-missing'],
    ['of a tale that is none', () => ({ templateId: 'yok', transformId: 'yok_1799999999999' }), 400, 'bad-request'],
    ['under the id of another tale', () => ({ transformId: 'denizalti-kralligi_1799999999999' }), 400, 'bad-request'],
    [
      'under the id of a portrait that is there',
      () => ({ templateId: 'sihirli-orman-macerasi', transformId: photo.transformId }),
      409,
      'conflict',
    ],
  ])('refuses a next tale %s', async (_, change, status, code) => {
    await keepNow()
    const body = { heroId, templateId: SPACE, transformId: `${SPACE}_1799999999999`, ...change() }
    expect(await ask('reuse-hero', body)).toEqual({ status, code })
  })

  test('refuses the next tale with another user’s hero', async () => {
    await keepNow()
    const { transformId } = await nextTale()
    const owner = account
    account = await signUpWithoutWebhooks()
    expect(await ask('reuse-hero', { heroId, templateId: SPACE, transformId })).toEqual({
      status: 403,
      code: 'consent-missing',
    })
    account = owner
  })

  test('erases a finished portrait of the next tale, and keeps the hero', { timeout: 120_000 }, async () => {
    await keepFace(await fakeProduction().illustrator.portrait(new Uint8Array()))
    await keepNow()
    const transformId = await drawn(TEMPLATE_ID)
    const portraitKey = mediaKeyOf((await transformation(transformId)).transformedImageUrl) ?? ''
    expect(await objectIsThere('media', portraitKey)).toBe(true)
    expect(await ask('withdraw-consent', { kind: 'photo', transformId })).toEqual({ status: 200 })
    expect(await database.read(`transformations/${uid}/${transformId}`)).toBeNull()
    expect(await objectIsThere('media', portraitKey)).toBe(false)
    expect(await readHero()).toMatchObject({ childName: CHILD.childName })
  })
})

describe('erasing', () => {
  test('erases a hero’s face, portrait and record at once, and journals the erasure', async () => {
    const { portraitUrl } = await keepNow()
    const copies = await copiesOf()
    const before = Date.now()
    expect(await withdraw()).toEqual({ status: 200 })
    expect([await database.read(`heroes/${uid}`), await copiesOf()]).toEqual([null, []])
    expect(await objectIsThere('media', mediaKeyOf(portraitUrl) ?? '')).toBe(false)
    for (const [key, { kind }] of copies)
      expect(await objectIsThere(kind === 'hero' ? 'private' : 'media', key)).toBe(false)
    expect(await database.read(`consents/${uid}/${heroConsentId(heroId)}`)).toMatchObject({
      granted: true,
      withdrawnAt: expect.any(Number),
    })
    expect(await readJournal(before)).toContainEqual({ kind: 'hero', uid, heroId, atMs: expect.any(Number) })
    // The hero was copied from this portrait, which belongs to the draft and has a consent of its own.
    expect(await objectIsThere('media', photo.portraitKey)).toBe(true)
    expect(await nextTale()).toMatchObject({ status: 403, code: 'consent-missing' })
    expect(await withdraw()).toEqual({ status: 200 })
    expect(await withdraw(newId())).toEqual({ status: 404, code: 'not-found' })
  })

  test('erases the unpaid tale that was begun with an erased hero', async () => {
    await keepNow()
    const own = await storePhoto(account)
    await database.update(`transformations/${uid}/${own.transformId}`, { heroId })
    const story = await makeUnpaidStory(account, async () => own)
    expect((await openCheckout(account, story)).status).toBe(200)
    expect(await withdraw()).toEqual({ status: 200 })
    expect([await readStory(account, story), (await readOrder(story))?.state]).toEqual([null, 'expired'])
    expect(await objectIsThere('private', own.heroKey)).toBe(false)
  })

  test('erases one hero and keeps the other', async () => {
    await keepNow()
    const sister = newId()
    await agree(sister)
    expect(await keep(sister, (await storePhoto(account)).transformId)).toEqual({ status: 200 })
    await withdraw()
    expect(Object.keys((await database.read(`heroes/${uid}`)) as object)).toEqual([sister])
    expect(await copiesOf(sister)).toHaveLength(2)
  })

  test('erases a hero’s record and media by itself at the end of its time', async () => {
    const { keptUntil } = await keepNow()
    await cleanUpUser(uid, Date.now() + 400 * DAY_MS)
    expect([(await readHero()).keptUntil, (await copiesOf()).length]).toEqual([keptUntil, 2])
    await cleanUpUser(uid, keptUntil + 1)
    expect([await database.read(`heroes/${uid}`), await copiesOf()]).toEqual([null, []])
  })

  test('erases a hero that was saved while its consent was withdrawn', async () => {
    await keepNow()
    await database.update(`consents/${uid}/${heroConsentId(heroId)}`, { withdrawnAt: 1 })
    await cleanUpUser(uid, Date.now())
    expect([await database.read(`heroes/${uid}`), await copiesOf()]).toEqual([null, []])
  })

  test('erases the face of a hero whose portrait is lost', async () => {
    await keepNow()
    for (const [key, { kind }] of await copiesOf())
      if (kind === 'portrait') await database.erase(`mediaIndex/${uid}/${key}`)
    await cleanUpUser(uid, Date.now())
    expect([await database.read(`heroes/${uid}`), await copiesOf()]).toEqual([null, []])
  })

  test('erases all heroes with the account', async () => {
    await keepNow()
    await database.write(`erasures/${uid}`, { startedAt: Date.now() })
    await eraseAccount(uid, null, Date.now())
    expect([await database.read(`heroes/${uid}`), await media()]).toEqual([null, {}])
  })
})

test('exports a hero with its pictures, but without a key of a face', async () => {
  const hero = await keepNow()
  let text = ''
  for await (const { name, input } of exportAccount(uid, Date.now()))
    text += name === 'data.json' ? String(input) : `${name}\n`
  const { heroes } = JSON.parse(text.slice(text.indexOf('{'))) as { heroes: Record<string, object> }
  expect(heroes[heroId]).toMatchObject({ ...TOLD, portraitUrl: hero.portraitUrl })
  expect(text).toContain(`media/${mediaKeyOf(hero.portraitUrl)}`)
  for (const [key, { kind }] of await copiesOf()) if (kind === 'hero') expect(text).not.toContain(key)
})

describe('the nightly audit', () => {
  const judge = async (nowMs = Date.now()) => judgeUser(await readUser(uid), nowMs, () => true)

  test('reports no fault of a saved hero, and reports its media if its record is gone', async () => {
    await keepNow()
    expect((await judge()).found).toMatchObject({ endlessEntries: 0, overdueEnds: 0, unreadRecords: 0 })
    await database.erase(`heroes/${uid}/${heroId}`)
    expect((await judge()).found.endlessEntries).toBe(2)
  })

  test('reports a hero without a portrait as a leftover', async () => {
    await keepNow()
    for (const [key] of await copiesOf()) await database.erase(`mediaIndex/${uid}/${key}`)
    expect(await judge()).toMatchObject({ wantsVisit: true, found: { overdueEnds: 0 } })
    expect((await judge(Date.now() + 3 * DAY_MS)).found.overdueEnds).toBeGreaterThan(0)
  })
})
