/** The breaker stops the calls to a provider that is down after a few workers have failed, not after two hundred. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import { Problem } from '#domain/problem.ts'
import { providerBreaker } from '#netlify/records/provider-breaker.ts'
import { database } from '../support/local-env.ts'

const MINUTE_MS = 60_000
const PROVIDER = 'painter-of-a-test'

beforeEach(() => database.erase(paths.breaker(PROVIDER)))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const weather = vi.fn<() => Promise<string>>(() => Promise.reject(new Problem('unavailable', 'status 503')))
const sunshine = vi.fn<() => Promise<string>>(() => Promise.resolve('painted'))
beforeEach(() => {
  weather.mockClear()
  sunshine.mockClear()
})

const ask = (call: () => Promise<string>): Promise<string> =>
  providerBreaker.guard(PROVIDER, call).catch((error: Problem) => error.message)
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
/** Starts a call that stays open until the test lets it fail or succeed. */
const underWay = async () => {
  const begun = Promise.withResolvers<null>()
  const answer = Promise.withResolvers<string>()
  const done = ask(() => {
    begun.resolve(null)
    return answer.promise
  })
  await begun.promise
  const fails = () => {
    answer.reject(new Problem('unavailable', 'status 503'))
    return done
  }
  const succeeds = () => {
    answer.resolve('painted')
    return done
  }
  return { fails, succeeds }
}
const failFiveTimes = async () => {
  for (let failure = 0; failure < 5; failure += 1) await ask(weather)
}

test('calls a provider no more after five failures in a row', async () => {
  await failFiveTimes()
  expect(await ask(sunshine)).toMatch(/left alone/)
  expect([weather.mock.calls.length, sunshine.mock.calls.length]).toEqual([5, 0])
})

test('does not count a refused request as an outage, and resets the count at a success', async () => {
  const refuses = () => Promise.reject(new Problem('production-failed', 'refused the content'))
  for (let call = 0; call < 8; call += 1) await ask(refuses)
  for (let call = 0; call < 4; call += 1) await ask(weather)
  expect(await ask(sunshine)).toBe('painted')
  for (let call = 0; call < 4; call += 1) await ask(weather)
  expect(await ask(sunshine)).toBe('painted')
  expect(await database.read(paths.breaker(PROVIDER))).toBeNull()
})

test('sends one trial call after a pause, and pauses longer after each failure', async () => {
  await failFiveTimes()
  later(31_000)
  const answer = Promise.withResolvers<string>()
  const probe = ask(() => answer.promise)
  await vi.waitFor(async () =>
    expect(await database.read(`${paths.breaker(PROVIDER)}/restsUntil`)).toBeGreaterThan(Date.now() + MINUTE_MS),
  )
  expect(await ask(sunshine)).toMatch(/left alone/)
  answer.reject(new Problem('unavailable', 'status 503'))
  await probe
  later(59_000)
  expect(await ask(sunshine)).toMatch(/left alone/)
  later(2_000)
  expect(await ask(sunshine)).toBe('painted')
  expect(await ask(sunshine)).toBe('painted')
})

test('calls a provider although the breaker’s record cannot be stored', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no database'))
  expect(await ask(sunshine)).toBe('painted')
  expect(await ask(weather)).toBe('status 503')
})

test('pauses once for a burst of failures that all began before the pause', async () => {
  const burst = await Promise.all(Array.from({ length: 12 }, underWay))
  for (const { fails } of burst) await fails()
  expect(await ask(sunshine)).toMatch(/left alone/)
  later(31_000)
  expect(await ask(sunshine)).toBe('painted')
})

test('lets the trial call through despite a late failure from before the pause', async () => {
  const slow = await underWay()
  await failFiveTimes()
  later(31_000)
  await slow.fails()
  expect(await ask(sunshine)).toBe('painted')
})

test('does not lengthen the pause when an outdated trial call fails', async () => {
  await failFiveTimes()
  later(31_000)
  const overtaken = await underWay()
  later(3 * MINUTE_MS)
  await ask(weather)
  await overtaken.fails()
  later(61_000)
  expect(await ask(sunshine)).toBe('painted')
})

test('ends the pause after any success, even of a call that began before it', async () => {
  const slow = await underWay()
  await failFiveTimes()
  expect(await slow.succeeds()).toBe('painted')
  expect(await ask(sunshine)).toBe('painted')
  expect(await database.read(paths.breaker(PROVIDER))).toBeNull()
})
