/** A provider's daily budget: paid books may use all of it, everything else only four fifths. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import { database } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'

useOwnEnvironment()

const logged: string[] = []
let provider: string
beforeEach(() => {
  provider = `painter-${randomUUID()}`
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Imports the ledger again, because it reads its settings once. */
async function ledgers(pictures: number, letters = 0) {
  vi.stubEnv('PAID_PICTURES_A_DAY', String(pictures))
  vi.stubEnv('PAID_LETTERS_A_DAY', String(letters))
  vi.resetModules()
  const { providerLedger } = await import('#netlify/records/provider-ledger.ts')
  const asked = (use: 'owed' | 'not-owed') => (unit: 'pictures' | 'letters', amount: number) =>
    providerLedger(use)
      .take(provider, unit, amount)
      .then(
        () => 'taken',
        ({ code }: { code: string }) => code,
      )
  return { owed: asked('owed'), notOwed: asked('not-owed') }
}
const used = (unit: string) => database.read(paths.budget(new Date().toISOString().slice(0, 10), provider, unit))
const USED_UP = 'budget-used-up'

test('refuses portraits at four fifths of the budget, and paid pages at its end', async () => {
  const { owed, notOwed } = await ledgers(10)
  for (let portrait = 0; portrait < 8; portrait += 1) expect(await notOwed('pictures', 1)).toBe('taken')
  expect(await notOwed('pictures', 1)).toBe(USED_UP)
  expect([await owed('pictures', 1), await notOwed('pictures', 1), await owed('pictures', 1)]).toEqual([
    'taken',
    USED_UP,
    'taken',
  ])
  expect(await owed('pictures', 1)).toBe(USED_UP)
  expect(await used('pictures'), 'what is refused takes nothing').toBe(10)
})

test('raises one alarm each at half, four fifths and the end of the budget', async () => {
  const { owed } = await ledgers(10)
  for (let page = 0; page < 13; page += 1) await owed('pictures', 1)
  expect(logged.map((line) => line.replace(provider, 'it'))).toEqual(
    [5, 8, 10].map(
      (pictures) =>
        `provider-budget: [budget-used-up] ${pictures}0 % of the pictures that it may be asked for today are used: ${pictures} of 10`,
    ),
  )
})

test('counts letters apart from the pictures of the same provider', async () => {
  const { owed } = await ledgers(1, 1_000)
  expect(await owed('letters', 900)).toBe('taken')
  expect(await owed('letters', 200)).toBe(USED_UP)
  expect(await owed('letters', 100)).toBe('taken')
  expect(await owed('pictures', 1)).toBe('taken')
  expect([await used('letters'), await used('pictures')]).toEqual([1_000, 1])
})

test('counts simultaneous requests exactly and never exceeds the budget', async () => {
  const { owed } = await ledgers(5)
  const taken = await Promise.all(Array.from({ length: 60 }, () => owed('pictures', 1)))
  expect(taken.filter((one) => one === 'taken')).toHaveLength(5)
  expect(await used('pictures')).toBe(5)
})

test('starts a new budget each day; a zero budget allows nothing and raises no alarm', async () => {
  const { owed } = await ledgers(1)
  expect([await owed('pictures', 1), await owed('pictures', 1)]).toEqual(['taken', USED_UP])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 })
  expect(await owed('pictures', 1)).toBe('taken')
  logged.length = 0
  const none = await ledgers(0)
  expect([await none.owed('letters', 1), logged]).toEqual([USED_UP, []])
})
