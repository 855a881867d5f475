/** Remote data is a state with a name, never three booleans. */
import type { UserId } from './ids.ts'
import type { Problem } from './problem.ts'

export type Remote<T> = { is: 'loading' } | { is: 'ready'; value: T } | { is: 'failed'; problem: Problem }

export function assertNever(value: never): never {
  throw new Error(`This value should have been handled: ${JSON.stringify(value)}`)
}

/** Calls back with each newer value until it is stopped. @returns a function that stops it */
export type Watch<Value> = (
  uid: UserId,
  onChange: (value: Value) => void,
  onFailed: (problem: Problem) => void,
) => () => void
