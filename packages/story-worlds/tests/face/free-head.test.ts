import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { HAIR_STYLES, LAST_STEP, PLAIN_FACE, SKIN_TONES } from '#domain/face-features.ts'
import { EXPRESSIONS } from '#stories/face/expressions.ts'
import { freeHead, type HeadPose } from '#stories/face/free-head.ts'
import { headOutline } from '#stories/face/head.ts'
import { planOf } from '#stories/face/plan.ts'
import { turned } from '#stories/face/turn.ts'

const AHEAD: HeadPose = { turn: 0, nod: 0, expression: 'smile' }
const overOf = (pose: Partial<HeadPose>, gender: 'female' | 'male' = 'female') =>
  freeHead(PLAIN_FACE, { gender, age: 5 }, { ...AHEAD, ...pose }).over

describe('a free head', () => {
  test.each(HAIR_STYLES)('draws a whole free head with hair: %s', async (style) => {
    for (const pose of [
      AHEAD,
      { turn: -1, nod: 1, expression: 'awe' },
      { turn: 1, nod: -1, expression: 'laugh' },
    ] as const)
      for (const document of Object.values(
        freeHead({ ...PLAIN_FACE, style, glasses: true, freckles: true }, {}, pose),
      )) {
        expect(document).not.toMatch(/<image|href|NaN|undefined|Infinity/)
        expect(await sharp(Buffer.from(document)).metadata()).toMatchObject({ width: 780, height: 900 })
      }
  })

  test.each(['braids', 'long', 'wavy', 'headscarf'] as const)(
    'ends the hair of a free head within the picture: %s',
    async (style) => {
      for (const document of Object.values(freeHead({ ...PLAIN_FACE, style }, { gender: 'female' }, AHEAD))) {
        const { data, info } = await sharp(Buffer.from(document))
          .extractChannel('alpha')
          .raw()
          .toBuffer({ resolveWithObject: true })
        const lowest = data.subarray((info.height - 1) * info.width)
        expect(Math.max(...lowest)).toBe(0)
      }
    },
  )

  test.each([0, 2, 4])('leaves no gap between short hair and a turned head of shape %i', async (shape) => {
    const face = { ...PLAIN_FACE, style: 'short', shape } as const
    const { behind, over } = freeHead(face, { gender: 'male' }, { ...AHEAD, turn: 0.4 })
    const { data, info } = await sharp(Buffer.from(behind))
      .composite([{ input: Buffer.from(over) }])
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    // At the temples.
    for (const y of [300, 340, 370]) {
      const row = [...data.subarray(y * info.width, (y + 1) * info.width)].map((alpha) => alpha > 200)
      expect(row.slice(row.indexOf(true), row.lastIndexOf(true))).not.toContain(false)
    }
  })

  test('draws a different face for each expression', () => {
    const drawn = EXPRESSIONS.map((expression) => overOf({ expression }))
    expect(new Set(drawn).size).toBe(EXPRESSIONS.length)
  })

  test('turns the drawing on the skull and keeps the skull’s outline', () => {
    const outline = headOutline(planOf(PLAIN_FACE))
    const [ahead, left] = [overOf({}), overOf({ turn: -1 })]
    expect(ahead).toContain(outline)
    expect(left).toContain(outline)
    expect(left).not.toBe(ahead)
  })

  test('turns the eyes in another direction than the head', () => {
    expect(overOf({ turn: -0.5, gaze: [1, 0] })).not.toBe(overOf({ turn: -0.5, gaze: [-1, 0] }))
  })

  test('gives a boy lighter lids than a girl', () => {
    expect(overOf({}, 'male')).not.toBe(overOf({}, 'female'))
  })
})

test('draws six heads from long to round', () => {
  const heads = Array.from({ length: LAST_STEP + 1 }, (_, shape) => headOutline(planOf({ ...PLAIN_FACE, shape })))
  expect(new Set(heads).size).toBe(6)
})

test('slides the middle of the skull, but not its edge', () => {
  const at = (x: number) => turned(`<path d="M${x} 290" fill="none"/>`, { x: 40, y: 0 })
  expect(at(240)).toContain('M280 290')
  expect(at(446)).toContain('M446 290')
})

test('makes relative path commands absolute', () => {
  expect(turned('<path d="M446 290h-10v10q1 1 2 2Z"/>', { x: 0, y: 1e-9 })).toBe(
    '<path d="M446 290L436 290L436 300Q437 301 438 302Z"/>',
  )
})

test.each(SKIN_TONES)('separates lids from skin of every tone: %s', (skin) => {
  expect(freeHead({ ...PLAIN_FACE, skin }, { gender: 'male' }, AHEAD).over).toContain('#2b120d')
})
