/** A fake microphone with a sample book's narrator in a loop: Chromium accepts a file as its microphone. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_ARGUMENTS, launchPath } from '#local/browser.ts'
import { decodeOpus, DECODED_RATE } from '#ops/measure-voice/decode-opus.ts'

const CLIP = 'public/stories/sihirli-orman-macerasi/narration-1.opus'
const HEADER_BYTES = 44

/** Written once per process. */
const heard = writeWave()

/** The `launchOptions` of a spec. */
export const withMicrophone = {
  ...launchPath(),
  args: [
    ...CHROMIUM_ARGUMENTS,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${await heard}`,
  ],
}

async function writeWave(): Promise<string> {
  const samples = await decodeOpus(readFileSync(CLIP))
  const wave = Buffer.alloc(HEADER_BYTES + samples.length * 2)
  wave.write('RIFF', 0)
  wave.writeUInt32LE(wave.length - 8, 4)
  wave.write('WAVEfmt ', 8)
  wave.writeUInt32LE(16, 16)
  wave.writeUInt16LE(1, 20)
  wave.writeUInt16LE(1, 22)
  wave.writeUInt32LE(DECODED_RATE, 24)
  wave.writeUInt32LE(DECODED_RATE * 2, 28)
  wave.writeUInt16LE(2, 32)
  wave.writeUInt16LE(16, 34)
  wave.write('data', 36)
  wave.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, at) => wave.writeInt16LE(Math.round(sample * 32_767), HEADER_BYTES + at * 2))
  const file = join(mkdtempSync(join(tmpdir(), 'masal-microphone-')), 'voice.wav')
  writeFileSync(file, wave)
  return file
}
