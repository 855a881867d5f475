import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fingerprint } from '#domain/fingerprint.ts'
import { spreadKey } from '#domain/book-size.ts'
import { isWhole, parseVoices, voiceNameSchema, type VoiceId } from '#domain/voice.ts'

const book = { imageURLs: ['/media/p', '/media/q'], storyTexts: ['Sol.', 'Sağ.', 'Alt.', 'Üst.'] }
const id = (digit: string) => digit.repeat(20)
const record = { name: 'Babam', createdAt: 2, clips: { [spreadKey(0)]: '/media/a', [spreadKey(1)]: '/media/b' } }

describe('the voices of a book', () => {
  test('lists voices in order of creation, each spread with or without its clip', () => {
    const later = {
      name: 'Anneannem',
      createdAt: 3,
      clips: { [spreadKey(1)]: '/media/c' },
      invitation: { hash: 'x', expiresAt: 9 },
    }
    expect(parseVoices({ [id('a')]: later, [id('b')]: record }, book)).toEqual([
      {
        id: id('b'),
        name: 'Babam',
        createdAt: 2,
        clipURLs: ['/media/a', '/media/b'],
        outdatedURLs: ['', ''],
        invitedUntil: null,
      },
      {
        id: id('a'),
        name: 'Anneannem',
        createdAt: 3,
        clipURLs: ['', '/media/c'],
        outdatedURLs: ['', ''],
        invitedUntil: 9,
      },
    ])
  })

  test('omits an invalid record of a voice', () => {
    expect(parseVoices({ x: record, [id('a')]: { clips: {} }, [id('b')]: 'x' }, book)).toEqual([])
    expect(parseVoices(null, book)).toEqual([])
    expect(parseVoices('x', book)).toEqual([])
  })

  test('ignores a voice’s clip of changed words until the parent restores the old words', () => {
    const read = {
      ...record,
      readTexts: { [spreadKey(0)]: fingerprint('Sol.\n\nSağ.'), [spreadKey(1)]: fingerprint('Alt.\n\nSon.') },
    }
    expect(parseVoices({ [id('b')]: read }, book)).toMatchObject([
      { clipURLs: ['/media/a', ''], outdatedURLs: ['', '/media/b'] },
    ])
    expect(parseVoices({ [id('b')]: read }, { ...book, storyTexts: ['Sol.', 'Sağ.', 'Alt.', 'Son.'] })).toMatchObject([
      { clipURLs: ['/media/a', '/media/b'], outdatedURLs: ['', ''] },
    ])
  })

  test('reads a voice without clips, because the database stores no empty list', () => {
    expect(parseVoices({ [id('a')]: { name: 'Dedem', createdAt: 1 } }, book)[0]?.clipURLs).toEqual(['', ''])
  })
})

test.each([
  [['/media/a', '/media/b'], true],
  [['/media/a', ''], false],
  [[], false],
])('judges a voice with %j as complete: %s', (clipURLs, expected) => {
  expect(
    isWhole({ id: id('a') as VoiceId, name: 'Babam', createdAt: 1, clipURLs, outdatedURLs: [], invitedUntil: null }),
  ).toBe(expected)
})

test.each([
  ["  Elif'in   anneannesi ", "Elif'in anneannesi"],
  ['Baba\u202Em', 'Baba m'],
])('cleans a voice’s name %j to %j', (typed, name) => {
  expect(v.parse(voiceNameSchema, typed)).toBe(name)
})

test.each(['', '   ', 'ç'.repeat(31)])('refuses a voice’s name %j', (typed) => {
  expect(v.is(voiceNameSchema, typed)).toBe(false)
})
