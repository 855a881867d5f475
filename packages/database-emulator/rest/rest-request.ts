import type { IncomingMessage } from 'node:http'
import { callerFrom, overridden, TokenError, VISITOR } from '../auth.ts'
import type { Caller } from '../auth.ts'
import type { RuleAuth } from '../rules/scope.ts'
import { PRIORITY_KEY } from '../tree/node.ts'
import { parsePath } from '../tree/path.ts'
import type { Path } from '../tree/path.ts'
import type { Json } from '../tree/json.ts'
import { INVALID_PATH, isKey } from '../tree/limits.ts'
import { RestError } from './rest-error.ts'

/** A parsed REST request, still without its caller. */
export interface RestRequest {
  readonly method: string
  readonly namespace: string
  readonly path: Path
  readonly parameters: URLSearchParams
  readonly ifMatch: string | undefined
  readonly wantsETag: boolean
  /** The `Accept` header; empty if the request has none. */
  readonly accept: string
}

const MAX_BODY_BYTES = 256 * 1024 * 1024

/** @throws RestError if the address names no path of a database */
export function restRequestFrom(message: IncomingMessage): RestRequest {
  const { pathname, searchParams: parameters } = new URL(message.url ?? '/', 'http://localhost')
  if (!pathname.endsWith('.json')) throw new RestError(404, 'Append .json to your request URL to use the REST API.')
  return {
    method:
      headerOf(message, 'x-http-method-override') ??
      parameters.get('x-http-method-override') ??
      message.method ??
      'GET',
    namespace: namespaceOf(message, parameters),
    path: pathFrom(pathname),
    parameters,
    ifMatch: headerOf(message, 'if-match'),
    wantsETag: headerOf(message, 'x-firebase-etag') === 'true',
    accept: headerOf(message, 'accept') ?? '',
  }
}

/**
 * Reads the namespace from `?ns=` or, as in production, from the first label of the host. @throws RestError if neither
 * names one
 */
export function namespaceOf(message: IncomingMessage, parameters: URLSearchParams): string {
  const named = parameters.get('ns')
  if (named !== null && named !== '') return named
  const [label, domain] = (headerOf(message, 'host') ?? '').split(/\.(.*)/s)
  if (label === undefined || domain === undefined || /^[\d.:]+$/.test(`${label}.${domain}`)) {
    throw new RestError(400, 'No namespace: add ?ns=NAMESPACE to the address')
  }
  return label
}

/** Reads the caller from the header, `access_token` or `auth`. @throws RestError for an invalid token */
export function callerOf(message: IncomingMessage, request: RestRequest, nowMs: number): Caller {
  const bearer = /^Bearer\s+(.+)$/i.exec(headerOf(message, 'authorization') ?? '')?.[1]
  const credential = bearer ?? request.parameters.get('access_token') ?? request.parameters.get('auth')
  if (credential === null) return VISITOR
  try {
    const caller = callerFrom(credential, request.namespace, nowMs)
    const override = request.parameters.get('auth_variable_override')
    return override === null ? caller : overridden(caller, jsonFrom(override) as RuleAuth | null)
  } catch (error) {
    if (!(error instanceof TokenError)) throw error
    throw new RestError(401, error.message)
  }
}

/** @throws RestError if the body is too large */
export async function textBodyOf(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of message as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > MAX_BODY_BYTES)
      throw new RestError(400, 'Data to write exceeds the maximum size that can be modified with a single request.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** @throws RestError if the text is not JSON */
export function jsonFrom(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new RestError(400, "Invalid data; couldn't parse JSON object, array, or value.")
  }
}

function pathFrom(pathname: string): Path {
  const keys = decoded(parsePath(pathname.slice(0, -'.json'.length)))
  const last = keys.at(-1)
  const isPossible =
    keys[0] === '.settings' || keys.every((key) => isKey(key) || (key === PRIORITY_KEY && key === last))
  if (!isPossible) throw new RestError(400, INVALID_PATH)
  return keys
}

function decoded(keys: Path): Path {
  try {
    return keys.map(decodeURIComponent)
  } catch {
    throw new RestError(400, INVALID_PATH)
  }
}

function headerOf(message: IncomingMessage, name: string): string | undefined {
  const value = message.headers[name]
  return Array.isArray(value) ? value[0] : value
}
