import { fromJson } from '../tree/json.ts'
import type { Json } from '../tree/json.ts'
import { orderFrom, InvalidQuery } from './query.ts'
import type { Bound, Query } from './query.ts'

const RANGE_AND_LIMIT = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo', 'limitToFirst', 'limitToLast']

/**
 * A query as REST parameters; undefined where there is none. Values are JSON
 * (`orderBy="createdAt"`, `startAt=5`, `startAt="a","key"`).
 *
 * @throws InvalidQuery with the service's words
 */
export function queryFromParameters(parameters: URLSearchParams): Query | undefined {
  const orderBy = parameters.get('orderBy')
  if (orderBy === null) {
    if (RANGE_AND_LIMIT.some((name) => parameters.has(name))) {
      throw new InvalidQuery('orderBy must be defined when other query parameters are defined')
    }
    return undefined
  }
  const name = jsonOf('orderBy', orderBy)
  if (typeof name !== 'string') throw new InvalidQuery('orderBy must be a valid JSON encoded path')
  const equal = boundFrom(parameters, 'equalTo', true)
  const start = equal ?? boundFrom(parameters, 'startAt', true) ?? boundFrom(parameters, 'startAfter', false)
  const end = equal ?? boundFrom(parameters, 'endAt', true) ?? boundFrom(parameters, 'endBefore', false)
  const limit = limitFrom(parameters, 'limitToFirst', 'first') ?? limitFrom(parameters, 'limitToLast', 'last')
  return { index: orderFrom(name), ...(start && { start }), ...(end && { end }), ...(limit && { limit }) }
}

function boundFrom(parameters: URLSearchParams, name: string, inclusive: boolean): Bound | undefined {
  const text = parameters.get(name)
  if (text === null) return undefined
  // `value,"key"` is a list without its brackets.
  const parts = jsonOf(name, `[${text}]`) as readonly Json[]
  const [value = null, key] = parts
  return { value: fromJson(value), inclusive, ...(typeof key === 'string' && { key }) }
}

function limitFrom(parameters: URLSearchParams, name: string, from: 'first' | 'last'): Query['limit'] {
  const text = parameters.get(name)
  if (text === null) return undefined
  const count = Number(text)
  if (!Number.isInteger(count) || count <= 0) throw new InvalidQuery(`${name} must be a positive integer`)
  return { count, from }
}

function jsonOf(name: string, text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new InvalidQuery(`${name} must be a valid JSON encoded value`)
  }
}
