/**
 * Runs inside an unpacked function's empty folder: `node call-function.mjs FILE`. Imports the function as it was packed and
 * calls it as a stranger; then tries what it packed natively. Prints one line of JSON.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [file] = process.argv.slice(2)
const { default: handle } = await import(pathToFileURL(file).href)
const answer = await handle(new Request('https://example.test/', { method: 'POST', body: '{}' }), { params: {}, waitUntil() {} })
const status = answer?.status ?? null
console.log(JSON.stringify({ status, sharp: await trySharp(), voice: await tryVoice() }))

/** @returns the length of a picture, or null where sharp is not packed */
async function trySharp() {
  if (!existsSync('node_modules/sharp')) return null
  const sharp = packed('sharp')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>')
  return (await sharp(svg).webp().toBuffer()).length
}

/** @returns how many samples a word of speech has, or null where the voice is not packed */
async function tryVoice() {
  const folder = 'node_modules/@echogarden/espeak-ng-emscripten'
  if (!existsSync(folder)) return null
  const { default: load } = await import(pathToFileURL(join(process.cwd(), folder, 'espeak-ng.js')).href)
  const { eSpeakNGWorker } = await load()
  const voice = await new eSpeakNGWorker()
  voice.set_voice('tr')
  let bytes = 0
  voice.synthesize('Merhaba', (audio) => {
    bytes += audio?.byteLength ?? 0
    return false
  })
  return bytes
}

function packed(name) {
  return createRequire(join(process.cwd(), 'package.json'))(name)
}
