import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { astronautFace } from '../../../tests/fixtures/astronaut.ts'
import { readPlate } from '#local/plates.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import type { Hero, MadeMedia, Portrait } from '#studio/studio.ts'
import { skinOf } from '#stories/drawing/skin.ts'
import { coverOf } from '#stories/compose.ts'
import { findStoryWorld } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'

const illustrator = chooseIllustrator({ ILLUSTRATOR: 'built-in' }, { readPlate })
const forest = findStoryWorld('sihirli-orman-macerasi') as StoryWorld

const skinIn = async ({ bytes }: MadeMedia) => skinOf(await sharp(bytes).removeAlpha().raw().toBuffer())

/** Colour that the upper rim of a frame casts on the hair. */
async function brow({ bytes }: MadeMedia): Promise<{ red: number; blue: number }> {
  const { channels } = await sharp(bytes).removeAlpha().extract({ left: 160, top: 70, width: 160, height: 30 }).stats()
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 }
}

const croppedPhoto = () => astronautFace().jpeg({ quality: 92 }).toBuffer()

describe('a book from a real photo', () => {
  let portrait: Portrait
  let hero: Hero
  let cover: MadeMedia
  beforeAll(async () => {
    portrait = await illustrator.portrait(await croppedPhoto())
    hero = { face: portrait.face.bytes, name: 'Zeynep', age: 5, gender: 'female' }
    cover = await illustrator.picture([hero], coverOf(forest))
  })

  test('cuts the face out of its background and makes a portrait for the parent', async () => {
    expect(portrait.face.contentType).toBe('image/png')
    expect(portrait.picture.contentType).toBe('image/webp')
    expect(await sharp(portrait.picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 900, height: 1125 })
    const { data, info } = await sharp(portrait.face.bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 480, height: 520, channels: 4 })
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
    expect(alphaAt(2, 2)).toBe(0)
    expect(alphaAt(240, 276)).toBe(255)
  })

  test('shades a face in the colour of its frame', async () => {
    const space = findStoryWorld('uzay-yolculugu') as StoryWorld
    const inSpace = await illustrator.portrait(await croppedPhoto(), space)
    const [hood, visor] = await Promise.all([portrait, inSpace].map(({ face }) => brow(face)))
    // A visor's shade is blue, a hood's is red; the hair shows it.
    expect((visor?.blue ?? 0) / (visor?.red ?? 1)).toBeGreaterThan(((hood?.blue ?? 0) / (hood?.red ?? 1)) * 1.04)
  })

  test('paints the hands in the colour of the face', async () => {
    const { base } = await skinIn(portrait.face)
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(base.slice(at, at + 2), 16))
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
    expect(red).toBeGreaterThan(150)
  })

  test('paints cover and spread in the sizes of a book', async () => {
    const spread = await illustrator.picture([hero], { world: forest, name: 'spread-4' })
    expect(await sharp(cover.bytes).metadata()).toMatchObject({ format: 'webp', width: 1100, height: 1466 })
    expect(await sharp(spread.bytes).metadata()).toMatchObject({ format: 'webp', width: 2200, height: 1100 })
  })

  test('paints the same bytes for the same order', async () => {
    const again = await illustrator.picture([hero], coverOf(forest))
    expect(Buffer.from(again.bytes).equals(Buffer.from(cover.bytes))).toBe(true)
  })

  test('paints another cover for another child', async () => {
    const other = await illustrator.picture([{ ...hero, name: 'Ömer' }], coverOf(forest))
    expect(Buffer.from(other.bytes).equals(Buffer.from(cover.bytes))).toBe(false)
  })
})

test.each([
  ['a text file', Buffer.from('this is no picture')],
  ['an empty file', Buffer.alloc(0)],
  [
    'an SVG that names a file',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  ],
])('refuses a photo that cannot be read: %s', async (_, photo) => {
  await expect(illustrator.portrait(photo)).rejects.toMatchObject({ code: 'photo-unreadable' })
})

test('refuses half a JPEG', async () => {
  const whole = await croppedPhoto()
  await expect(illustrator.portrait(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
    code: 'photo-unreadable',
  })
})

test('keeps dark skin dark', async () => {
  const even = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer()
  const { face } = await illustrator.portrait(await even('#4a2e20'))
  const { base } = await skinIn(face)
  const red = parseInt(base.slice(1, 3), 16)
  expect(red).toBeGreaterThan(0x38)
  expect(red).toBeLessThan(0x68)
})

test('refuses an illustrator that does not exist', () => {
  expect(() => chooseIllustrator({ ILLUSTRATOR: 'nobody' })).toThrow(
    expect.objectContaining({ code: 'not-configured' }),
  )
})
