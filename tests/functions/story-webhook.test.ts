import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UserId } from '#domain/ids.ts'
import { ORIGINAL_KEPT_MS } from '#domain/retention.ts'
import { readObject } from '#netlify/clients/blobs.ts'
import { storeMedia } from '#netlify/media/library.ts'
import type { PhotoJob } from '#netlify/photos/job.ts'
import { Problem } from '#domain/problem.ts'
import { openPortraitJob } from '#netlify/photos/portrait-job.ts'
import { makePortrait } from '#netlify/photos/make-portrait.ts'
import { cleanUpUser } from '#netlify/jobs/user-cleanup.ts'
import { readPlate } from '#local/plates.ts'
import { choosePortraitStudio } from '#netlify/studio/choose-portrait-studio.ts'
import { signedHeaders } from '#netlify/platform/webhook-signature.ts'
import { database, functionUrl, signUpByApi, until, environmentVariable, type Account } from '../support/local-env.ts'
import { startBlobStore } from './support/blob-store.ts'
import { answerOf, statusOf, type Answer } from './support/calls.ts'
import { beginTransformation, TEMPLATE_ID, transformationEnded } from './support/unpaid-stories.ts'
import { goodPhoto, photoWithPlace, svg } from './support/photos.ts'
import { fakeProduction } from './support/fake-production.ts'

const FIVE_MINUTES_MS = 5 * 60_000

let account: Account
let transformJob: PhotoJob
beforeAll(async () => void (account = await signUpByApi()))
beforeEach(async () => {
  const transformId = await beginTransformation(account)
  transformJob = {
    uid: account.uid as UserId,
    transformId,
    templateId: TEMPLATE_ID,
    originalKey: randomBytes(20).toString('hex'),
  }
})

const transformation = () => database.read(`transformations/${account.uid}/${transformJob.transformId}`)
const waitedFor = (job: string) => database.read(`portraitJobs/${job}`)
const kindsOfMedia = async (): Promise<string[]> =>
  Object.values(((await database.read(`mediaIndex/${account.uid}`)) ?? {}) as Record<string, { kind: string }>)
    .map(({ kind }) => kind)
    .sort()

/** The last step of the background job. */
const paintingIsErased = () => until('the painting is erased', async () => !(await kindsOfMedia()).includes('painting'))

