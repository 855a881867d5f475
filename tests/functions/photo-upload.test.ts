import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decodeFace } from '#domain/face-features.ts'
import { appUrl, database, functionUrl, signUpByApi, taggedEmail, type Account } from '../support/local-env.ts'
import { answerOf, statusOf, tokenFor, type Answer } from './support/calls.ts'
import {
  beginTransformation,
  sendPhoto,
  transformationEnded,
  type TransformationRecord,
} from './support/unpaid-stories.ts'
import { darkPhoto, goodPhoto, svg, textNamedJpg, thirtyMegapixels, truncatedPhoto } from './support/photos.ts'

const smallPhoto = await sharp(await goodPhoto())
  .resize(390)
  .jpeg()
  .toBuffer()

interface Sent {
  account: Account
  transformId: string
}
const begun = async (...tags: string[]): Promise<Sent> => {
  const account = await signUpByApi(taggedEmail(...tags))
  return { account, transformId: await beginTransformation(account) }
}

type Index = Record<string, { kind: string; expiresAt: number; heroKey?: string }>
const mediaOf = async ({ account }: Sent): Promise<[string, Index[string]][]> =>
  Object.entries(((await database.read(`mediaIndex/${account.uid}`)) ?? {}) as Index)
const stillProcessing = async ({ account, transformId }: Sent) =>
  expect(await database.read(`transformations/${account.uid}/${transformId}/status`)).toBe('processing')

describe('a photo that is taken', () => {
  let taken: Sent
  let answer: Answer
  let record: TransformationRecord
  beforeAll(async () => {
    taken = await begun('real-studio')
    answer = await sendPhoto(taken.account, taken.transformId, { photo: await goodPhoto() })
    record = await transformationEnded(taken.account, taken.transformId)
  })

  test('stores the portrait of a photo at an unguessable address', async () => {
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    const { status, transformedImageUrl = '' } = record
    expect(status).toBe('completed')
    expect(transformedImageUrl).toMatch(/^\/media\/[0-9a-f]{40}$/)
    const picture = await fetch(appUrl(transformedImageUrl))
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0)
    expect([picture.status, picture.headers.get('Content-Type')?.split('/')[0]]).toEqual([200, 'image'])
  })

  test('stores the face features of the photo in the transformation’s record', () => {
    expect(decodeFace(record.features ?? '')).toMatchObject({ hair: 'light-brown', glasses: false })
  })

  test('serves neither the original photo nor the bare face at a media address', async () => {
    const privateKeys = (await mediaOf(taken)).filter(([, { kind }]) => kind !== 'portrait').map(([key]) => key)
    expect(privateKeys).toHaveLength(2)
    for (const key of privateKeys) expect(await statusOf(appUrl(`/media/${key}`))).toBe(404)
  })

  test('writes no key of the private face into the transformation’s record', async () => {
    const heroKey = (await mediaOf(taken)).find(([, { kind }]) => kind === 'hero')?.[0]
    expect(heroKey).toBeTruthy()
    expect(JSON.stringify(record)).not.toContain(heroKey)
  })

  test('stores a photo for 1 day, and its face and portrait for 30 days', async () => {
    const daysOf = new Map(
      (await mediaOf(taken)).map(([, { kind, expiresAt }]) => [
        kind,
        Math.round((expiresAt - Date.now()) / 86_400_000),
      ]),
    )
    expect(Object.fromEntries(daysOf)).toEqual({ original: 1, hero: 30, portrait: 30 })
  })
})

