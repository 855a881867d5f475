/**
 * A separate process for eSpeak NG, because of its GPL licence: our process loads nothing of it. Each line of standard
 * input is a request in JSON, each line of standard output its answer; the process ends with its input.
 *
 * question: { clauses: [{ text, rate: words a minute, pitch: 0–100, range: 0–100 }] } answer: { sampleRate, clauses: [{
 * pcm: base64 of signed 16-bit mono, words: [{ at: character in the text, startMs }] }] }
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

/** Resets the memory: the voice's flutter continues from request to request, so the same text would sound different. */
function forget() {
  espeak.HEAPU8.set(untouched)
  espeak.HEAPU8.fill(0, untouched.length)
}

/**
 * Emscripten's own hook for the data, called with the address and the length. Returns only the Turkish data
 * (ops/build-voice-data.ts), because the function's zip does not contain all languages.
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
    // The next call reuses the view: copy it.
    if (audio) chunks.push(Buffer.from(Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength)))
    for (const event of events)
      if (event.type === 'word') words.push({ at: event.text_position - 1, startMs: event.audio_position })
    return false
  })
  return { pcm: Buffer.concat(chunks).toString('base64'), words }
}
