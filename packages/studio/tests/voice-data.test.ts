/**
 * The voice ships with Turkish data only (ops/build-voice-data.ts): it must sound the same as with the data of all
 * languages.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error The package brings no types.
import loadEspeak from '@echogarden/espeak-ng-emscripten'
import { speak } from '#studio/built-in/voice/speak.ts'

const SLOW_MS = 120_000
const TONE = { rate: 140, pitch: 60, range: 50 }

/** Signed 16-bit mono */
async function speakWithAllLanguages(text: string): Promise<Buffer> {
  const espeak = await loadEspeak()
  espeak.FS.writeFile(
    '/usr/share/espeak-ng-data/voices/!v/storyteller',
    readFileSync('packages/studio/built-in/voice/espeak-storyteller'),
  )
  const worker = await new espeak.eSpeakNGWorker()
  worker.set_voice('tr+storyteller')
  worker.set_rate(TONE.rate)
  worker.set_pitch(TONE.pitch)
  worker.set_range(TONE.range)
  const chunks: Buffer[] = []
  worker.synthesize(text, (audio: Uint8Array | null) => {
    if (audio) chunks.push(Buffer.from(Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength)))
    return false
  })
  return Buffer.concat(chunks)
}

test.each([
  'Akşam olmuş. “Benim adım Kiremit,” demiş tilki; Ağaçlar, çiçekler… Huuuk!',
  'William ile Настя 12 elma yemiş.',
])(
  'speaks a text the same with Turkish voice data only as with all languages: %s',
  { timeout: SLOW_MS },
  async (text) => {
    const { clauses } = await speak([{ text, ...TONE }])
    const pcm = Int16Array.from(clauses[0]?.samples ?? [], (sample) => sample * 32_768)
    const expected = await speakWithAllLanguages(text)
    expect(expected.length).toBeGreaterThan(20_000)
    expect(Buffer.from(pcm.buffer).equals(expected)).toBe(true)
  },
)
