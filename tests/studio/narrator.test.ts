import { beforeAll, describe, expect, test } from 'vitest'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import type { Clip } from '#netlify/studio/studio.ts'

const SLOW_MS = 60_000
const narrator = chooseNarrator({ NARRATOR: 'built-in' })

describe('a clip of two texts', () => {
  const LEFT = 'Akşam olmuş. Defne yeni pelerinini giymiş.'
  const RIGHT = '“Benim adım Kiremit,” demiş tilki. Huuuk!'
  let clip: Clip
  let left: Clip
  beforeAll(async () => {
    clip = await narrator.narrate(`${LEFT}\n\n${RIGHT}`)
    left = await narrator.narrate(LEFT)
  }, SLOW_MS)

  test('is an MP3 of some seconds at about 32 kbit/s', () => {
    expect(clip.contentType).toBe('audio/mpeg')
    expect(clip.bytes[0]).toBe(0xff)
    expect((clip.bytes[1] ?? 0) & 0xe0).toBe(0xe0)
    expect(clip.durationMs).toBeGreaterThan(3_000)
    expect((clip.bytes.length * 8) / clip.durationMs).toBeLessThan(42)
  })

  test('says every word, one after the other, within its time', () => {
    expect(clip.words.map((word) => word.text).join(' ')).toContain('Akşam olmuş')
    expect(clip.words.length).toBeGreaterThanOrEqual(10)
    clip.words.forEach((word, index) => {
      expect(word.startMs).toBeGreaterThan(clip.words[index - 1]?.startMs ?? -1)
      expect(word.startMs).toBeLessThan(clip.durationMs)
    })
  })

  test('rests between the left and the right text', () => {
    const firstOfRight = clip.words[left.words.length]
    expect(firstOfRight?.startMs).toBeGreaterThan(left.durationMs)
  })

  test('sounds the same every time', { timeout: SLOW_MS }, async () => {
    const again = await narrator.narrate(LEFT)
    expect(Buffer.from(again.bytes).equals(Buffer.from(left.bytes))).toBe(true)
  })
})
