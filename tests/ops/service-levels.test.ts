import { expect, test } from 'vitest'
import { inWords, percentile, serviceLevels, type PaidOrder } from '#ops/operate/service-levels.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOW = 1_800_000_000_000
const WELL = { sweptAt: NOW - MINUTE_MS, orders: {} }

const notHeld = (orders: PaidOrder[], health: Parameters<typeof serviceLevels>[1] = WELL) =>
  serviceLevels(orders, health, NOW)
    .filter(({ isHeld }) => !isHeld)
    .map(({ what }) => what)
const books = (count: number, ms: number): PaidOrder[] =>
  Array.from({ length: count }, () => ({ paidAt: NOW, deliveredAt: NOW + ms }))

test('holds all service levels while the site is idle', () => {
  expect(notHeld([])).toEqual([])
})

test('accepts one late book in a hundred, but not two', () => {
  expect(notHeld([...books(99, 5 * MINUTE_MS), ...books(1, 5 * HOUR_MS)])).toEqual([])
  expect(notHeld([...books(98, 5 * MINUTE_MS), ...books(2, 5 * HOUR_MS)])).toEqual(['from paid to book, 99 of 100'])
})

test('counts the refund of a delivered book neither as late book nor as late refund', () => {
  expect(notHeld([{ paidAt: NOW, deliveredAt: NOW + MINUTE_MS, refundedAt: NOW + 900 * HOUR_MS }])).toEqual([])
  expect(notHeld([{ paidAt: NOW, refundedAt: NOW + 8 * HOUR_MS }])).toEqual(['from paid to refund, 99 of 100'])
})

test('names the work that has stopped, such as the sweep or the audit', () => {
  const monitor = 'what an uptime monitor is told'
  expect(notHeld([], null)).toEqual(['last sweep', monitor])
  expect(notHeld([], { ...WELL, oldestPhotoAt: NOW - 26 * HOUR_MS })).toEqual(['oldest photo', monitor])
  expect(notHeld([], { ...WELL, auditedAt: NOW - 60 * HOUR_MS, auditFound: 2 })).toEqual([
    'last audit',
    'what it found',
    monitor,
  ])
  expect(notHeld([], { ...WELL, userDueSince: NOW - HOUR_MS })).toEqual(['longest wait in a queue', monitor])
})

test('returns one of the values as the percentile', () => {
  expect(percentile([3, 1, 2], 0.99)).toBe(3)
  expect(percentile([3, 1, 2], 0.5)).toBe(2)
  expect(percentile([], 0.5)).toBeUndefined()
})

test.each([
  [0, '0 s'],
  [59_400, '59 s'],
  [3_600_000, '1 h'],
  [3_660_000, '1 h 1 min'],
  [90_061_000, '1 d 1 h'],
])('writes %i ms as %s', (ms, words) => {
  expect(inWords(ms)).toBe(words)
})
