import { describe, expect, test } from 'vitest'
import { readWordTimes } from '#media/word-times.ts'
import { withWordTimes } from '#media/word-times-in-mp3.ts'
import { wordsComment } from '#media/word-times-in-ogg.ts'
import { oggOpus } from '#studio/built-in/voice/ogg.ts'

const MP3 = Uint8Array.from([0xff, 0xf3, 0x40, 0xc0, 1, 2, 3])
const WORDS = [
  { text: 'Şu', startMs: 150 },
  { text: '“Çığlık”', startMs: 480 },
  { text: 'Iğdır’a…', startMs: 70_000 },
]

describe('a clip with its words', () => {
  test('reads back the words written into an MP3 clip', () =>
    expect(readWordTimes(withWordTimes(MP3, WORDS))).toEqual(WORDS))

  test('reads back a text whose length needs more than one byte', () => {
    const many = Array.from({ length: 400 }, (_, index) => ({ text: `kelime${index}`, startMs: index * 333 }))
    expect(readWordTimes(withWordTimes(MP3, many))).toEqual(many)
  })

  test('leaves the sound of a clip after the word tag unchanged', () => {
    const tagged = withWordTimes(MP3, WORDS)
    expect([...tagged.subarray(-MP3.length)]).toEqual([...MP3])
    // The tag's own length in ID3v2.4: seven bits a byte, without its header of ten bytes.
    const size = [6, 7, 8, 9].reduce((value, at) => value * 128 + (tagged[at] ?? 0), 0)
    expect(tagged.length).toBe(10 + size + MP3.length)
  })

  test('finds the words of a clip inside a larger buffer', () => {
    const tagged = withWordTimes(MP3, WORDS)
    const larger = new Uint8Array(tagged.length + 9)
    larger.set(tagged, 5)
    expect(readWordTimes(larger.subarray(5, 5 + tagged.length))).toEqual(WORDS)
  })
})

describe('an Opus clip with its words', () => {
  const ogg = (words: typeof WORDS) =>
    oggOpus({
      packets: [Uint8Array.from([1, 2, 3])],
      packetSamples: 960,
      preSkip: 312,
      samples: 600,
      inputRate: 22_050,
      comments: ['TITLE=<00:01.000>no', wordsComment(words)],
    })

  test('reads back the words written into an Opus clip', () => expect(readWordTimes(ogg(WORDS))).toEqual(WORDS))
  test('reads no words from an Opus clip without words', () => expect(readWordTimes(ogg([]))).toEqual([]))
  test('reads no words from an incomplete Opus clip, and never throws', () => {
    const whole = ogg(WORDS)
    for (let length = 0; length < whole.length; length += 1)
      expect(() => readWordTimes(whole.subarray(0, length))).not.toThrow()
    expect(readWordTimes(whole.subarray(0, 100))).toEqual([])
  })
})

describe('has no words in a clip of another format', () => {
  const tagged = withWordTimes(MP3, WORDS)
  test.each([
    ['bare sound', MP3],
    ['nothing', new Uint8Array()],
    ['a tag of another kind', Uint8Array.from([...tagged.subarray(0, 10), 84, 83, 83, 69, ...tagged.subarray(14)])],
  ])('reads no words from a clip of another format: %s', (_what, clip) => expect(readWordTimes(clip)).toEqual([]))

  test('reads the complete words of an incomplete tag', () =>
    expect(readWordTimes(tagged.subarray(0, 45))).toEqual(WORDS.slice(0, 1)))
})
