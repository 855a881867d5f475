import { beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_CHILD, storyWorlds } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import { readWordTimes } from '#media/word-times.ts'
import type { Clip, Reading } from '#netlify/studio/studio.ts'
import { decodeOpus, DECODED_RATE } from '#dev/measure-voice/decode-opus.ts'
import { missedGates, slowerAtTheEnd, type Row } from '#dev/measure-voice/gates.ts'
import { measureClip } from '#dev/measure-voice/measures.ts'

const SLOW_MS = 300_000
/** Of six clips. Hardly a browser still asks for the MP3s. */
const OPUS_BYTES = 900_000
const MP3_BYTES = 1_100_000
const narrator = chooseNarrator({ NARRATOR: 'built-in' })

const printedWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

function expectReadAlong(clip: Clip, text: string) {
  expect(clip.words.map((word) => word.text)).toEqual(printedWords(text))
  clip.words.forEach(({ startMs }, index) => {
    expect(startMs).toBeGreaterThan(clip.words[index - 1]?.startMs ?? 0)
    expect(startMs).toBeLessThan(clip.durationMs)
  })
}

describe('a clip of two texts', () => {
  const LEFT = 'Akşam olmuş. Defne yeni pelerinini giymiş.'
  const RIGHT = '“Benim adım Kiremit,” demiş tilki. Huuuk!'
  let clip: Clip
  let left: Clip
  beforeAll(async () => {
    clip = await narrator.speak(`${LEFT}\n\n${RIGHT}`)
    left = await narrator.speak(LEFT)
  }, SLOW_MS)

  test('is an MP3 at 24 kbit/s, with its words', () => {
    expect(clip.contentType).toBe('audio/mpeg')
    expect(readWordTimes(clip.bytes)).toEqual(clip.words)
    expect(clip.durationMs).toBeGreaterThan(3_000)
    const kbps = (clip.bytes.length * 8) / clip.durationMs
    expect(kbps).toBeGreaterThan(22)
    expect(kbps).toBeLessThan(27)
  })

  test('is Opus too, of fewer bytes, with the same words', () => {
    expect(clip.opus.contentType).toBe('audio/ogg')
    expect(readWordTimes(clip.opus.bytes)).toEqual(clip.words)
    const kbps = (clip.opus.bytes.length * 8) / clip.durationMs
    expect(kbps).toBeGreaterThan(15)
    expect(kbps).toBeLessThan(23)
  })

  test('says every word, one after the other, within its time', () => expectReadAlong(clip, `${LEFT} ${RIGHT}`))

  test('rests between the left and the right text', () => {
    const firstOfRight = clip.words[left.words.length]
    expect(firstOfRight?.startMs).toBeGreaterThanOrEqual(left.durationMs)
  })

  test('sounds the same every time', { timeout: SLOW_MS }, async () => {
    const again = await narrator.speak(LEFT)
    expect(Buffer.from(again.bytes).equals(Buffer.from(left.bytes))).toBe(true)
    expect(Buffer.from(again.opus.bytes).equals(Buffer.from(left.opus.bytes))).toBe(true)
  })
})

test.each(['Charlotte', 'Quentin', 'Jørgen', 'Əli', 'Ali Efe', 'ILGAZ', 'Łukasz-Żbik'])(
  'the name %s is spoken',
  { timeout: SLOW_MS },
  async (name) => {
    const text = `Merhaba ${name} demiş 12 tilki.`
    const [named, nameless] = await Promise.all([narrator.speak(text), narrator.speak('Merhaba demiş 12 tilki.')])
    expectReadAlong(named, text)
    expect(named.durationMs).toBeGreaterThan(nameless.durationMs + 150)
  },
)

test('a name that cannot be spoken leaves the rest to be heard', { timeout: SLOW_MS }, async () => {
  const text = 'Merhaba Настя demiş tilki.'
  expectReadAlong(await narrator.speak(text), text)
})

test.each(storyWorlds)(
  '$id: six clips are small, calm, melodious, and of one loudness',
  { timeout: SLOW_MS },
  async ({ id, script }) => {
    const texts = renderTexts(script, SAMPLE_CHILD)
    let [bytes, opusBytes] = [0, 0]
    const rows: Row[] = []
    for (let side = 0; side < texts.length; side += 2) {
      const text = texts.slice(side, side + 2).join('\n\n')
      const clip = await narrator.speak(text, { age: SAMPLE_CHILD.age, isLastSpread: side + 2 === texts.length })
      expectReadAlong(clip, text)
      bytes += clip.bytes.length
      opusBytes += clip.opus.bytes.length
      const measures = measureClip(await decodeOpus(clip.opus.bytes), DECODED_RATE, clip.words)
      rows.push({ book: id, age: SAMPLE_CHILD.age, spread: side / 2, ...measures })
    }
    expect(bytes).toBeLessThan(MP3_BYTES)
    expect(opusBytes).toBeLessThan(OPUS_BYTES)
    expect(rows.flatMap(missedGates)).toEqual([])
    expect(slowerAtTheEnd(rows).map(({ isSlower }) => isSlower)).toEqual([true])
  },
)

test('the youngest are read to more slowly, and whoever falls asleep', { timeout: SLOW_MS }, async () => {
  const text = 'Orman, bahçenin bittiği yerde başlıyormuş. Işıklı mantarlar yola dizilmiş.'
  const lengthOf = async (reading: Reading) => (await narrator.speak(text, reading)).durationMs
  const usual = await lengthOf({ age: 6 })
  expect(await lengthOf({ age: 3 })).toBeGreaterThan(1.03 * usual)
  expect(await lengthOf({ age: 6, isLastSpread: true })).toBeGreaterThan(1.05 * usual)
})

test('a sound is drawn out, and its word is lit as it is printed', { timeout: SLOW_MS }, async () => {
  const clip = await narrator.speak('Sonra bir ses gelmiş: Huuuk! Camlar titremiş.')
  const measures = measureClip(await decodeOpus(clip.opus.bytes), DECODED_RATE, clip.words)
  expect(measures.sounds.map(({ word }) => word)).toEqual(['Huuuk!'])
  expect(measures.sounds[0]?.seconds).toBeGreaterThan(0.8)
})
