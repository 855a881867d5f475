import { describe, expect, test } from 'vitest'
import { retry } from '#studio/providers/retry.ts'
import { brokenAnswer, contentRefusal, httpRefusal, waitAskedFor } from '#studio/providers/provider-failure.ts'

const BUDGET = { tryMs: 30_000, totalMs: 60_000 }

/** Calls with the given outcomes, one after the other, and the waits between them. */
function sequence(...outcomes: (Error | string)[]) {
  const waits: number[] = []
  const call = async () => {
    const outcome = outcomes.shift() ?? 'one call too many'
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  return { waits, run: (budget = BUDGET) => retry('somebody', budget, call, async (ms) => waits.push(ms)) }
}

const busy = (waitMs?: number) => httpRefusal('somebody', { status: 429, waitMs })

describe('a call that failed', () => {
  test('retries a call after growing waits, three tries in all', async () => {
    const good = sequence(brokenAnswer('somebody', 'broke'), httpRefusal('somebody', { status: 503 }), 'done')
    expect(await good.run()).toBe('done')
    expect(good.waits).toEqual([1_000, 4_000])
    const bad = sequence(...Array.from({ length: 4 }, () => httpRefusal('somebody', { status: 500 })))
    await expect(bad.run()).rejects.toMatchObject({ code: 'unavailable', message: 'somebody: status 500' })
    expect(bad.waits).toHaveLength(2)
  })

  test('waits before a retry as long as the provider requests', async () => {
    const { run, waits } = sequence(busy(17_000), 'done')
    expect(await run()).toBe('done')
    expect(waits).toEqual([17_000])
  })

  test('stops retrying a call at once if the requested wait would be too long', async () => {
    const { run, waits } = sequence(busy(61_000), 'done')
    await expect(run()).rejects.toMatchObject({ code: 'unavailable' })
    expect(waits).toEqual([])
  })

  test.each([
    ['a refusal of the content', contentRefusal('somebody', 'moderation_blocked')],
    ['a wrong key', httpRefusal('somebody', { status: 401 })],
    ['a quota that is used up', httpRefusal('somebody', { status: 429, code: 'insufficient_quota', isForGood: true })],
    ['a mistake of ours', new TypeError('x is not a function')],
  ])('does not retry a call after %s', async (_name, failure) => {
    const { run, waits } = sequence(failure, 'done')
    await expect(run()).rejects.toThrow()
    expect(waits).toEqual([])
  })
})

test('ends a call that never answers, and reports that', async () => {
  const signals: AbortSignal[] = []
  const silent = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<never>(() => {})
  }
  const giveUp = retry('somebody', { tryMs: 20, totalMs: 60_000 }, silent, async () => {})
  await expect(giveUp).rejects.toMatchObject({ code: 'unavailable', message: 'somebody: no whole answer within 20 ms' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true])
})

test.each([
  [{ 'retry-after': '12' }, 12_000],
  [{ 'retry-after': '12', 'retry-after-ms': '11500' }, 11_500],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 11:59:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('reads the requested wait from %o', (headers, waitMs) => {
  expect(waitAskedFor(new Headers(headers as Record<string, string>), Date.parse('2026-11-21T12:00:00Z'))).toBe(waitMs)
})

test('shortens and cleans a provider’s own words in a problem', () => {
  expect(httpRefusal('somebody', { status: 400, code: 'bad\n[admin] "x"' }).message).toBe(
    'somebody: status 400 (badadminx)',
  )
})
