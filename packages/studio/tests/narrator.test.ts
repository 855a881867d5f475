import { beforeAll, describe, expect, test } from 'vitest'
import { decodeOpus, DECODED_RATE } from '#ops/measure-voice/decode-opus.ts'
import { measureClip } from '#ops/measure-voice/measures.ts'
import { readWordTimes } from '#media/word-times.ts'
import type { Clip, Reading } from '#studio/studio.ts'
import { itemAt } from '#stories/drawing/geometry.ts'
import { SAMPLE_CHILD, storyWorlds } from '#stories/library.ts'
import { expectReadAlong, narrator, readsWell } from './spoken-tale.ts'

describe('a clip of two texts', () => {
  const LEFT = 'Akşam olmuş. Defne yeni pelerinini giymiş.'
  const RIGHT = '“Benim adım Kiremit,” demiş tilki. Huuuk!'
  let clip: Clip
  let left: Clip
  beforeAll(async () => {
    clip = await narrator.speak(`${LEFT}\n\n${RIGHT}`)
    left = await narrator.speak(LEFT)
  })

  test('encodes a clip as MP3 at 24 kbit/s, with its words', () => {
    expect(clip.contentType).toBe('audio/mpeg')
    expect(readWordTimes(clip.bytes)).toEqual(clip.words)
    expect(clip.durationMs).toBeGreaterThan(3_000)
    const kbps = (clip.bytes.length * 8) / clip.durationMs
    expect(kbps).toBeGreaterThan(22)
    expect(kbps).toBeLessThan(27)
  })

  test('encodes a clip as Opus too, in fewer bytes, with the same words', () => {
    expect(clip.opus.contentType).toBe('audio/ogg')
    expect(readWordTimes(clip.opus.bytes)).toEqual(clip.words)
    const kbps = (clip.opus.bytes.length * 8) / clip.durationMs
    expect(kbps).toBeGreaterThan(15)
    expect(kbps).toBeLessThan(23)
  })

  test('starts every word after the previous word and before the end of the clip', () =>
    expectReadAlong(clip, `${LEFT} ${RIGHT}`))

  test('pauses in a clip between the left and the right text', () => {
    const firstOfRight = clip.words[left.words.length]
    expect(firstOfRight?.startMs).toBeGreaterThanOrEqual(left.durationMs)
  })

  test('encodes the same text to the same bytes', async () => {
    const again = await narrator.speak(LEFT)
    expect(Buffer.from(again.bytes).equals(Buffer.from(left.bytes))).toBe(true)
    expect(Buffer.from(again.opus.bytes).equals(Buffer.from(left.opus.bytes))).toBe(true)
  })
})

describe('a name', () => {
  let nameless: Clip
  beforeAll(async () => void (nameless = await narrator.speak('Merhaba demiş 12 tilki.')))

  test.each(['Charlotte', 'Quentin', 'Jørgen', 'Əli', 'Ali Efe', 'ILGAZ', 'Łukasz-Żbik'])(
    'speaks the name %s',
    async (name) => {
      const text = `Merhaba ${name} demiş 12 tilki.`
      const named = await narrator.speak(text)
      expectReadAlong(named, text)
      expect(named.durationMs).toBeGreaterThan(nameless.durationMs + 150)
    },
  )
})

test('speaks the rest of a sentence although its name cannot be spoken', async () => {
  const text = 'Merhaba Настя demiş tilki.'
  expectReadAlong(await narrator.speak(text), text)
})

test('reads the first and the last spread calmly, melodiously and equally loud', () =>
  readsWell(itemAt(storyWorlds, 0), [0, 5], { ...SAMPLE_CHILD, age: 3 }))

test('reads more slowly to the youngest, and on the last spread', async () => {
  const text = 'Orman, bahçenin bittiği yerde başlıyormuş. Işıklı mantarlar yola dizilmiş.'
  const lengthOf = async (reading: Reading) => (await narrator.speak(text, reading)).durationMs
  const usual = await lengthOf({ age: 6 })
  expect(await lengthOf({ age: 3 })).toBeGreaterThan(1.03 * usual)
  expect(await lengthOf({ age: 6, isLastSpread: true })).toBeGreaterThan(1.05 * usual)
})

test('draws out a sound word, and keeps the printed word in the clip’s word times', async () => {
  const clip = await narrator.speak('Sonra bir ses gelmiş: Huuuk! Camlar titremiş.')
  const measures = measureClip(await decodeOpus(clip.opus.bytes), DECODED_RATE, clip.words)
  expect(measures.sounds.map(({ word }) => word)).toEqual(['Huuuk!'])
  expect(measures.sounds[0]?.seconds).toBeGreaterThan(0.8)
})
