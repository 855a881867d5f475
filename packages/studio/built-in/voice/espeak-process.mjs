/**
 * A process of its own for eSpeak NG, which is under the GPL: nothing of it is loaded into ours. Each line of standard
 * input is a question in JSON, each line of standard output its answer; the process ends with its input.
 *
 * question: { clauses: [{ text, rate: words a minute, pitch: 0–100, range: 0–100 }] }
 * answer: { sampleRate, clauses: [{ pcm: base64 of signed 16-bit mono, words: [{ at: character in the text, startMs }] }] }
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { gunzipSync } from 'node:zlib'
import loadEspeak from '@echogarden/espeak-ng-emscripten'

const espeak = await loadEspeak({ getPreloadedPackage: turkishData })
espeak.FS.writeFile(
  '/usr/share/espeak-ng-data/voices/!v/storyteller',
  readFileSync(new URL('espeak-storyteller', import.meta.url)),
)
const worker = await new espeak.eSpeakNGWorker()
worker.set_voice('tr+storyteller')
const untouched = espeak.HEAPU8.slice()

for await (const line of createInterface({ input: process.stdin })) {
  forget()
  const { clauses } = JSON.parse(line)
  process.stdout.write(`${JSON.stringify({ sampleRate: 22_050, clauses: clauses.map(speak) })}\n`)
}

/** The voice's flutter goes on from question to question: without this, the same text would not sound the same. */
function forget() {
  espeak.HEAPU8.set(untouched)
  espeak.HEAPU8.fill(0, untouched.length)
}

/**
 * Emscripten's own hook for the data: called with the address and the length it would have loaded.
 * Answered with Turkish alone (ops/build-voice-data.ts), because all languages are not packed into the function.
 */
function turkishData(_address, length) {
  const data = new Uint8Array(gunzipSync(readFileSync(new URL('espeak-ng-tr.data.gz', import.meta.url))))
  if (data.length !== length) throw new Error('espeak-ng-tr.data.gz is of another release: run ops/build-voice-data.ts')
  return data.buffer
}

function speak({ text, rate, pitch, range }) {
  worker.set_rate(rate)
  worker.set_pitch(pitch)
  worker.set_range(range)
  const chunks = []
  const words = []
  worker.synthesize(text, (audio, events) => {
    // The view is reused by the next call: it has to be copied.
    if (audio) chunks.push(Buffer.from(Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength)))
    for (const event of events)
      if (event.type === 'word') words.push({ at: event.text_position - 1, startMs: event.audio_position })
    return false
  })
  return { pcm: Buffer.concat(chunks).toString('base64'), words }
}
