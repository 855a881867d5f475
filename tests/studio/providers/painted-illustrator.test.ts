import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as openAi from '#local/provider-stand-ins/openai.ts'
import type { StandIn } from '#local/provider-stand-ins/server.ts'
import { PLAIN_FACE } from '#domain/face-features.ts'
import { Problem } from '#domain/problem.ts'
import { readPlate } from '#local/plates.ts'
import { builtInIllustrator } from '#studio/built-in/illustrator.ts'
import { astronautFace } from '../../fixtures/astronaut.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { makerOf } from '#studio/maker-mark.ts'
import { openAiPainter } from '#studio/providers/openai/openai-painter.ts'
import { paintedIllustrator } from '#studio/providers/painted-illustrator.ts'
import type { Hero, Portrait } from '#studio/studio.ts'
import { coverOf } from '#stories/compose.ts'
import { findStoryWorld } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { distance } from './distance.ts'
import { UNCOUNTED } from './uncounted.ts'

const KEY = 'sk-secret-of-the-test'
const forest = findStoryWorld('sihirli-orman-macerasi') as StoryWorld

const heroWith = (face: Uint8Array): Hero => ({ face, name: 'Zeynep', age: 5, gender: 'female' })

describe('a painted book', () => {
  let standIn: StandIn
  let photo: Buffer
  let portrait: Portrait
  let reported: Problem[] = []
  const settings = () => ({
    ILLUSTRATOR: 'openai',
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: `${standIn.url}/v1`,
  })
  const illustrator = () =>
    paintedIllustrator(openAiPainter(settings(), UNCOUNTED), {
      readPlate,
      report: (problem) => reported.push(problem),
      wait: async () => {},
    })
  beforeAll(async () => {
    standIn = await openAi.startOpenAi()
    photo = await astronautFace().jpeg({ quality: 92 }).toBuffer()
    portrait = await illustrator().portrait(photo)
  })
  beforeEach(() => {
    standIn.reset()
    reported = []
  })
  afterAll(() => standIn.close())

  test('cuts a painted face to its slot and marks who painted it', async () => {
    expect(await sharp(portrait.face.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 480,
      height: 520,
      channels: 4,
    })
    expect(await sharp(portrait.picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 900, height: 1125 })
    expect(await makerOf(portrait.face.bytes)).toBe('openai')
  })

  test('paints a cover on which every part keeps its position, and sends no name', async () => {
    const heroes = [heroWith(portrait.face.bytes)]
    const cover = await illustrator().picture(heroes, coverOf(forest))
    expect(await sharp(cover.bytes).metadata()).toMatchObject({ format: 'webp', width: 1100, height: 1466 })
    const own = await builtInIllustrator(readPlate).picture(heroes, coverOf(forest))
    expect(await distance(cover.bytes, own.bytes)).toBeLessThan(4)
    expect(Buffer.from(cover.bytes).equals(Buffer.from(own.bytes))).toBe(false)
    expect(standIn.calls.map(({ body }) => body.includes('Zeynep'))).toEqual([false])
  })

  test('draws a whole book by the built-in illustrator if the provider refuses the photo', async () => {
    standIn.next(openAi.contentRefused)
    const { face } = await illustrator().portrait(photo)
    expect(await makerOf(face.bytes)).toBeUndefined()
    expect(reported.map(({ code }) => code)).toEqual(['production-failed'])
    const heroes = [heroWith(face.bytes)]
    await chooseIllustrator(settings(), { ledger: UNCOUNTED, readPlate }).picture(heroes, {
      world: forest,
      name: 'spread-1',
    })
    expect(standIn.calls).toHaveLength(1)
  })

  test('draws a portrait by the built-in illustrator in a provider’s pause; a page waits', async () => {
    const resting = { guard: () => Promise.reject(new Problem('unavailable', 'It rests')) }
    const { face } = await chooseIllustrator(settings(), { breaker: resting, ledger: UNCOUNTED, readPlate }).portrait(
      photo,
    )
    expect(await makerOf(face.bytes)).toBeUndefined()
    const page = chooseIllustrator(settings(), { breaker: resting, ledger: UNCOUNTED, readPlate }).picture(
      [heroWith(portrait.face.bytes)],
      {
        world: forest,
        name: 'spread-1',
      },
    )
    await expect(page).rejects.toMatchObject({ code: 'unavailable' })
    expect(standIn.calls).toEqual([])
  })

  test('draws the pages of a drawn face without a request to the provider', async () => {
    const { name, age, gender } = heroWith(portrait.face.bytes)
    const heroes: Hero[] = [{ name, age, gender, drawn: PLAIN_FACE }]
    const page = await chooseIllustrator(settings(), { ledger: UNCOUNTED, readPlate }).picture(heroes, {
      world: forest,
      name: 'spread-1',
    })
    expect(await sharp(page.bytes).metadata()).toMatchObject({ format: 'webp', width: 2200, height: 1100 })
    expect(standIn.calls).toEqual([])
  })

  test('asks the portrait’s painter for a page, and fails if this painter refuses', async () => {
    standIn.next(openAi.contentRefused)
    const drawing = chooseIllustrator(
      { ...settings(), ILLUSTRATOR: 'built-in' },
      { ledger: UNCOUNTED, readPlate },
    ).picture([heroWith(portrait.face.bytes)], { world: forest, name: 'spread-1' })
    await expect(drawing).rejects.toMatchObject({ code: 'production-failed' })
    expect(standIn.calls).toHaveLength(1)
  })

  test('refuses a file that is no photo without a call to the provider', async () => {
    await expect(illustrator().portrait(Buffer.from('this is no picture'))).rejects.toMatchObject({
      code: 'photo-unreadable',
    })
    expect(standIn.calls).toEqual([])
  })
})

test.each([
  ['openai', 'OPENAI_API_KEY'],
  ['gemini', 'GEMINI_API_KEY'],
])('refuses the illustrator %s without %s', (name, key) => {
  expect(() => chooseIllustrator({ ILLUSTRATOR: name })).toThrow(
    expect.objectContaining({ code: 'not-configured', message: expect.stringContaining(key) as string }),
  )
})
