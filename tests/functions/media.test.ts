import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { UserId } from '#domain/ids.ts'
import closeImageService from '#netlify/edge-functions/no-image-cdn.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import handle from '#netlify/functions/media.ts'
import { appUrl, signUpByApi } from '../support/local-env.ts'
import { startBlobStore } from './support/blob-store.ts'

const bytes = (length: number, from = 0) => Uint8Array.from({ length }, (_, index) => (from + index) % 256)
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  handle(new Request(appUrl(path), { method, headers }))
const bodyOf = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())]

let stopBlobs: () => Promise<void>
let picture: string
let clip: string
let face: string
beforeAll(async () => {
  stopBlobs = await startBlobStore()
  const uid = (await signUpByApi()).uid as UserId
  const object = { bytes: bytes(8), contentType: 'image/webp' }
  const half = { name: '1100x550', object: { bytes: bytes(4, 100), contentType: 'image/webp' } }
  picture = await storeMedia({ uid, kind: 'picture', fence: 2, object, variants: [half] })
  const opus = { name: 'opus', object: { bytes: bytes(3, 200), contentType: 'audio/ogg' } }
  clip = await storeMedia({
    uid,
    kind: 'narration',
    object: { bytes: bytes(1_000), contentType: 'audio/mpeg' },
    variants: [opus],
  })
  face = await storeMedia({ uid, kind: 'hero', object })
})
afterAll(() => stopBlobs())

describe('a picture', () => {
  test('lets only the browser cache a picture, for a day, with a fixed type', async () => {
    const { status, headers } = await get(`/media/${picture}`)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400',
      'netlify-cdn-cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  test('serves a picture in half size if that exists, else in its own size', async () => {
    expect(await bodyOf(await get(`/media/${picture}?w=1100&h=550`))).toEqual([100, 101, 102, 103])
    expect(await bodyOf(await get(`/media/${picture}?w=2200&h=1100`))).toHaveLength(8)
  })

  test.each(['w=2201&h=1100', 'w=2200', 'h=1100', 'w=1100&h=1100', 'w=02200&h=1100', 'w=&h='])(
    'refuses a picture in the size %s',
    async (query) => {
      expect((await get(`/media/${picture}?${query}`)).status).toBe(400)
    },
  )
})

describe('a picture that a browser has', () => {
  const etagOf = async (path: string) => (await get(path)).headers.get('ETag') ?? ''

  test.each(['', '?w=1100&h=550'])('sends an unchanged picture only once (%o)', async (query) => {
    const path = `/media/${picture}${query}`
    const answer = await get(path, { 'If-None-Match': `"other", W/${await etagOf(path)}` })
    expect([answer.status, await bodyOf(answer), answer.headers.get('Cache-Control')]).toEqual([
      304,
      [],
      'private, max-age=86400',
    ])
  })

  test('sends a picture again in another size', async () => {
    const answer = await get(`/media/${picture}?w=1100&h=550`, { 'If-None-Match': await etagOf(`/media/${picture}`) })
    expect(answer.status).toBe(200)
  })

  test('answers 404 for an erased picture that a browser has cached', async () => {
    const uid = (await signUpByApi()).uid as UserId
    const key = await storeMedia({ uid, kind: 'portrait', object: { bytes: bytes(8), contentType: 'image/webp' } })
    const known = { 'If-None-Match': await etagOf(`/media/${key}`) }
    await eraseMedia(uid, key, 'portrait')
    expect((await get(`/media/${key}`, known)).status).toBe(404)
  })
})

describe('a picture, where somebody else asks', () => {
  test.each(['same-origin', 'same-site', 'none'])('sends a picture to %s', async (site) => {
    expect((await get(`/media/${picture}`, { 'Sec-Fetch-Site': site })).status).toBe(200)
  })

  test.each(['cross-site', 'anything'])('refuses a picture to %s', async (site) => {
    const answer = await get(`/media/${picture}`, { 'Sec-Fetch-Site': site })
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not-allowed' }])
  })

  test('closes the platform’s service that would resize and cache pictures for any site', async () => {
    const answer = closeImageService()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(readFileSync('netlify.toml', 'utf8')).toMatch(
      /^\[\[edge_functions\]\]\n\s*path = "\/\.netlify\/images"\n\s*function = "no-image-cdn"$/m,
    )
  })
})

describe('unreachable media', () => {
  test('looks up an unknown media key once, without waiting', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    await get(`/media/${'0'.repeat(40)}`)
    expect(asked).toHaveBeenCalledOnce()
    asked.mockRestore()
  })

  test('answers 404 for the private face, variants’ names, other paths and missing media', async () => {
    for (const path of [face, `${picture}.1100x550`, `${picture}/`, '..%2fprivate', '', '0'.repeat(40)]) {
      expect([path, (await get(`/media/${path}`)).status]).toEqual([path, 404])
    }
  })

  test('refuses media for any method but GET and HEAD', async () => {
    expect((await get(`/media/${picture}`, {}, 'DELETE')).status).toBe(405)
  })

  test('answers 404 for unknown media through the real server too', async () => {
    const response = await fetch(appUrl(`/media/${'0'.repeat(40)}`))
    expect(await response.json()).toMatchObject({ success: false, code: 'not-found' })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  })
})

describe('a clip', () => {
  test('serves a clip in Opus on request if that exists, else as it is', async () => {
    const answer = await get(`/media/${clip}?as=opus`)
    expect([answer.headers.get('Content-Type'), await bodyOf(answer)]).toEqual(['audio/ogg', [200, 201, 202]])
    expect((await get(`/media/${clip}`)).headers.get('Content-Type')).toBe('audio/mpeg')
    expect((await get(`/media/${picture}?as=opus`)).headers.get('Content-Type')).toBe('image/webp')
  })

  test.each(['as=mp3', 'as=', 'as=opus%2f..'])('refuses a clip as %s', async (query) => {
    expect((await get(`/media/${clip}?${query}`)).status).toBe(400)
  })

  test.each([
    ['bytes=0-1', 'bytes 0-1/1000', 2],
    ['bytes=990-', 'bytes 990-999/1000', 10],
    ['bytes=-5', 'bytes 995-999/1000', 5],
    ['bytes=900-5000', 'bytes 900-999/1000', 100],
  ])('serves the range %s of a clip, as Safari asks', async (range, contentRange, length) => {
    const response = await get(`/media/${clip}`, { Range: range })
    expect([response.status, response.headers.get('Content-Range'), (await bodyOf(response)).length]).toEqual([
      206,
      contentRange,
      length,
    ])
  })

  test('serves the whole clip for no range, several ranges, or an invalid one', async () => {
    for (const range of [undefined, 'bytes=0-1,5-6', 'items=0-1', 'bytes=-']) {
      const response = await get(`/media/${clip}`, range ? { Range: range } : {})
      expect([range, response.status, response.headers.get('Accept-Ranges'), (await bodyOf(response)).length]).toEqual([
        range,
        200,
        'bytes',
        1_000,
      ])
    }
  })

  test('refuses a range after the end of a clip', async () => {
    const response = await get(`/media/${clip}`, { Range: 'bytes=1000-' })
    expect([response.status, response.headers.get('Content-Range')]).toEqual([416, 'bytes */1000'])
  })
})
