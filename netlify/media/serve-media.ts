/** Serves stored pictures and clips to a browser. The private store is not reachable from here. */
import { createHash } from 'node:crypto'
import { Problem } from '#domain/problem.ts'
import { OPUS } from '#media/clip.ts'
import { SERVED_SIZES, sizeName } from '#media/picture.ts'
import { hasObject, readObject, type StoredObject } from '#netlify/clients/blobs.ts'
import { requireOwnPage, SECURITY_HEADERS } from '#netlify/platform/http.ts'
import { isMediaKey, variantKey } from './media-key.ts'
import { parseByteRange } from './byte-range.ts'

/**
 * The bytes behind a key never change, but a browser must ask again after a day: then an erased object disappears there
 * too. `private`: no shared cache stores it; the platform's cache has a header of its own
 * (docs/decisions/0119-media-cache.md).
 */
const KEPT_A_DAY = { 'Cache-Control': 'private, max-age=86400', 'Netlify-CDN-Cache-Control': 'no-store' } as const

/** The server checks access each time, but sends an unchanged object only once. */
const ASKED_EACH_TIME = {
  'Cache-Control': 'private, no-cache',
  'Netlify-CDN-Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  Vary: 'Authorization',
} as const

/** No other site can show a child's picture, even with its address. */
const FOR_US_ALONE = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const

/**
 * `/media/{key}`: anyone with the key of 160 random bits may see it.
 * @throws Problem 'not-allowed' for another site's page, 'bad-request' for a size or format that is not served,
 * 'not-found'
 */
export async function serveMedia(request: Request): Promise<Response> {
  const key = new URL(request.url).pathname.replace(/^\/media\//, '')
  if (!isMediaKey(key)) throw new Problem('not-found', 'Not a media key')
  return serveStored(request, key, KEPT_A_DAY)
}

/**
 * Serves the object of a key to a reader whose link opens it: the key itself is never sent.
 * @throws Problem as serveMedia
 */
export const serveLinked = (request: Request, key: string): Promise<Response> =>
  serveStored(request, key, ASKED_EACH_TIME)

async function serveStored(request: Request, key: string, cache: Record<string, string>): Promise<Response> {
  requireOwnPage(request)
  const variant = askedVariant(new URL(request.url).searchParams)
  const headers = { ...SECURITY_HEADERS, ...cache, ETag: etagOf(variant ? variantKey(key, variant) : key) }
  if (isKnown(request, headers.ETag) && (await isThere(key, variant)))
    return new Response(null, { status: 304, headers })
  const object = await readVariant(key, variant)
  if (!object) throw new Problem('not-found', 'No such medium')
  return answer(object, headers, request)
}

/** The bytes behind a key never change. */
const etagOf = (name: string): string => `"${createHash('sha256').update(name).digest('base64url')}"`

function askedVariant(parameters: URLSearchParams): string | null {
  const [w, h, as] = ['w', 'h', 'as'].map((name) => parameters.get(name))
  if (w === null && h === null && as === null) return null
  const names = as === null ? SERVED_SIZES.map(sizeName) : [OPUS]
  const name = names.find((served) => served === (as ?? `${w}x${h}`))
  if (!name) throw new Problem('bad-request', 'This form is not served')
  return name
}

const isKnown = ({ headers }: Request, etag: string): boolean =>
  (headers.get('If-None-Match') ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)

const isThere = async (key: string, name: string | null): Promise<boolean> =>
  (name !== null && (await hasObject('media', variantKey(key, name)))) || hasObject('media', key)

/**
 * Returns the requested size, or the object itself if it has no such size. A missing object is not read a second time, because
 * guessed keys would then cost us more than the guesser.
 */
async function readVariant(key: string, name: string | null): Promise<StoredObject | null> {
  const variant = name && (await readObject('media', variantKey(key, name), { again: false }))
  return variant || readObject('media', key, { again: false })
}

/** The platform limits an unstreamed answer to six megabytes, as text in base64. */
const STREAMED_FROM_BYTES = 4_000_000

const bodyOf = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | ReadableStream =>
  bytes.length < STREAMED_FROM_BYTES ? bytes : new Blob([bytes]).stream()

function answer({ bytes, contentType }: StoredObject, common: Record<string, string>, request: Request): Response {
  const headers = {
    ...common,
    ...FOR_US_ALONE,
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    // The browser saves this file under the name that the page gives.
    ...(contentType === 'application/pdf' && { 'Content-Disposition': 'attachment' }),
  }
  const range = parseByteRange(request.headers.get('Range'), bytes.length)
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...SECURITY_HEADERS, 'Content-Range': `bytes */${bytes.length}` },
    })
  }
  const isHead = request.method === 'HEAD'
  if (range === 'whole')
    return new Response(isHead ? null : bodyOf(bytes), {
      headers: { ...headers, 'Content-Length': String(bytes.length) },
    })
  const { from, to } = range
  return new Response(isHead ? null : bodyOf(bytes.slice(from, to + 1)), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(to - from + 1),
      'Content-Range': `bytes ${from}-${to}/${bytes.length}`,
    },
  })
}
