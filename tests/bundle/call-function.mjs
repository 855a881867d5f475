/**
 * Runs inside an unpacked function's empty folder: `node call-function.mjs FILE`. Imports the function as bundled and
 * calls it like a stranger; then tests the files bundled beside it. Prints one line of JSON.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [file] = process.argv.slice(2)
const { default: handle } = await import(pathToFileURL(file).href)
const answer = await handle(new Request('https://example.test/', { method: 'POST', body: '{}' }), {
  params: {},
  waitUntil() {},
})
const status = answer?.status ?? null
console.log(
  JSON.stringify({ status, sharp: await trySharp(), voice: tryVoice(), sdks: await trySdks(), press: tryPress() }),
)

/** @returns the length of a picture, or null if sharp is not bundled */
async function trySharp() {
  if (!existsSync('node_modules/sharp')) return null
  const sharp = packed('sharp')
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>',
  )
  return (await sharp(svg).webp().toBuffer()).length
}

/** @returns the number of bytes of a word's sound, or null if the voice is not bundled */
function tryVoice() {
  const script = 'packages/studio/built-in/voice/espeak-process.mjs'
  if (!existsSync(script)) return null
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    input: `${JSON.stringify({ clauses: [{ text: 'Merhaba', rate: 140, pitch: 50, range: 50 }] })}\n`,
    encoding: 'utf8',
    env: {},
  })
  if (!stdout) throw new Error(`the voice says nothing: ${stderr}`)
  return Buffer.from(JSON.parse(stdout).clauses[0].pcm, 'base64').length
}

/** @returns the number of AI providers' SDKs that can be loaded, or null if none is bundled */
async function trySdks() {
  const key = { apiKey: 'unused' }
  const calls = {
    openai: async () => new (await import('openai')).OpenAI(key).images.edit,
    '@google/genai': async () => new (await import('@google/genai/web')).GoogleGenAI(key).models.generateContent,
  }
  const packedOnes = Object.keys(calls).filter((name) => existsSync(`node_modules/${name}`))
  if (packedOnes.length === 0) return null
  const found = await Promise.all(packedOnes.map((name) => calls[name]()))
  return found.filter((call) => typeof call === 'function').length
}

/** @returns the number of fonts in a print file, or null if its fonts are not bundled */
function tryPress() {
  const fonts = 'node_modules/@fontsource'
  if (!existsSync(`${fonts}/andika`)) return null
  return readdirSync(fonts, { recursive: true }).filter((file) => file.endsWith('.woff')).length
}

function packed(name) {
  return createRequire(join(process.cwd(), 'package.json'))(name)
}
