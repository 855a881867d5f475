/** Each request to a provider is counted before it is sent, in the unit of its price. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { astronautFace } from '../../fixtures/astronaut.ts'
import * as elevenLabs from '#local/provider-stand-ins/elevenlabs.ts'
import * as gemini from '#local/provider-stand-ins/gemini.ts'
import * as openAi from '#local/provider-stand-ins/openai.ts'
import { json, startStandIn, type StandIn } from '#local/provider-stand-ins/server.ts'
import { Problem } from '#domain/problem.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import { choosePortraitStudio } from '#netlify/studio/choose-portrait-studio.ts'
import { elevenLabsVoice } from '#studio/providers/elevenlabs/elevenlabs-voice.ts'
import { geminiPainter } from '#studio/providers/gemini/gemini-painter.ts'
import type { Ledger } from '#studio/providers/ledger.ts'
import { openAiPainter } from '#studio/providers/openai/openai-painter.ts'
import { openAiVoice } from '#studio/providers/openai/openai-voice.ts'
import type { Painter } from '#studio/providers/painter.ts'
import { retry } from '#studio/providers/retry.ts'
import type { Voice } from '#studio/providers/voice.ts'
import { webhookProducer } from '#netlify/studio/producer.ts'
import { speakOpening } from '#netlify/studio/speak-opening.ts'

const SLOW_MS = 120_000
const KEYS = { OPENAI_API_KEY: 'sk-test', GEMINI_API_KEY: 'key', ELEVENLABS_API_KEY: 'key', ELEVENLABS_VOICE_ID: 'v' }
const LETTERS = 'Akşam olmuş.'
const LIMIT = { tryMs: 100_000, totalMs: 200_000 }

const paint = async (painter: Painter, signal: AbortSignal): Promise<unknown> => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#111' } })
    .jpeg()
    .toBuffer()
  const images = [{ bytes: new Uint8Array(bytes), contentType: 'image/jpeg' as const }]
  return painter.paint({ prompt: 'Paint it.', images, canvas: { w: 1024, h: 1024 } }, signal)
}
const speak = (voice: Voice, signal: AbortSignal): Promise<unknown> => voice.speak(LETTERS, {}, signal)

const REQUESTS = [
  {
    what: 'a picture of OpenAI',
    start: openAi.startOpenAi,
    busy: openAi.serverError,
    counted: ['openai', 'pictures', 1],
    ask: (url: string, ledger: Ledger) => (signal: AbortSignal) =>
      paint(openAiPainter({ ...KEYS, OPENAI_BASE_URL: `${url}/v1` }, ledger), signal),
  },
  {
    what: 'a picture of Gemini',
    start: gemini.startGemini,
    busy: gemini.serverError,
    counted: ['gemini', 'pictures', 1],
    ask: (url: string, ledger: Ledger) => (signal: AbortSignal) =>
      paint(geminiPainter({ ...KEYS, GEMINI_BASE_URL: url }, ledger), signal),
  },
  {
    what: 'a paragraph of OpenAI',
    start: openAi.startOpenAi,
    busy: openAi.serverError,
    counted: ['openai', 'letters', LETTERS.length],
    ask: (url: string, ledger: Ledger) => (signal: AbortSignal) =>
      speak(openAiVoice({ ...KEYS, OPENAI_BASE_URL: `${url}/v1` }, ledger), signal),
  },
  {
    what: 'a paragraph of ElevenLabs',
    start: elevenLabs.startElevenLabs,
    busy: elevenLabs.serverError,
    counted: ['elevenlabs', 'letters', LETTERS.length],
    ask: (url: string, ledger: Ledger) => (signal: AbortSignal) =>
      speak(elevenLabsVoice({ ...KEYS, ELEVENLABS_BASE_URL: url }, ledger), signal),
  },
] as const

const usedUp = new Problem('budget-used-up', 'Nothing may be asked for today')
const EMPTY: Ledger = { take: () => Promise.reject(usedUp) }

describe.each(REQUESTS)('$what', { timeout: SLOW_MS }, ({ start, busy, counted, ask }) => {
  let standIn: StandIn
  beforeAll(async () => void (standIn = await start()))
  beforeEach(() => standIn.reset())
  afterAll(() => standIn.close())
  const tried = (ledger: Ledger) => retry('it', LIMIT, ask(standIn.url, ledger), async () => {})

  test('counts a provider’s request at each try', async () => {
    const taken: unknown[] = []
    standIn.next(busy)
    await tried({ take: async (...what) => void taken.push(what) })
    expect(taken).toEqual([counted, counted])
    expect(standIn.calls).toHaveLength(2)
  })

  test('sends a provider no request when the day’s budget is used up', async () => {
    await expect(tried(EMPTY)).rejects.toBe(usedUp)
    expect(standIn.calls).toEqual([])
  })
})

describe('a producer outside', () => {
  let standIn: StandIn
  beforeAll(async () => void (standIn = await startStandIn(() => json({ accepted: true }))))
  beforeEach(() => standIn.reset())
  afterAll(() => standIn.close())
  const order = (ledger: Ledger) =>
    webhookProducer({ url: standIn.url, secret: 'x'.repeat(16) }, ledger, { wait: async () => {} }).order(
      'job',
      new Uint8Array([1]),
    )

  test('counts one picture for a producer, however often the photo is sent', async () => {
    const taken: unknown[] = []
    standIn.next(() => json({}, 500))
    await order({ take: async (...what) => void taken.push(what) })
    expect(taken).toEqual([['producer', 'pictures', 1]])
    expect(standIn.calls).toHaveLength(2)
  })

  test('sends a producer nothing when the day’s budget is used up', async () => {
    await expect(order(EMPTY)).rejects.toBe(usedUp)
    expect(standIn.calls).toEqual([])
  })
})

describe('a day that is used up', () => {
  const unread = () => {
    throw new Error('These settings are not needed')
  }

  test('refuses a portrait when the budget is used up, and uses no other painter', async () => {
    const photo = await astronautFace().jpeg({ quality: 92 }).toBuffer()
    const { portrait } = choosePortraitStudio({ ...KEYS, ILLUSTRATOR: 'openai' }, unread, { ledger: EMPTY })
    await expect(portrait(photo)).rejects.toBe(usedUp)
  })

  test('refuses an opening when the budget is used up, and uses no other voice', async () => {
    const narrator = chooseNarrator({ ...KEYS, NARRATOR: 'elevenlabs' }, { ledger: EMPTY })
    const child = { childName: 'Defne', childAge: 5, childGender: 'female' as const }
    const opening = speakOpening(narrator, { templateId: 'uzay-yolculugu' as never, children: [child] })
    await expect(opening).rejects.toBe(usedUp)
  })
})

test('sends no provider a request without a ledger', async () => {
  const speaking = chooseNarrator({ ...KEYS, NARRATOR: 'elevenlabs' }).speak(LETTERS)
  await expect(speaking).rejects.toMatchObject({ code: 'not-configured' })
})

test('counts the requests in each file that calls an outside provider', async () => {
  const outside: string[] = []
  const counting: string[] = []
  for await (const file of glob('{netlify/studio,packages/studio/providers}/**/*.ts')) {
    const source = readFileSync(file, 'utf8')
    if (/\bfetch\(|new (Client|OpenAI|GoogleGenAI)\(/.test(source)) outside.push(file)
    if (source.includes('ledger.take(')) counting.push(file)
  }
  expect(outside).toHaveLength(4)
  expect(counting).toEqual(outside)
})
