/** `/media/{key}`: whoever knows the key of 160 random bits may see it. The private store is not reachable from here. */
import { Problem } from '#domain/problem.ts'
import { OPUS } from '#media/clip.ts'
import { SERVED_SIZES, sizeName } from '#media/picture.ts'
import { readObject, type StoredObject } from '#netlify/clients/blobs.ts'
import { SECURITY_HEADERS } from '#netlify/platform/http.ts'
import { isMediaKey, variantKey } from './media-key.ts'
import { parseByteRange } from './byte-range.ts'

/** A key never gets other bytes. `private`: no shared cache keeps what its owner may erase. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

/** @throws Problem 'bad-request' for a form that is not served, 'not-found' */
export async function serveMedia(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const key = url.pathname.replace(/^\/media\//, '')
  const variant = askedVariant(url.searchParams)
  if (!isMediaKey(key)) throw new Problem('not-found', 'Not a media key')
  const object = await readVariant(key, variant)
  if (!object) throw new Problem('not-found', 'No such medium')
  return answer(object, request)
}

function askedVariant(parameters: URLSearchParams): string | null {
  const [w, h, as] = ['w', 'h', 'as'].map((name) => parameters.get(name))
  if (w === null && h === null && as === null) return null
  const names = as === null ? SERVED_SIZES.map(sizeName) : [OPUS]
  const name = names.find((served) => served === (as ?? `${w}x${h}`))
  if (!name) throw new Problem('bad-request', 'This form is not served')
  return name
}

/** Other forms were made with the object; without one it is the object itself. */
async function readVariant(key: string, name: string | null): Promise<StoredObject | null> {
  const variant = name && (await readObject('media', variantKey(key, name), { again: false }))
  return variant || readObject('media', key)
}

function answer({ bytes, contentType }: StoredObject, request: Request): Response {
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': contentType,
    'Cache-Control': CACHE_CONTROL,
    'Accept-Ranges': 'bytes',
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
    return new Response(isHead ? null : bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } })
  const { from, to } = range
  return new Response(isHead ? null : bytes.slice(from, to + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(to - from + 1),
      'Content-Range': `bytes ${from}-${to}/${bytes.length}`,
    },
  })
}
