import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeOpus, DECODED_RATE } from '#ops/measure-voice/decode-opus.ts'
import { opusUrl } from '#media/clip.ts'
import { readWordTimes } from '#media/word-times.ts'
import { loudness } from '#studio/built-in/voice/loudness.ts'
import { RECORDING_RATE } from '#domain/voice.ts'
import { clipOfRecording } from '#studio/recorded-clip.ts'
import { storyWorlds, templateRecord } from '#stories/library.ts'

const [world] = storyWorlds
if (!world) throw new Error('The library is empty')
const { narrationURLs, storyTexts } = templateRecord(world)
/** The words of this clip are within 0.7 s. Three of twelve clips have a word up to 1.3 s from its place. */
const SPREAD = 2
const url = narrationURLs[SPREAD] ?? ''
const file = readFileSync(`public${opusUrl(url) ?? url}`)
const text = storyTexts.slice(2 * SPREAD, 2 * SPREAD + 2).join('\n\n')
/** Much quieter than a narration, like a recording by a laptop on a shelf. */
const FAR = 0.08
const HUM_HZ = 50
const SILENCE_S = 3

/** A quiet recording, with silence around it, and a humming lamp. */
async function asRecorded(): Promise<Float32Array> {
  const spoken = await decodeOpus(file)
  const step = DECODED_RATE / RECORDING_RATE
  const silence = SILENCE_S * RECORDING_RATE
  return Float32Array.from({ length: spoken.length / step + 2 * silence }, (_, at) => {
    const hum = 0.02 * Math.sin((2 * Math.PI * HUM_HZ * at) / RECORDING_RATE)
    return hum + FAR * (spoken[(at - silence) * step] ?? 0)
  })
}

test('makes a quiet recording as loud as every clip, without silence, with word times', async () => {
  const clip = await clipOfRecording(await asRecorded(), RECORDING_RATE, text)
  const samples = await decodeOpus(clip.opus.bytes)
  const original = await decodeOpus(file)
  expect(loudness([samples], DECODED_RATE)).toBeCloseTo(loudness([original], DECODED_RATE), 0)
  expect(Math.abs(samples.length - original.length) / DECODED_RATE).toBeLessThan(1.5)
  const known = readWordTimes(file)
  expect(clip.words.map((word) => word.text)).toEqual(known.map((word) => word.text))
  // The silence at both ends differs: compare times relative to the first word.
  const from = (words: typeof known) => words.map(({ startMs }) => startMs - (words[0]?.startMs ?? 0))
  const apartMs = from([...clip.words]).map((ms, index) => Math.abs(ms - (from(known)[index] ?? Infinity)))
  // Half of the words are within 0.3 s. The last words of a long sentence are less exact: up to 0.6 s here.
  expect(apartMs.toSorted((one, other) => one - other)[Math.floor(apartMs.length / 2)]).toBeLessThan(300)
  expect(apartMs.filter((ms) => ms > 500).length).toBeLessThan(apartMs.length / 20)
  expect(Math.max(...apartMs)).toBeLessThan(700)
  // The first sound comes 450 ms after the beginning of the clip.
  expect(Math.abs((clip.words[0]?.startMs ?? 0) - 450)).toBeLessThan(400)
  expect(readWordTimes(clip.bytes)).toEqual(clip.words)
})

test.each([
  ['silence', new Float32Array(5 * RECORDING_RATE), 'recording-silent'],
  [
    'half a second of a whole page',
    Float32Array.from({ length: RECORDING_RATE / 2 }, (_, at) => Math.sin(at / 20)),
    'recording-too-short',
  ],
])('refuses a recording: %s', async (_what, samples, code) => {
  await expect(clipOfRecording(samples, RECORDING_RATE, text)).rejects.toMatchObject({ code })
})
