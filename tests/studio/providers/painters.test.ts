import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as gemini from '#local/provider-stand-ins/gemini.ts'
import * as openAi from '#local/provider-stand-ins/openai.ts'
import type { Behaviour, StandIn } from '#local/provider-stand-ins/server.ts'
import { geminiPainter } from '#studio/providers/gemini/gemini-painter.ts'
import { openAiPainter } from '#studio/providers/openai/openai-painter.ts'
import type { Painter, SourceImage } from '#studio/providers/painter.ts'
import { retry } from '#studio/providers/retry.ts'
import { UNCOUNTED } from './uncounted.ts'

/** The tests paint pictures and encode sound, perhaps on a busy machine. */
const SLOW_MS = 120_000
const KEY = 'sk-secret-of-the-test'
const PROMPT = 'Paint it.'
const BUDGET = { tryMs: 100_000, totalMs: 200_000 }
const CANVAS = { w: 1024, h: 1024 }

const square = async (background: string): Promise<SourceImage> => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { bytes: new Uint8Array(bytes), contentType: 'image/jpeg' }
}

interface Case {
  name: string
  start: () => Promise<StandIn>
  painter: (url: string) => Painter
  busy: Behaviour
  refused: Behaviour[]
  serverError: Behaviour
  wrongKey: Behaviour
}

