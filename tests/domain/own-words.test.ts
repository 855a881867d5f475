import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ownTextsSchema, plainText, rewordingNow, rewordingsSchema, type Rewording } from '#domain/own-words.ts'

const NOW_MS = 1_800_000_000_000
const MINUTE_MS = 60_000
const texts: [string, string] = ['Sol.', 'Sağ.']
const making: Rewording = { is: 'making', startedAt: NOW_MS, texts }
const failed: Rewording = { is: 'failed', startedAt: NOW_MS, texts, problem: 'words-not-read' }

describe('a wish for other words', () => {
  test.each([
    ['nobody’s', undefined, NOW_MS, null],
    ['at work', making, NOW_MS + 15 * MINUTE_MS, making],
    ['that hangs has failed, and its words are there', making, NOW_MS + 16 * MINUTE_MS, failed],
    ['that failed', failed, NOW_MS + 60 * MINUTE_MS, failed],
  ])('reads the state of a rewording: %s', (_what, rewording, nowMs, now) => {
    expect(rewordingNow(rewording, nowMs)).toEqual(now)
  })

  test('reads rewordings from a record, omits broken ones, and accepts unknown problems', () => {
    const read = v.parse(rewordingsSchema, {
      'spread-0': making,
      'spread-1': { ...failed, problem: 'x' },
      'spread-2': { is: 'making', startedAt: NOW_MS, texts: ['Sol.'] },
      'spread-3': 'x',
    })
    expect(read).toEqual({ 'spread-0': making, 'spread-1': failed })
  })
})

test.each([
  [{ 'text-0': 'a', 'text-11': 'b' }, true],
  [{}, true],
  [{ 'text-12': 'a' }, false],
  [{ 'text-0': '' }, false],
  [{ 'text-0': 'a'.repeat(2001) }, false],
  [{ 'text-0': 1 }, false],
])('validates own words %j: %s', (own, isRight) => {
  expect(v.is(ownTextsSchema, own)).toBe(isRight)
})

test('joins typed words into one paragraph, without invisible characters', () => {
  expect(plainText('  Bir\n gün\t A\u202eli  ')).toBe('Bir gün Ali')
})
