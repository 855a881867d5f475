import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { GENDERS } from '#domain/child.ts'
import {
  EYE_COLOURS,
  HAIR_COLOURS,
  HAIR_STYLES,
  LAST_STEP,
  PLAIN_FACE,
  SKIN_TONES,
  type FaceFeatures,
} from '#domain/face-features.ts'
import { FACE_SIZE } from '#media/picture.ts'
import { compose, spreadsOf, type ComposedHero } from '#stories/compose.ts'
import { drawnSkin, SKIN_COLOURS } from '#stories/face/colours.ts'
import { drawnFaceSvg } from '#stories/face/drawn-face.ts'
import { EXPRESSIONS } from '#stories/face/expressions.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { storyWorlds } from '#stories/library.ts'

const faces: FaceFeatures[] = [
  ...HAIR_STYLES.map((style) => ({ ...PLAIN_FACE, style })),
  ...SKIN_TONES.map((skin) => ({ ...PLAIN_FACE, skin, freckles: true })),
  ...HAIR_COLOURS.map((hair) => ({ ...PLAIN_FACE, hair, glasses: true })),
  ...EYE_COLOURS.map((eyes) => ({ ...PLAIN_FACE, eyes })),
  ...[0, LAST_STEP].map((step) => ({
    ...PLAIN_FACE,
    ...{ shape: step, eyeGap: step, mouth: step, brows: step, size: step, tilt: step },
  })),
]

describe('a drawn face', () => {
  test.each(EXPRESSIONS)('draws every feature as a whole, without an embedded picture: %s', async (expression) => {
    for (const face of faces) {
      const svg = drawnFaceSvg(face, expression)
      expect(svg).not.toMatch(/<image|href|data:|NaN|undefined|Infinity/)
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: FACE_SIZE.w, height: FACE_SIZE.h })
    }
  })

  test('gives the same SVG text for the same face, another text for each feature', () => {
    const drawn = faces.map((face) => drawnFaceSvg(face))
    expect(faces.map((face) => drawnFaceSvg(face))).toEqual(drawn)
    expect(new Set(drawn).size).toBe(new Set(faces.map((face) => JSON.stringify(face))).size)
  })

  test('shuts the eyes of a sleeping face', () => {
    expect(drawnFaceSvg(PLAIN_FACE, 'smile')).toContain('eyeL')
    expect(drawnFaceSvg(PLAIN_FACE, 'asleep')).not.toContain('eyeL')
  })

  test.each(SKIN_TONES)('paints the chosen skin on the cheeks: %s', async (skin) => {
    const { data, info } = await sharp(Buffer.from(drawnFaceSvg({ ...PLAIN_FACE, skin })))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (240 + 320 * info.width) * info.channels
    const wanted = [1, 3, 5].map((from) => parseInt(SKIN_COLOURS[skin].slice(from, from + 2), 16))
    wanted.forEach((value, channel) => expect(Math.abs((data[at + channel] ?? 0) - value)).toBeLessThan(48))
  })
})

describe.each(storyWorlds)('in $id', (world) => {
  const hero: ComposedHero = { name: 'Defne', age: 6, gender: 'female', face: { drawn: SAMPLE_FACES.female } }

  test('draws the given child’s face on each page', () => {
    const other: ComposedHero = { ...hero, face: { drawn: { ...SAMPLE_FACES.female, skin: 'umber' } } }
    for (const scene of spreadsOf(world))
      expect(compose([hero], scene).layers.hero).not.toBe(compose([other], scene).layers.hero)
  })

  test('draws no part of a photo on a page', () => {
    for (const scene of spreadsOf(world)) expect(compose([hero], scene).layers.hero).not.toMatch(/data:image\/(?!svg)/)
  })
})

test('paints the hands of a drawn child in the child’s skin colour', () => {
  expect(drawnSkin('ebony').base).toBe(SKIN_COLOURS.ebony)
  expect(GENDERS.map((gender) => drawnSkin(SAMPLE_FACES[gender].skin).base)).not.toContain(undefined)
})