const CASES: Case[] = [
  {
    name: 'openai',
    start: openAi.startOpenAi,
    painter: (url) => openAiPainter({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${url}/v1` }, UNCOUNTED),
    busy: openAi.rateLimited(12),
    refused: [openAi.contentRefused, openAi.quotaUsedUp],
    serverError: openAi.serverError,
    wrongKey: openAi.wrongKey,
  },
  {
    name: 'gemini',
    start: gemini.startGemini,
    painter: (url) => geminiPainter({ GEMINI_API_KEY: KEY, GEMINI_BASE_URL: url }, UNCOUNTED),
    busy: gemini.rateLimited(12),
    refused: [gemini.contentRefused, gemini.paintingRefused],
    serverError: gemini.serverError,
    wrongKey: gemini.wrongKey,
  },
]

describe.each(CASES)('$name', { timeout: SLOW_MS }, ({ start, painter, busy, refused, serverError, wrongKey }) => {
  let standIn: StandIn
  let waits: number[]
  beforeAll(async () => void (standIn = await start()))
  beforeEach(() => {
    standIn.reset()
    waits = []
  })
  afterAll(() => standIn.close())

  const paint = async (budget = BUDGET, { url } = standIn): Promise<Buffer> => {
    const images = [await square('#c04030'), await square('#ffffff')]
    const one = painter(url)
    return retry(
      one.name,
      budget,
      (signal) => one.paint({ prompt: PROMPT, images, canvas: CANVAS }, signal),
      async (ms) => waits.push(ms),
    )
  }

  test('sends the painter a picture and returns the painted one', async () => {
    const painting = await paint()
    expect(await sharp(painting).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
    const [red = 0, green = 0] = (await sharp(painting).stats()).channels.map(({ mean }) => mean)
    expect(red).toBeGreaterThan(green + 80)
  })

  test('waits as long as the painter requests', async () => {
    standIn.next(busy)
    await paint()
    expect(waits).toEqual([12_000])
    expect(standIn.calls).toHaveLength(2)
  })

  test('retries a painter after a server error and after half an answer', async () => {
    standIn.next(serverError, 'cut')
    await paint()
    expect(standIn.calls).toHaveLength(3)
  })

  test('stops asking a painter after three errors', async () => {
    standIn.next(serverError, serverError, serverError)
    await expect(paint()).rejects.toMatchObject({ code: 'unavailable' })
    expect(standIn.calls).toHaveLength(3)
  })

  test('sends a painter one request if it refuses permanently', async () => {
    for (const refusal of refused) {
      standIn.reset()
      standIn.next(refusal)
      await expect(paint()).rejects.toMatchObject({ code: 'production-failed' })
      expect(standIn.calls).toHaveLength(1)
    }
  })

  test('does not wait endlessly for a painter', async () => {
    // A separate stand-in, because a call that was given up may arrive late and take the answer of the next test.
    const hanging = await start()
    hanging.next('hang', 'hang', 'hang')
    await expect(paint({ tryMs: 100, totalMs: 60_000 }, hanging)).rejects.toMatchObject({ code: 'unavailable' })
    await hanging.close()
  })

  test('reports a painter’s failure without its key', async () => {
    standIn.next(wrongKey)
    const failure: unknown = await paint().catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'production-failed',
      message: expect.stringMatching(/status 40[01]/) as string,
    })
    expect((failure as Error).cause).toBeUndefined()
    expect(JSON.stringify(failure) + String((failure as Error).stack)).not.toContain(KEY)
  })
})

describe('requests to painters', { timeout: SLOW_MS }, () => {
  test('sends OpenAI the model, prompt, size and pictures', async () => {
    const standIn = await openAi.startOpenAi()
    const painter = openAiPainter(
      {
        OPENAI_API_KEY: KEY,
        OPENAI_BASE_URL: `${standIn.url}/v1`,
        OPENAI_IMAGE_MODEL: 'gpt-image-of-choice',
      },
      UNCOUNTED,
    )
    await painter.paint(
      { prompt: PROMPT, images: [await square('#111'), await square('#eee')], canvas: CANVAS },
      new AbortController().signal,
    )
    await standIn.close()
    const [call] = standIn.calls
    if (!call) throw new Error('OpenAI was not called')
    const form = await openAi.editFormOf(call)
    expect(call.headers.authorization).toBe(`Bearer ${KEY}`)
    expect([...form].filter(([, value]) => typeof value === 'string')).toEqual(
      expect.arrayContaining([
        ['model', 'gpt-image-of-choice'],
        ['prompt', PROMPT],
        ['size', '1024x1024'],
      ]),
    )
    expect(form.getAll('image[]')).toHaveLength(2)
  })

  test('sends Gemini the model, key, pictures and prompt', async () => {
    const standIn = await gemini.startGemini()
    const painter = geminiPainter(
      {
        GEMINI_API_KEY: KEY,
        GEMINI_BASE_URL: standIn.url,
        GEMINI_IMAGE_MODEL: 'gemini-of-choice',
      },
      UNCOUNTED,
    )
    await painter.paint(
      { prompt: PROMPT, images: [await square('#111'), await square('#eee')], canvas: CANVAS },
      new AbortController().signal,
    )
    await standIn.close()
    const [call] = standIn.calls
    if (!call) throw new Error('Gemini was not called')
    expect(call.path).toBe('/v1/models/gemini-of-choice:generateContent')
    expect([call.headers['x-goog-api-key'], call.query.get('key')]).toEqual([KEY, null])
    const { contents, generationConfig } = gemini.requestOf(call)
    expect(generationConfig).toMatchObject({
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: '1:1', imageSize: '1K' },
    })
    expect(contents[0]?.parts.map(({ inlineData, text }) => inlineData?.mimeType ?? text)).toEqual([
      'image/jpeg',
      'image/jpeg',
      expect.stringContaining(PROMPT),
    ])
  })

  test('retries Gemini when it answers in words instead of a picture', async () => {
    const standIn = await gemini.startGemini()
    standIn.next(gemini.noPicture)
    const painter = geminiPainter({ GEMINI_API_KEY: KEY, GEMINI_BASE_URL: standIn.url }, UNCOUNTED)
    const images = [await square('#111')]
    await retry(
      'gemini',
      BUDGET,
      (signal) => painter.paint({ prompt: PROMPT, images, canvas: CANVAS }, signal),
      async () => {},
    )
    await standIn.close()
    expect(standIn.calls).toHaveLength(2)
  })
})
