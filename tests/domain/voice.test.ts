import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { clipKey, isWhole, parseVoices, voiceNameSchema, type VoiceId } from '#domain/voice.ts'

const id = (digit: string) => digit.repeat(20)
const record = { name: 'Babam', createdAt: 2, clips: { [clipKey(0)]: '/media/a', [clipKey(1)]: '/media/b' } }

describe('the voices of a book', () => {
  test('stand in the order in which they came, each spread with its clip or without', () => {
    const later = {
      name: 'Anneannem',
      createdAt: 3,
      clips: { [clipKey(1)]: '/media/c' },
      invitation: { hash: 'x', expiresAt: 9 },
    }
    expect(parseVoices({ [id('a')]: later, [id('b')]: record }, 2)).toEqual([
      { id: id('b'), name: 'Babam', createdAt: 2, clipURLs: ['/media/a', '/media/b'], invitedUntil: null },
      { id: id('a'), name: 'Anneannem', createdAt: 3, clipURLs: ['', '/media/c'], invitedUntil: 9 },
    ])
  })

  test('what is no voice is left out', () => {
    expect(parseVoices({ x: record, [id('a')]: { clips: {} }, [id('b')]: 'x' }, 2)).toEqual([])
    expect(parseVoices(null, 2)).toEqual([])
    expect(parseVoices('x', 2)).toEqual([])
  })

  test('one that was only named has read nothing: the database keeps no empty list', () => {
    expect(parseVoices({ [id('a')]: { name: 'Dedem', createdAt: 1 } }, 2)[0]?.clipURLs).toEqual(['', ''])
  })
})

test.each([
  [['/media/a', '/media/b'], true],
  [['/media/a', ''], false],
  [[], false],
])('of %j is whole: %s', (clipURLs, expected) => {
  expect(isWhole({ id: id('a') as VoiceId, name: 'Babam', createdAt: 1, clipURLs, invitedUntil: null })).toBe(expected)
})

test.each([
  ["  Elif'in   anneannesi ", "Elif'in anneannesi"],
  ['Baba\u202Em', 'Baba m'],
])('the name %j becomes %j', (typed, name) => {
  expect(v.parse(voiceNameSchema, typed)).toBe(name)
})

test.each(['', '   ', 'ç'.repeat(31)])('%j is no name', (typed) => {
  expect(v.is(voiceNameSchema, typed)).toBe(false)
})
