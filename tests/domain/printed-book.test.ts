import { describe, expect, test } from 'vitest'
import { newerPrints, PRINT_MADE_WITHIN_MS, printNow, type Print } from '#domain/printed-book.ts'
import { parseStory } from '#domain/story.ts'

const NOW = Date.UTC(2026, 10, 27)
const MAKING: Print = { is: 'making', startedAt: NOW }
const READY: Print = { is: 'ready', startedAt: NOW, url: '/media/x', bytes: 7, expiresAt: NOW + 100 }

describe('tells the present state of a print job', () => {
  test.each([
    ['nobody has wished', undefined, NOW, null],
    ['it is made', MAKING, NOW + PRINT_MADE_WITHIN_MS - 1, MAKING],
    [
      'whoever made it has died',
      MAKING,
      NOW + PRINT_MADE_WITHIN_MS,
      { is: 'failed', startedAt: NOW, problem: 'print-failed' },
    ],
    ['it is there', READY, NOW + 99, READY],
    ['it has been taken away', READY, NOW + 100, null],
  ] as const)('reads the state of a print job: %s', (_what, print, nowMs, expected) => {
    expect(printNow(print, nowMs)).toEqual(expected)
  })
})

test('merges two print states: an end wins over its start, a later job over an earlier', () => {
  const again: Print = { is: 'making', startedAt: NOW + 1 }
  expect(newerPrints({ square: READY }, { square: MAKING })).toEqual({ square: READY, a4: undefined })
  expect(newerPrints({ square: MAKING }, { square: READY, a4: MAKING })).toEqual({ square: READY, a4: MAKING })
  expect(newerPrints({ square: READY }, { square: again })).toEqual({ square: again, a4: undefined })
  expect(newerPrints({ square: again }, { square: READY })).toEqual({ square: again, a4: undefined })
})

test('reads a story whose prints are invalid', () => {
  const record = {
    userId: 'u',
    templateId: 'sihirli-orman-macerasi',
    childName: 'Defne',
    childAge: 6,
    prints: { square: { is: 'lost' }, a4: { ...READY } },
  }
  expect(parseStory('sihirli-orman-macerasi_u_1', record)?.prints).toEqual({ square: undefined, a4: READY })
  expect(parseStory('sihirli-orman-macerasi_u_1', { ...record, prints: 'x' })).not.toBeNull()
})