describe('a delivery', () => {
  let job: string
  beforeEach(async () => {
    await database.erase(`mediaIndex/${account.uid}`)
    await database.write(`mediaIndex/${account.uid}/${transformJob.originalKey}`, {
      kind: 'original',
      expiresAt: Date.now() + 60_000,
    })
    job = await openPortraitJob(transformJob)
  })

  const completed = async (painting?: Buffer) => ({
    type: 'portrait.completed',
    data: { job, picture: (painting ?? (await goodPhoto())).toString('base64') },
  })
  async function deliver(
    delivery: object,
    { secret = environmentVariable('PRODUCER_WEBHOOK_SECRET'), signedAtMs = Date.now() } = {},
  ): Promise<Answer> {
    const body = JSON.stringify(delivery)
    const headers = { 'Content-Type': 'application/json', ...signedHeaders(secret, 'msg_1', body, signedAtMs) }
    return answerOf(await fetch(functionUrl('story-webhook'), { method: 'POST', headers, body }))
  }

  test('turns a delivered painting into the stored user’s portrait, once', async () => {
    const delivery = await completed()
    expect(await deliver(delivery)).toMatchObject({ status: 200, body: { success: true } })
    expect(await transformationEnded(account, transformJob.transformId)).toMatchObject({ status: 'completed' })
    const { transformedImageUrl } = (await transformation()) as { transformedImageUrl: string }
    expect(await statusOf(`${environmentVariable('WORLD_APP_URL')}${transformedImageUrl}`)).toBe(200)
    expect(await deliver(delivery)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    await paintingIsErased()
    expect(await kindsOfMedia()).toEqual(['hero', 'original', 'portrait'])
  })

  test('shows a delivered failure to the parent, and erases the photo', async () => {
    const error = 'Fotoğrafta iki yüz var. Lütfen tek kişilik bir fotoğraf seç.'
    expect((await deliver({ type: 'portrait.failed', data: { job, error } })).status).toBe(200)
    expect(await transformation()).toMatchObject({ status: 'failed', error })
    expect([await waitedFor(job), await kindsOfMedia()]).toEqual([null, []])
  })

  test('ignores a delivery after the transformation has failed', async () => {
    await database.update(`transformations/${account.uid}/${transformJob.transformId}`, {
      status: 'failed',
      error: 'transformation-timeout',
    })
    expect((await deliver(await completed())).status).toBe(200)
    expect(await transformation()).toMatchObject({ status: 'failed', error: 'transformation-timeout' })
    expect([await waitedFor(job), await kindsOfMedia()]).toEqual([null, ['original']])
  })

  test.each([
    ['with another secret', { secret: 'another-producer-secret' }],
    ['too long ago', { signedAtMs: Date.now() - FIVE_MINUTES_MS - 60_000 }],
  ])('rejects a delivery that was signed %s', async (_name, signing) => {
    expect(await deliver(await completed(), signing)).toMatchObject({
      status: 400,
      body: { code: 'signature-invalid' },
    })
    expect([await transformation(), await waitedFor(job)]).toMatchObject([
      { status: 'processing' },
      { uid: account.uid },
    ])
  })

  test('refuses a non-picture and a picture from an unlisted host, leaves the job open', async () => {
    expect(await deliver(await completed(svg))).toMatchObject({ status: 415, body: { code: 'photo-wrong-type' } })
    const elsewhere = { type: 'portrait.completed', data: { job, pictureUrl: 'https://169.254.169.254/latest' } }
    expect(await deliver(elsewhere)).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    expect([await transformation(), await waitedFor(job), await kindsOfMedia()]).toMatchObject([
      { status: 'processing' },
      { uid: account.uid },
      ['original'],
    ])
  })

  test('fails the transformation of a broken painting, and stores nothing', async () => {
    const whole = await goodPhoto()
    expect((await deliver(await completed(whole.subarray(0, whole.length / 2)))).status).toBe(200)
    expect(await transformationEnded(account, transformJob.transformId)).toMatchObject({
      status: 'failed',
      error: 'transformation-failed',
    })
    await paintingIsErased()
    expect(await kindsOfMedia()).toEqual([])
  })

  test('refuses a delivery for an unknown job, and a delivery by GET', async () => {
    const unordered = { type: 'portrait.failed', data: { job: 'ab'.repeat(32), error: 'x' } }
    expect(await deliver(unordered)).toMatchObject({ status: 404 })
    expect(await answerOf(await fetch(functionUrl('story-webhook')))).toMatchObject({ status: 405 })
  })
})

describe('a photo that is sent out', () => {
  let stopBlobs: () => Promise<void>
  beforeAll(async () => void (stopBlobs = await startBlobStore()))
  afterAll(() => stopBlobs())
  let ordered: { job: string; photo: Uint8Array }[]
  beforeEach(async () => {
    ordered = []
    await database.erase(`mediaIndex/${account.uid}`)
    const object = { bytes: new Uint8Array(await photoWithPlace()), contentType: 'image/jpeg' }
    transformJob.originalKey = await storeMedia({
      uid: transformJob.uid,
      kind: 'original',
      expiresAt: Date.now() + ORIGINAL_KEPT_MS,
      object,
    })
  })
  const notNeeded = () => {
    throw new Error('Nobody is to ask for this')
  }
  const studio = {
    ...choosePortraitStudio({ ILLUSTRATOR: 'built-in' }, notNeeded, { readPlate }),
    portrait: fakeProduction().illustrator.portrait,
  }
  const taking = { order: async (job: string, photo: Uint8Array) => void ordered.push({ job, photo }) }

  test('sends the producer the photo without its location, and waits for the delivery', async () => {
    await makePortrait(transformJob, { ...studio, producer: taking })
    const [order] = ordered
    if (!order) throw new Error('Nothing was ordered')
    const { format, exif } = await sharp(order.photo).metadata()
    expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined })
    expect(await waitedFor(order.job)).toMatchObject({ uid: account.uid, transformId: transformJob.transformId })
    expect([await transformation(), await kindsOfMedia()]).toMatchObject([{ status: 'processing' }, ['original']])
    expect(await readObject('private', transformJob.originalKey)).not.toBeNull()
  })

  test('uses one job id although the platform runs the portrait order twice', async () => {
    await makePortrait(transformJob, { ...studio, producer: taking })
    await makePortrait(transformJob, { ...studio, producer: taking })
    expect(new Set(ordered.map(({ job }) => job)).size).toBe(1)
  })

  test('drops the portrait job when the photo’s retention ends', async () => {
    await makePortrait(transformJob, { ...studio, producer: taking })
    await cleanUpUser(transformJob.uid, Date.now() + ORIGINAL_KEPT_MS)
    expect([await waitedFor(ordered[0]?.job ?? ''), await kindsOfMedia()]).toEqual([null, []])
  })

  test('fails a portrait when the day’s budget is used up, and draws no other portrait', async () => {
    const address = () => ({ PRODUCER_URL: 'https://producer.example', PRODUCER_WEBHOOK_SECRET: 'x'.repeat(16) })
    const ledger = { take: () => Promise.reject(new Problem('budget-used-up', 'Nothing may be asked for today')) }
    const { producer } = choosePortraitStudio({ ILLUSTRATOR: 'webhook' }, address, { ledger })
    const alarms = vi.spyOn(console, 'error')
    await makePortrait(transformJob, { ...studio, producer })
    expect(await transformation()).toMatchObject({ status: 'failed', error: 'budget-used-up' })
    expect(await kindsOfMedia()).toEqual([])
    expect(alarms, 'the budget has an alarm of its own').not.toHaveBeenCalled()
    expect(JSON.stringify(await database.read('portraitJobs'))).not.toContain(transformJob.transformId)
  })

  test('draws the portrait itself when the producer refuses the order', async () => {
    const refusing = {
      async order(job: string, photo: Uint8Array): Promise<void> {
        ordered.push({ job, photo })
        throw new Error('The scenario is switched off')
      },
    }
    await makePortrait(transformJob, { ...studio, producer: refusing })
    expect(await transformation()).toMatchObject({ status: 'completed' })
    expect(await waitedFor(ordered[0]?.job ?? '')).toBeNull()
    expect(await kindsOfMedia()).toEqual(['hero', 'original', 'portrait'])
  })
})

describe('without an outside producer', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('answers a delivery with 404, without alarm, when no producer is configured', async () => {
    vi.stubEnv('PRODUCER_WEBHOOK_SECRET', '')
    vi.resetModules()
    const { default: handle } = await import('#netlify/functions/story-webhook.ts')
    const alarms = vi.spyOn(console, 'error')
    const answer = await handle(new Request('https://example.test/', { method: 'POST', body: '{}' }))
    expect(answer.status).toBe(404)
    expect(alarms).not.toHaveBeenCalled()
  })
})
