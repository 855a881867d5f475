import type { ServerResponse } from 'node:http'
import type { Json } from '../tree/json.ts'
import { hashOf } from '../tree/hash.ts'
import type { TreeNode } from '../tree/node.ts'

export interface RestAnswer {
  readonly status: number
  /** Absent: no body (`print=silent`). */
  readonly body?: Json
  readonly etag?: string
  readonly isPretty?: boolean
  /** The function that a script is to call with the body (JSONP). */
  readonly callback?: string
  /** The name of the file that a browser is to save. */
  readonly download?: string
}

/** ETag of a place without data. */
const NULL_ETAG = 'null_etag'

export function etagOf(node: TreeNode | null): string {
  return hashOf(node) || NULL_ETAG
}

/** The hash that an `if-match` header expects. */
export function hashFromETag(etag: string): string {
  return etag === NULL_ETAG ? '' : etag
}

/** The answer of a successful request, in the form that its `print` parameter asks for. */
export function printed(parameters: URLSearchParams, body: Json, etag: string | undefined): RestAnswer {
  const print = parameters.get('print')
  const tagged = etag === undefined ? {} : { etag }
  if (print === 'silent') return { status: 204, ...tagged }
  return { status: 200, body, isPretty: print === 'pretty', ...tagged }
}

export function send(response: ServerResponse, { status, body, etag, isPretty, callback, download }: RestAnswer): void {
  response.statusCode = status
  response.setHeader('Cache-Control', 'no-cache')
  if (etag !== undefined) response.setHeader('ETag', etag)
  if (body === undefined) {
    response.end()
    return
  }
  if (download !== undefined)
    response.setHeader('Content-Disposition', `attachment; filename="${encodeURIComponent(download)}"`)
  const text = isPretty === true ? prettyText(body) : JSON.stringify(body)
  response.setHeader(
    'Content-Type',
    `${callback === undefined ? 'application/json' : 'application/javascript'}; charset=utf-8`,
  )
  response.end(callback === undefined ? text : `${callback}(${text});`)
}

/** Pretty form of the service, always used for errors: two spaces, and one on either side of a colon. */
function prettyText(body: Json): string {
  const lines = JSON.stringify(body, null, 2).split('\n')
  return lines.map((line) => line.replace(/^( *"(?:[^"\\]|\\.)*"):/, '$1 :')).join('\n') + '\n'
}

/** Any origin may send requests: the emulator stores no secrets. */
export function allowAnyOrigin(response: ServerResponse, origin: string | undefined): void {
  response.setHeader('Access-Control-Allow-Origin', origin ?? '*')
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, PATCH, POST, DELETE, OPTIONS')
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, If-Match, X-Firebase-ETag, X-HTTP-Method-Override',
  )
  response.setHeader('Access-Control-Expose-Headers', 'ETag')
}
