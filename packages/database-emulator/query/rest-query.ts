import { leaf } from '../tree/node.ts'
import { isKey } from '../tree/limits.ts'
import type { ChildOrder } from '../tree/child-order.ts'
import type { Json } from '../tree/json.ts'
import { InvalidQuery, orderFrom } from './query.ts'
import type { Bound, Query } from './query.ts'

const RANGES = ['startAt', 'startAfter', 'endAt', 'endBefore']
const RANGE_AND_LIMIT = [...RANGES, 'equalTo', 'limitToFirst', 'limitToLast']

/**
 * Reads a query from REST parameters; undefined if there is none. Values are JSON (`orderBy="createdAt"`, `startAt=5`,
 * `startAt="a","key"`).
 *
 * @throws InvalidQuery with the service's message
 */
export function queryFromParameters(parameters: URLSearchParams): Query | undefined {
  const orderBy = parameters.get('orderBy')
  if (orderBy === null) {
    if (RANGE_AND_LIMIT.some((name) => parameters.has(name))) {
      throw new InvalidQuery('orderBy must be defined when other query parameters are defined')
    }
    return undefined
  }
  if (parameters.has('limitToFirst') && parameters.has('limitToLast')) {
    throw new InvalidQuery('Only one of limitToFirst and limitToLast may be specified')
  }
  if (parameters.has('equalTo') && RANGES.some((name) => parameters.has(name))) {
    throw new InvalidQuery('equalTo cannot be specified in addition to startAfter, startAt, endAt, or endBefore')
  }
  const index = indexFrom(orderBy)
  const equal = boundFrom(parameters, 'equalTo', index)
  const start = equal ?? boundFrom(parameters, 'startAt', index) ?? boundFrom(parameters, 'startAfter', index)
  const end = equal ?? boundFrom(parameters, 'endAt', index) ?? boundFrom(parameters, 'endBefore', index)
  const limit = limitFrom(parameters, 'limitToFirst', 'first') ?? limitFrom(parameters, 'limitToLast', 'last')
  return { index, ...(start && { start }), ...(end && { end }), ...(limit && { limit }) }
}

function indexFrom(orderBy: string): ChildOrder {
  const name = jsonOf(orderBy, 'orderBy must be a valid JSON encoded path')
  if (typeof name !== 'string') throw new InvalidQuery('orderBy must be a valid JSON encoded path')
  const index = orderFrom(name)
  if (index.by === 'child' && !(index.path.length > 0 && index.path.every(isKey))) {
    throw new InvalidQuery('orderBy must be a valid JSON encoded path')
  }
  return index
}

function boundFrom(parameters: URLSearchParams, name: string, index: ChildOrder): Bound | undefined {
  const text = parameters.get(name)
  if (text === null) return undefined
  // `value,"key"` is a list without its brackets.
  const [value = null, key, ...rest] = jsonOf(
    `[${text}]`,
    'Constraint index field must be a JSON primitive',
  ) as readonly Json[]
  if (value !== null && typeof value === 'object')
    throw new InvalidQuery('Constraint index field must be a JSON primitive')
  if (index.by === 'key' && typeof value !== 'string')
    throw new InvalidQuery('Provided key index type is invalid, must be string')
  if (rest.length > 0 || (key !== undefined && !(typeof key === 'string' && isKey(key)))) {
    throw new InvalidQuery('Constraint key field must be a valid key name')
  }
  const inclusive = name !== 'startAfter' && name !== 'endBefore'
  return { value: value === null ? null : leaf(value), inclusive, ...(key !== undefined && { key }) }
}

function limitFrom(parameters: URLSearchParams, name: string, from: 'first' | 'last'): Query['limit'] {
  const text = parameters.get(name)
  if (text === null) return undefined
  const count = text === '' ? 0 : Number(text)
  if (!Number.isInteger(count)) throw new InvalidQuery(`${name} must be an integer`)
  if (count <= 0) throw new InvalidQuery(`${name} must be positive`)
  return { count, from }
}

function jsonOf(text: string, problem: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new InvalidQuery(problem)
  }
}
