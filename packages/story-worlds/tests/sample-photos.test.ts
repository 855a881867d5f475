import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SKIN_TONES, type SkinTone } from '#domain/face-features.ts'
import { SKIN_COLOURS } from '#stories/face/colours.ts'
import { mediaFolder, sampleChildOf, storyWorlds } from '#stories/library.ts'
import { samplePhotoOf } from '#stories/sample-photos.ts'
import type { StoryWorld } from '#stories/story-world.ts'

/** The middle of the face, from the brows to the nose. It is neither hair nor mouth in any photo. */
const FACE = { left: 356, top: 300, width: 60, height: 140 }

const storedPhoto = (world: StoryWorld): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, `../../../public${mediaFolder(world)}/original-photo.avif`))

test('stores a different sample photo for each story world', async () => {
  const photos = await Promise.all(storyWorlds.map(async (world) => (await storedPhoto(world)).toString('base64')))
  expect(new Set(photos).size).toBe(storyWorlds.length)
})

test.each(storyWorlds)('shows the skin of the sample child of $id in its stored photo', async (world) => {
  const tone = toneNearest(await medianColour(await storedPhoto(world)))
  expect(Math.abs(SKIN_TONES.indexOf(tone) - SKIN_TONES.indexOf(sampleChildOf(world).drawn.skin))).toBeLessThanOrEqual(
    1,
  )
})

test.each([
  ['sihirli-orman-macerasi', { style: 'wavy', glasses: false, happy: { lashes: true } }],
  ['uzay-yolculugu', { style: 'tousled', glasses: true, happy: { lashes: false } }],
  ['denizalti-kralligi', { style: 'bigCurls', glasses: false, happy: { lashes: true } }],
  ['sabah-firini', { style: 'shortCurls', glasses: false, happy: { lashes: false } }],
])('draws hair and glasses of the cover in the photo of %s', (id, wanted) => {
  expect(storyWorlds.filter((world) => world.id === id).map(samplePhotoOf)).toMatchObject([wanted])
})

test('throws for a story world without a sample child', () => {
  const [world] = storyWorlds
  expect(() => samplePhotoOf({ ...(world as StoryWorld), id: 'unknown' })).toThrow(RangeError)
})

async function medianColour(photo: Buffer): Promise<number[]> {
  const { data, info } = await sharp(photo).extract(FACE).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [0, 1, 2].map((channel) => {
    const values = data.filter((_, index) => index % info.channels === channel).sort()
    return values[values.length >> 1] ?? 0
  })
}

function toneNearest(colour: readonly number[]): SkinTone {
  const distance = (tone: SkinTone) =>
    Math.hypot(...[0, 1, 2].map((k) => parseInt(SKIN_COLOURS[tone].slice(1 + 2 * k, 3 + 2 * k), 16) - (colour[k] ?? 0)))
  return SKIN_TONES.toSorted((a, b) => distance(a) - distance(b))[0] as SkinTone
}
