/**
 * Compares a whole spread and a whole face with those of the built-in illustrator. The daily file has the cover and
 * refusals.
 */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astronautFace } from '../../fixtures/astronaut.ts'
import * as openAi from '#local/provider-stand-ins/openai.ts'
import type { StandIn } from '#local/provider-stand-ins/server.ts'
import { Problem } from '#domain/problem.ts'
import { readPlate } from '#local/plates.ts'
import { builtInIllustrator } from '#studio/built-in/illustrator.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import type { Hero } from '#studio/studio.ts'
import { findStoryWorld } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { distance } from './distance.ts'
import { UNCOUNTED } from './uncounted.ts'

const forest = findStoryWorld('sihirli-orman-macerasi') as StoryWorld
const SPREAD = { world: forest, name: 'spread-4' } as const

let standIn: StandIn
beforeAll(async () => void (standIn = await openAi.startOpenAi()))
afterAll(() => standIn.close())

const settings = () => ({
  ILLUSTRATOR: 'openai',
  OPENAI_API_KEY: 'sk-secret-of-the-test',
  OPENAI_BASE_URL: `${standIn.url}/v1`,
})
const photoOfFace = () => astronautFace().jpeg({ quality: 92 }).toBuffer()

test('paints a spread on which every part of the picture keeps its position', async () => {
  const portrait = await chooseIllustrator(settings(), { ledger: UNCOUNTED, readPlate }).portrait(await photoOfFace())
  const heroes: Hero[] = [{ face: portrait.face.bytes, name: 'Zeynep', age: 5, gender: 'female' }]
  const painted = await chooseIllustrator(
    { ...settings(), ILLUSTRATOR: 'built-in' },
    { ledger: UNCOUNTED, readPlate },
  ).picture(heroes, SPREAD)
  expect(await sharp(painted.bytes).metadata()).toMatchObject({ format: 'webp', width: 2200, height: 1100 })
  const own = await builtInIllustrator(readPlate).picture(heroes, SPREAD)
  expect(await distance(painted.bytes, own.bytes)).toBeLessThan(4)
  expect(Buffer.from(painted.bytes).equals(Buffer.from(own.bytes))).toBe(false)
})

test.each([
  ['rests', { guard: () => Promise.reject(new Problem('unavailable', 'It rests')) }, () => {}],
  ['refuses the photo', undefined, () => standIn.next(openAi.contentRefused)],
] as const)('draws the same face as the built-in illustrator if the provider %s', async (_state, resting, prepare) => {
  prepare()
  const [here, own] = [
    await chooseIllustrator(settings(), {
      ledger: UNCOUNTED,
      readPlate,
      ...(resting && { breaker: resting }),
    }).portrait(await photoOfFace()),
    await builtInIllustrator(readPlate).portrait(await photoOfFace()),
  ]
  expect(Buffer.from(here.face.bytes).equals(Buffer.from(own.face.bytes))).toBe(true)
})