describe('a photo that is refused', () => {
  let account: Account
  let transformId: string
  beforeEach(async () => {
    // Needs the real studio: the plain studio accepts every photo.
    ;({ account, transformId } = await begun('real-studio'))
  })

  test.each([
    ['no photo', undefined, 400, 'photo-missing'],
    ['an empty file', Buffer.alloc(0), 400, 'photo-missing'],
    ['a text named .jpg', textNamedJpg, 415, 'photo-wrong-type'],
    ['an SVG', svg, 415, 'photo-wrong-type'],
    ['thirty megapixels', thirtyMegapixels, 413, 'photo-too-many-pixels'],
    ['a side under 400 pixels', smallPhoto, 400, 'photo-too-small'],
    ['more bytes than may be', Buffer.concat([thirtyMegapixels, Buffer.alloc(1_600_000)]), 413, 'photo-too-large'],
  ])('refuses a photo upload with %s', async (_name, photo, status, code) => {
    expect(await sendPhoto(account, transformId, photo && { photo })).toMatchObject({
      status,
      body: { success: false, code },
    })
    await stillProcessing({ account, transformId })
    expect(await mediaOf({ account, transformId })).toEqual([])
  })

  test('refuses a body of unknown length when the received bytes exceed the limit', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)) })
    const headers = { Authorization: `Bearer ${account.idToken}`, 'Content-Type': 'multipart/form-data; boundary=x' }
    const limited = endless.pipeThrough(limit(2_000_000))
    const answer = await fetch(functionUrl('proxy-webhook'), {
      method: 'POST',
      headers,
      body: limited,
      duplex: 'half',
    } as RequestInit)
    expect(await answerOf(answer)).toMatchObject({ status: 413, body: { code: 'photo-too-large' } })
  })

  test('accepts a truncated photo, then fails with its code and stores nothing', async () => {
    expect((await sendPhoto(account, transformId, { photo: await truncatedPhoto() })).status).toBe(200)
    expect(await transformationEnded(account, transformId)).toMatchObject({
      status: 'failed',
      error: 'photo-unreadable',
    })
    expect(await mediaOf({ account, transformId })).toEqual([])
  })

  test('fails a dark photo with its code and stores nothing, unless the parent insists', async () => {
    const photo = await darkPhoto()
    await sendPhoto(account, transformId, { photo })
    expect(await transformationEnded(account, transformId)).toMatchObject({ status: 'failed', error: 'photo-too-dark' })
    expect(await mediaOf({ account, transformId })).toEqual([])
    const again = await beginTransformation(account)
    await sendPhoto(account, again, { photo, fields: { acceptedFault: 'photo-too-dark' } })
    expect(await transformationEnded(account, again)).toMatchObject({ status: 'completed' })
  })

  test('refuses a photo upload with a missing name, or an invalid age or gender', async () => {
    const photo = await goodPhoto()
    const wrong: Record<string, string>[] = [{ childName: '' }, { childAge: '9' }, { childGender: 'x' }]
    for (const fields of wrong) {
      expect(await sendPhoto(account, transformId, { photo, fields })).toMatchObject({
        status: 400,
        body: { code: 'missing-data' },
      })
    }
  })

  test('refuses a photo without a token, with an expired one, or another user’s', async () => {
    const photo = await goodPhoto()
    const other = await signUpByApi()
    expect(await sendPhoto(account, transformId, { photo, idToken: null })).toMatchObject({ status: 401 })
    expect(
      await sendPhoto(account, transformId, { photo, idToken: tokenFor(account, { expiresInS: -1 }) }),
    ).toMatchObject({ status: 401 })
    expect(await sendPhoto(account, transformId, { photo, idToken: other.idToken })).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
    expect(await mediaOf({ account, transformId })).toEqual([])
  })

  test('refuses a photo for an unknown transformation or an ended one', async () => {
    const photo = await goodPhoto()
    expect(await sendPhoto(account, 'sihirli-orman-macerasi_1', { photo })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
    await database.update(`transformations/${account.uid}/${transformId}`, { status: 'failed', error: 'x' })
    expect(await sendPhoto(account, transformId, { photo })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })
})

function limit(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      passed += chunk.length
      if (passed >= bytes) controller.terminate()
    },
  })
}

test('repaints a disliked portrait at most five times a day', async () => {
  const { account, transformId } = await begun()
  const day = new Date().toISOString().slice(0, 10)
  await database.write(`limits/${account.uid}`, { [day]: { 'portrait-again': 4 } })
  const photo = await goodPhoto()
  const fields = { again: 'yes' }
  expect((await sendPhoto(account, transformId, { photo, fields })).status).toBe(200)
  await transformationEnded(account, transformId)
  const next = await beginTransformation(account)
  expect(await sendPhoto(account, next, { photo, fields })).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  })
  expect((await sendPhoto(account, next, { photo })).status).toBe(200)
})
