import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as openAi from '#dev/provider-stand-ins/openai.ts'
import type { StandIn } from '#dev/provider-stand-ins/server.ts'
import { PLAIN_FACE } from '#domain/face-features.ts'
import { Problem } from '#domain/problem.ts'
import { builtInIllustrator } from '#netlify/studio/built-in/illustrator.ts'
import { astronautFace } from '#dev/astronaut.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { makerOf } from '#netlify/studio/providers/maker-mark.ts'
import { openAiPainter } from '#netlify/studio/providers/openai/openai-painter.ts'
import { paintedIllustrator } from '#netlify/studio/providers/painted-illustrator.ts'
import type { Hero, Portrait } from '#netlify/studio/studio.ts'
import { coverOf } from '#stories/compose.ts'
import { findStoryWorld } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { distance } from './distance.ts'

const SLOW_MS = 240_000
const KEY = 'sk-secret-of-the-test'
const forest = findStoryWorld('sihirli-orman-macerasi') as StoryWorld

const heroWith = (face: Uint8Array): Hero => ({ face, name: 'Zeynep', age: 5, gender: 'female' })

describe('a painted book', { timeout: SLOW_MS }, () => {
  let standIn: StandIn
  let photo: Buffer
  let portrait: Portrait
  let reported: Problem[] = []
  const settings = () => ({ ILLUSTRATOR: 'openai', OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${standIn.url}/v1` })
  const illustrator = () =>
    paintedIllustrator(openAiPainter(settings()), { report: (problem) => reported.push(problem), wait: async () => {} })
  beforeAll(async () => {
    standIn = await openAi.startOpenAi()
    photo = await astronautFace().jpeg({ quality: 92 }).toBuffer()
    portrait = await illustrator().portrait(photo)
  }, SLOW_MS)
  beforeEach(() => {
    standIn.reset()
    reported = []
  })
  afterAll(() => standIn.close())

  test('has a face that fits the slot and says who painted it', async () => {
    expect(await sharp(portrait.face.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 480,
      height: 520,
      channels: 4,
    })
    expect(await sharp(portrait.picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 900, height: 1125 })
    expect(await makerOf(portrait.face.bytes)).toBe('openai')
  })

  test('has pages in the sizes of a book, on which everything stays at its place, and no name leaves the house', async () => {
    const heroes = [heroWith(portrait.face.bytes)]
    const [cover, spread] = [
      await illustrator().picture(heroes, coverOf(forest)),
      await illustrator().picture(heroes, { world: forest, name: 'spread-4' }),
    ]
    expect(await sharp(cover.bytes).metadata()).toMatchObject({ format: 'webp', width: 1100, height: 1466 })
    expect(await sharp(spread.bytes).metadata()).toMatchObject({ format: 'webp', width: 2200, height: 1100 })
    const [ownCover, ownSpread] = [
      await builtInIllustrator.picture(heroes, coverOf(forest)),
      await builtInIllustrator.picture(heroes, { world: forest, name: 'spread-4' }),
    ]
    expect(await distance(cover.bytes, ownCover.bytes)).toBeLessThan(4)
    expect(await distance(spread.bytes, ownSpread.bytes)).toBeLessThan(4)
    expect(Buffer.from(spread.bytes).equals(Buffer.from(ownSpread.bytes))).toBe(false)
    expect(standIn.calls.map(({ body }) => body.includes('Zeynep'))).toEqual([false, false])
  })

  test('is drawn by the built-in illustrator, from the portrait on, where the photo is refused', async () => {
    standIn.next(openAi.contentRefused)
    const { face } = await illustrator().portrait(photo)
    const own = await builtInIllustrator.portrait(photo)
    expect(Buffer.from(face.bytes).equals(Buffer.from(own.face.bytes))).toBe(true)
    expect(reported.map(({ code }) => code)).toEqual(['production-failed'])
    const heroes = [heroWith(face.bytes)]
    await chooseIllustrator(settings()).picture(heroes, { world: forest, name: 'spread-1' })
    expect(standIn.calls).toHaveLength(1)
  })

  test('is not asked while it rests: a portrait is drawn here, and a page waits', async () => {
    const resting = { guard: () => Promise.reject(new Problem('unavailable', 'It rests')) }
    const { face } = await chooseIllustrator(settings(), resting).portrait(photo)
    const own = await builtInIllustrator.portrait(photo)
    expect(Buffer.from(face.bytes).equals(Buffer.from(own.face.bytes))).toBe(true)
    const page = chooseIllustrator(settings(), resting).picture([heroWith(portrait.face.bytes)], {
      world: forest,
      name: 'spread-1',
    })
    await expect(page).rejects.toMatchObject({ code: 'unavailable' })
    expect(standIn.calls).toEqual([])
  })

  test('paints no drawn face: that book is drawn here, by whoever drew the face', async () => {
    const { name, age, gender } = heroWith(portrait.face.bytes)
    const heroes: Hero[] = [{ name, age, gender, drawn: PLAIN_FACE }]
    const page = await chooseIllustrator(settings()).picture(heroes, { world: forest, name: 'spread-1' })
    expect(await sharp(page.bytes).metadata()).toMatchObject({ format: 'webp', width: 2200, height: 1100 })
    expect(standIn.calls).toEqual([])
  })

  test('has no page in another style: one that is refused is a problem', async () => {
    standIn.next(openAi.contentRefused)
    const drawing = chooseIllustrator(settings()).picture([heroWith(portrait.face.bytes)], {
      world: forest,
      name: 'spread-1',
    })
    await expect(drawing).rejects.toMatchObject({ code: 'production-failed' })
  })

  test('stays with who painted its portrait, even if another one is configured by then', async () => {
    await chooseIllustrator({ ...settings(), ILLUSTRATOR: 'built-in' }).picture([heroWith(portrait.face.bytes)], {
      world: forest,
      name: 'spread-1',
    })
    expect(standIn.calls).toHaveLength(1)
  })

  test('is not begun with what is no photo, and nobody is asked', async () => {
    await expect(illustrator().portrait(Buffer.from('this is no picture'))).rejects.toMatchObject({
      code: 'photo-unreadable',
    })
    expect(standIn.calls).toEqual([])
  })
})

test.each([
  ['openai', 'OPENAI_API_KEY'],
  ['gemini', 'GEMINI_API_KEY'],
])('%s is refused without %s', (name, key) => {
  expect(() => chooseIllustrator({ ILLUSTRATOR: name })).toThrow(
    expect.objectContaining({ code: 'not-configured', message: expect.stringContaining(key) as string }),
  )
})
