import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { readObject } from '#netlify/clients/blobs.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import type { OrderIn } from '#domain/order.ts'
import { narrate } from '#netlify/orders/production/narration.ts'
import { LeaseLost, type BookWorker } from '#netlify/orders/production/worker.ts'
import type { Narrator } from '#studio/studio.ts'
import { startBlobStore } from './support/blob-store.ts'

const SPREADS = 3

let stopBlobs: () => Promise<void>
beforeAll(async () => void (stopBlobs = await startBlobStore()))
afterAll(() => stopBlobs())

let worker: BookWorker
let stored: number[]
beforeEach(() => {
  stored = []
  const storyTexts = Array.from({ length: 2 * SPREADS }, (_, index) => `Metin ${index}.`)
  let order = {
    id: randomUUID(),
    uid: randomUUID(),
    fence: 1,
    book: { children: [{ childAge: 3 }] },
    results: { storyTexts, imageURLs: [], narrationURLs: [] },
  } as unknown as OrderIn<'making'>
  worker = {
    get order() {
      return order
    },
    report: async () => {},
    renewLease: async () => {},
    storeResults: async (results) => {
      order = { ...order, results: { ...order.results, ...results } }
      stored.push(order.results.narrationURLs.length)
    },
  }
})

/**
 * A voice that speaks its own name instead of the text. @param fails the error, and the number of the clip that fails
 */
function voice(name: string, fails: { at: number; with: Problem } | null = null): Narrator {
  let clips = 0
  return {
    name,
    async speak() {
      clips += 1
      if (fails?.at === clips) throw fails.with
      const sound = { bytes: new TextEncoder().encode(name), contentType: 'audio/mpeg' }
      return { ...sound, opus: sound, durationMs: 1, words: [] }
    },
  }
}

const failing = (at: number, code: ProblemCode): { at: number; with: Problem } => ({
  at,
  with: new Problem(code, 'as it was told to'),
})
const voicesHeard = (): Promise<string[]> =>
  Promise.all(
    worker.order.results.narrationURLs.map(async (url) => {
      const clip = await readObject('media', mediaKeyOf(url) ?? '')
      return new TextDecoder().decode(clip?.bytes)
    }),
  )

test('passes the child’s age and the last spread to the narrator', async () => {
  const readings: unknown[] = []
  const narrator: Narrator = {
    name: 'ours',
    speak: (text, reading) => {
      readings.push(reading)
      return voice('ours').speak(text, reading)
    },
  }
  await narrate(worker, { narrator })
  expect(readings).toEqual([
    { age: 3, isLastSpread: false },
    { age: 3, isLastSpread: false },
    { age: 3, isLastSpread: true },
  ])
})

describe('a book is read in one voice', () => {
  test.each([1, 2, 3])('the substitute reads the whole book if the voice fails for good at clip %d', async (at) => {
    await narrate(worker, {
      narrator: { ...voice('lent', failing(at, 'production-failed')), substitute: voice('ours') },
    })
    expect(await voicesHeard()).toEqual(['ours', 'ours', 'ours'])
    expect(stored).toEqual([...Array.from({ length: at - 1 }, (_, index) => index + 1), SPREADS])
  })

  test('tries the narrator again after a transient failure, without the substitute', async () => {
    const narrator = { ...voice('lent', failing(2, 'unavailable')), substitute: voice('ours') }
    await expect(narrate(worker, { narrator })).rejects.toMatchObject({ code: 'unavailable' })
    await narrate(worker, { narrator })
    expect(await voicesHeard()).toEqual(['lent', 'lent', 'lent'])
  })

  test('keeps the first narrator’s clips if the substitute fails too', async () => {
    const narrator = {
      ...voice('lent', failing(2, 'production-failed')),
      substitute: voice('ours', failing(2, 'production-failed')),
    }
    await expect(narrate(worker, { narrator })).rejects.toMatchObject({ code: 'production-failed' })
    expect(await voicesHeard()).toEqual(['lent'])
  })

  test('stops the narration if another worker has taken the order', async () => {
    const narrator = { ...voice('lent', { at: 2, with: new LeaseLost() }), substitute: voice('ours') }
    await expect(narrate(worker, { narrator })).rejects.toBeInstanceOf(LeaseLost)
    expect(stored).toEqual([1])
  })
})
