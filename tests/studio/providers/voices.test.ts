import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as elevenLabs from '#local/provider-stand-ins/elevenlabs.ts'
import * as openAi from '#local/provider-stand-ins/openai.ts'
import { readWordTimes } from '#media/word-times.ts'
import type { Behaviour, StandIn } from '#local/provider-stand-ins/server.ts'
import { elevenLabsVoice } from '#studio/providers/elevenlabs/elevenlabs-voice.ts'
import { openAiVoice } from '#studio/providers/openai/openai-voice.ts'
import { spokenNarrator } from '#studio/providers/spoken-narrator.ts'
import { wordsByCharacter } from '#studio/providers/spoken-words.ts'
import type { Voice } from '#studio/providers/voice.ts'
import { UNCOUNTED } from './uncounted.ts'

/** The tests encode sound, perhaps on a busy machine. */
const SLOW_MS = 120_000
const KEY = 'secret-key-of-the-test'
const LEFT = 'Akşam olmuş. Defne yeni pelerinini giymiş.'
const RIGHT = '“Benim adım Kiremit,” demiş tilki. Huuuk!'
const TEXT = `${LEFT}\n\n${RIGHT}`

interface Case {
  name: string
  start: () => Promise<StandIn>
  voice: (url: string) => Voice
  busy: Behaviour
  refused: Behaviour[]
  serverError: Behaviour
  wrongKey: Behaviour
}

const CASES: Case[] = [
  {
    name: 'openai',
    start: openAi.startOpenAi,
    voice: (url) => openAiVoice({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${url}/v1` }, UNCOUNTED),
    busy: openAi.rateLimited(9),
    refused: [openAi.quotaUsedUp],
    ...openAi,
  },
  {
    name: 'elevenlabs',
    start: elevenLabs.startElevenLabs,
    voice: (url) =>
      elevenLabsVoice({ ELEVENLABS_API_KEY: KEY, ELEVENLABS_BASE_URL: url, ELEVENLABS_VOICE_ID: 'voice-1' }, UNCOUNTED),
    busy: elevenLabs.rateLimited(9),
    refused: [elevenLabs.quotaUsedUp, elevenLabs.contentRefused],
    serverError: elevenLabs.serverError,
    wrongKey: elevenLabs.wrongKey,
  },
]

describe.each(CASES)('$name', { timeout: SLOW_MS }, ({ start, voice, busy, refused, serverError, wrongKey }) => {
  let standIn: StandIn
  let waits: number[]
  beforeAll(async () => void (standIn = await start()))
  beforeEach(() => {
    standIn.reset()
    waits = []
  })
  afterAll(() => standIn.close())

  const narrate = (budget = { tryMs: 100_000, totalMs: 200_000 }, { url } = standIn) =>
    spokenNarrator(voice(url), { budget, wait: async (ms) => waits.push(ms) }).speak(TEXT)

  test('reads both texts as one clip of about 32 kbit/s, with the time of each word', async () => {
    const { bytes, contentType, durationMs, words } = await narrate()
    expect(contentType).toBe('audio/mpeg')
    expect(readWordTimes(bytes)).toEqual(words)
    expect((bytes.length * 8) / durationMs).toBeLessThan(42)
    expect(words.map(({ text }) => text)).toEqual(TEXT.split(/\s+/))
    words.forEach(({ startMs }, index) => {
      expect(startMs).toBeGreaterThan(words[index - 1]?.startMs ?? -1)
      expect(startMs).toBeLessThan(durationMs)
    })
    const restMs = (words[6]?.startMs ?? 0) - (words[5]?.startMs ?? 0)
    expect(restMs).toBeGreaterThan(850)
  })

  test('waits as long as the voice requests, and retries it after a server error', async () => {
    standIn.next(busy, serverError)
    await narrate()
    expect(waits).toEqual([9_000, 4_000])
    expect(standIn.calls).toHaveLength(4)
  })

  test('retries a voice when the connection breaks in the middle of the sound', async () => {
    standIn.next('cut')
    const whole = (await narrate()).durationMs
    expect(standIn.calls).toHaveLength(3)
    standIn.reset()
    expect(whole).toBe((await narrate()).durationMs)
  })

  test('sends a voice one request if it refuses permanently', async () => {
    for (const refusal of refused) {
      standIn.reset()
      standIn.next(refusal)
      await expect(narrate()).rejects.toMatchObject({ code: 'production-failed' })
      expect(standIn.calls).toHaveLength(1)
    }
  })

  test('does not wait endlessly for a voice', async () => {
    // A separate stand-in, because a call that was given up may arrive late and take the answer of the next test.
    const hanging = await start()
    hanging.next('hang', 'hang', 'hang')
    await expect(narrate({ tryMs: 100, totalMs: 60_000 }, hanging)).rejects.toMatchObject({ code: 'unavailable' })
    await hanging.close()
  })

  test('reports a voice’s failure without its key and without a word of the story', async () => {
    standIn.next(wrongKey)
    const failure: unknown = await narrate().catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'production-failed',
      message: expect.stringContaining('status 401') as string,
    })
    expect((failure as Error).cause).toBeUndefined()
    const said = JSON.stringify(failure) + String((failure as Error).stack)
    expect([KEY, 'Defne', 'Akşam'].filter((secret) => said.includes(secret))).toEqual([])
  })
})

describe('ElevenLabs', { timeout: SLOW_MS }, () => {
  let standIn: StandIn
  beforeAll(async () => void (standIn = await elevenLabs.startElevenLabs()))
  beforeEach(() => standIn.reset())
  afterAll(() => standIn.close())
  const narrate = () =>
    spokenNarrator(
      elevenLabsVoice(
        { ELEVENLABS_API_KEY: KEY, ELEVENLABS_BASE_URL: standIn.url, ELEVENLABS_VOICE_ID: 'voice-1' },
        UNCOUNTED,
      ),
      {
        wait: async () => {},
      },
    ).speak(TEXT)

  test('sends ElevenLabs the text before and after, and the configured voice', async () => {
    await narrate()
    const [left, right] = standIn.calls
    if (!left || !right) throw new Error('Two calls were expected')
    expect(left.path).toBe('/v1/text-to-speech/voice-1/with-timestamps')
    expect(left.headers['xi-api-key']).toBe(KEY)
    expect(elevenLabs.requestOf(left)).toMatchObject({
      text: LEFT,
      model_id: 'eleven_multilingual_v2',
      next_text: RIGHT,
    })
    expect(elevenLabs.requestOf(right)).toMatchObject({ text: RIGHT, previous_text: LEFT })
  })

  test.each([
    ['half a clip', () => elevenLabs.speechAnswer(LEFT.slice(0, 8), LEFT)],
    ['times of another text', () => elevenLabs.speechAnswer(LEFT, LEFT.replace('Defne', 'Define'))],
  ])('retries ElevenLabs after %s', async (_name, answer) => {
    standIn.next(answer)
    await narrate()
    expect(standIn.calls).toHaveLength(3)
  })
})

test('starts a word’s time at the first letter, and gives a dash no word time', () => {
  const text = 'Ah — 🦊 İpek 3’e'
  expect(
    wordsByCharacter(
      [...text],
      [...text].map((_, index) => index),
    ),
  ).toEqual([
    { text: 'Ah', startMs: 0 },
    { text: 'İpek', startMs: 7_000 },
    { text: '3’e', startMs: 12_000 },
  ])
})
