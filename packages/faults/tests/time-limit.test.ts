import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WAIT_LIMIT_MS, withTimeLimit } from '#time-limit'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const NEVER = new Promise<never>(() => undefined)

test('rejects a promise that never settles after ten seconds, and names it', async () => {
  const waiting = withTimeLimit(NEVER, 'read the chosen file')
  const told = expect(waiting).rejects.toMatchObject({ code: 'no-answer', message: /read the chosen file/ })
  await vi.advanceTimersByTimeAsync(WAIT_LIMIT_MS)
  await told
})

test('passes on a result or an error that comes before the limit', async () => {
  await expect(withTimeLimit(Promise.resolve(7), 'x')).resolves.toBe(7)
  const failure = new Error('no such file')
  await expect(withTimeLimit(Promise.reject(failure), 'x')).rejects.toBe(failure)
  expect(vi.getTimerCount()).toBe(0)
})

test('passes a late result to onLate, and a late error to onLateFailure', async () => {
  const [onLate, onLateFailure] = [vi.fn(), vi.fn()]
  const late = (value: Promise<string>) => withTimeLimit(value, 'x', { ms: 10, onLate, onLateFailure })
  const after = (act: (settle: (value: string) => void, fail: (reason: unknown) => void) => void) =>
    new Promise<string>((resolve, reject) => void setTimeout(() => act(resolve, reject), 20))
  const both = Promise.allSettled([
    late(after((settle) => settle('stream'))),
    late(after((_, fail) => fail('too late'))),
  ])
  await vi.advanceTimersByTimeAsync(30)
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(onLate).toHaveBeenCalledExactlyOnceWith('stream')
  expect(onLateFailure).toHaveBeenCalledExactlyOnceWith('too late')
})
