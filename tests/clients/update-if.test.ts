import { beforeEach, expect, test, vi } from 'vitest'
import { updateIf } from '#netlify/records/update-if.ts'

/** A database with one value, which others may change just before a write. */
let value: unknown
let version: number
let others: (() => unknown)[]
beforeEach(() => {
  value = { count: 1 }
  version = 0
  others = []
})
vi.mock('#netlify/clients/database.ts', () => ({
  readWithEtag: async () => ({ value, etag: String(version) }),
  writeIf: async (_path: string, becomes: unknown, etag: string) => {
    const other = others.shift()
    if (other) {
      value = other()
      version += 1
    }
    if (etag !== String(version)) return false
    value = becomes
    version += 1
    return true
  },
}))

const countUp = (current: unknown) => {
  const count = (current as { count: number }).count + 1
  return { becomes: { count }, result: count }
}

test('writes the decided value and returns the result', async () => {
  expect(await updateIf('a', countUp)).toBe(2)
  expect(value).toEqual({ count: 2 })
})

test('decides again if another process has written the value in between', async () => {
  others = [() => ({ count: 10 }), () => ({ count: 20 })]
  expect(await updateIf('a', countUp)).toBe(21)
  expect(value).toEqual({ count: 21 })
})

test('writes no value if the decision keeps the current one, also after a change', async () => {
  others = [() => null]
  const decide = (current: unknown) => (current === null ? { result: 'gone' } : { becomes: 'mine', result: 'mine' })
  expect(await updateIf('a', decide)).toBe('gone')
  expect(value).toBeNull()
})

test('erases the value if the decision is null', async () => {
  expect(await updateIf('a', () => ({ becomes: null, result: true }))).toBe(true)
  expect(value).toBeNull()
})

test('gives up an update after the last attempt, and writes no value', async () => {
  others = Array.from({ length: 100 }, (_, number) => () => ({ count: number }))
  expect(await updateIf('a', countUp)).toBeNull()
  expect(others).toHaveLength(92)
  expect(await updateIf('a', countUp, { attempts: 1 })).toBeNull()
  expect(others).toHaveLength(91)
})

test('writes no value if the decision throws', async () => {
  await expect(
    updateIf('a', () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(value).toEqual({ count: 1 })
})
