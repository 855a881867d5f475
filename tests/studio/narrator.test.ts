import { beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_CHILD, storyWorlds } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import { readWordTimes } from '#media/word-times.ts'
import type { Clip } from '#netlify/studio/studio.ts'

const SLOW_MS = 300_000
const CLIPS_BYTES = 1_000_000
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

  test('is Opus too, of about as many bytes, with the same words', () => {
    expect(clip.opus.contentType).toBe('audio/ogg')
    expect(readWordTimes(clip.opus.bytes)).toEqual(clip.words)
    const kbps = (clip.opus.bytes.length * 8) / clip.durationMs
    expect(kbps).toBeGreaterThan(18)
    expect(kbps).toBeLessThan(27)
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
  '$id: six clips, at a calm pace, are under a megabyte',
  { timeout: SLOW_MS },
  async ({ script }) => {
    const texts = renderTexts(script, SAMPLE_CHILD)
    let [bytes, opusBytes, words, durationMs] = [0, 0, 0, 0]
    for (let side = 0; side < texts.length; side += 2) {
      const text = texts.slice(side, side + 2).join('\n\n')
      const clip = await narrator.speak(text)
      expectReadAlong(clip, text)
      bytes += clip.bytes.length
      opusBytes += clip.opus.bytes.length
      words += clip.words.length
      durationMs += clip.durationMs
    }
    expect(bytes).toBeLessThan(CLIPS_BYTES)
    expect(opusBytes).toBeLessThan(CLIPS_BYTES)
    const wordsAMinute = words / (durationMs / 60_000)
    expect(wordsAMinute).toBeGreaterThan(90)
    expect(wordsAMinute).toBeLessThan(120)
  },
)
