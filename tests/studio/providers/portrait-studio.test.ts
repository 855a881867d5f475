import { afterAll, beforeAll, expect, test } from 'vitest'
import { astronautFace } from '#dev/astronaut.ts'
import * as openAi from '#dev/provider-stand-ins/openai.ts'
import type { StandIn } from '#dev/provider-stand-ins/server.ts'
import { choosePortraitStudio } from '#netlify/studio/choose-portrait-studio.ts'
import { makerOf } from '#netlify/studio/providers/maker-mark.ts'

const notNeeded = () => {
  throw new Error('Nobody is to ask for this')
}

let standIn: StandIn
beforeAll(async () => void (standIn = await openAi.startOpenAi()))
afterAll(() => standIn.close())

test.each([
  [true, 'openai'],
  // The portrait decides who draws its book: one of no maker is the built-in illustrator's.
  [false, null],
])("takes a provider's portrait only where it may be paid for: %s", async (mayPay, maker) => {
  const settings = { ILLUSTRATOR: 'openai', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: `${standIn.url}/v1` }
  const studio = choosePortraitStudio(settings, notNeeded, async () => mayPay)
  const { face } = await studio.portrait(await astronautFace().jpeg({ quality: 92 }).toBuffer())
  expect((await makerOf(face.bytes)) ?? null).toBe(maker)
})
