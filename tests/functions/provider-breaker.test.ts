/** A provider that does not answer is found out by a few workers, and not by two hundred. */
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
/** A call that is under way until it is told how it ends. */
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

test('after five failures in a row nobody asks any more', async () => {
  await failFiveTimes()
  expect(await ask(sunshine)).toMatch(/left alone/)
  expect([weather.mock.calls.length, sunshine.mock.calls.length]).toEqual([5, 0])
})

test('a refused request does not count as an outage, and a success restarts the count', async () => {
  const refuses = () => Promise.reject(new Problem('production-failed', 'refused the content'))
  for (let call = 0; call < 8; call += 1) await ask(refuses)
  for (let call = 0; call < 4; call += 1) await ask(weather)
  expect(await ask(sunshine)).toBe('painted')
  for (let call = 0; call < 4; call += 1) await ask(weather)
  expect(await ask(sunshine)).toBe('painted')
  expect(await database.read(paths.breaker(PROVIDER))).toBeNull()
})

test('when it has rested one asks for all, and it rests longer each time', async () => {
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

test('a provider is asked although the result cannot be stored', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no database'))
  expect(await ask(sunshine)).toBe('painted')
  expect(await ask(weather)).toBe('status 503')
})

test('a burst of failures that began before it opened rests it once', async () => {
  const burst = await Promise.all(Array.from({ length: 12 }, underWay))
  for (const { fails } of burst) await fails()
  expect(await ask(sunshine)).toMatch(/left alone/)
  later(31_000)
  expect(await ask(sunshine)).toBe('painted')
})

test('a late failure from before the pause does not end the trial request', async () => {
  const slow = await underWay()
  await failFiveTimes()
  later(31_000)
  await slow.fails()
  expect(await ask(sunshine)).toBe('painted')
})

test('an overtaken trial request lengthens no pause', async () => {
  await failFiveTimes()
  later(31_000)
  const overtaken = await underWay()
  later(3 * MINUTE_MS)
  await ask(weather)
  await overtaken.fails()
  later(61_000)
  expect(await ask(sunshine)).toBe('painted')
})

test('a success ends the rest, whenever it began', async () => {
  const slow = await underWay()
  await failFiveTimes()
  expect(await slow.succeeds()).toBe('painted')
  expect(await ask(sunshine)).toBe('painted')
  expect(await database.read(paths.breaker(PROVIDER))).toBeNull()
})
