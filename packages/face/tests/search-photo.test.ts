import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { turned, type QuarterTurns } from '#face/pixels.ts'
import { closePhoto, look, pixelsOf, search, wholePhoto } from './pictures.ts'
import { findsFaceOnWideWall, findsNoFace, leavesAsItIs, turnsUpright } from './search-checks.ts'

describe('a long photo', () => {
  test('finds a face that the whole photo’s analysis misses, in front of a wide wall', () =>
    findsFaceOnWideWall(1_000, 400))

  test('chooses the larger of two faces that the whole tall photo’s analysis misses', async () => {
    const tall = sharp({ create: { width: 320, height: 800, channels: 3, background: '#9aa396' } }).composite([
      { input: await closePhoto().resize(100).png().toBuffer(), left: 20, top: 20 },
      { input: await closePhoto().resize(130).png().toBuffer(), left: 60, top: 520 },
    ])
    const pixels = await pixelsOf(sharp(await tall.png().toBuffer()))
    expect(look(pixels).fault).toBe('photo-no-face')
    const { oval, fault } = search(pixels, false)
    expect(fault).toBeNull()
    expect(Math.abs((oval?.centre.y ?? NaN) - (520 + 55))).toBeLessThan(10)
  })
})

describe('a photo on its side', () => {
  test.each([1, 2, 3] as const)('turns a photo rotated by %i quarters upright', (lies) =>
    turnsUpright(closePhoto(), lies),
  )

  test('leaves a photo as the parent has turned it', async () => {
    expect(search(turned(await pixelsOf(closePhoto()), 1), false)).toMatchObject({
      quarterTurns: 0,
      fault: 'photo-no-face',
    })
  })

  test.each([-20, 20])('does not turn a photo for a head that leans by %i degrees', async (angle) => {
    expect(search(await pixelsOf(closePhoto().rotate(angle, { background: '#998' })), true)).toMatchObject({
      quarterTurns: 0,
      fault: null,
    })
  })
})

test.each([
  ['with much background', wholePhoto],
  ['close', closePhoto],
])('does not turn a photo whose first analysis is certain: %s', (_distance, picture) => leavesAsItIs(picture()))

test('finds no face in a painted forest', () =>
  findsNoFace(
    sharp('public/stories/sihirli-orman-macerasi/spread-2.avif').extract({
      left: 0,
      top: 0,
      width: 700,
      height: 1_100,
    }),
  ))

describe('turned pixels', () => {
  const PICTURE = {
    width: 3,
    height: 2,
    channels: 3,
    data: Uint8Array.from([1, 2, 3, 4, 5, 6].flatMap((value) => [value, value, value])),
  } as const
  const shown = (quarterTurns: QuarterTurns) => {
    const { width, height, data } = turned(PICTURE, quarterTurns)
    return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => data[(y * width + x) * 3]))
  }
  test.each<[QuarterTurns, number[][]]>([
    [
      0,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      1,
      [
        [4, 1],
        [5, 2],
        [6, 3],
      ],
    ],
    [
      2,
      [
        [6, 5, 4],
        [3, 2, 1],
      ],
    ],
    [
      3,
      [
        [3, 6],
        [2, 5],
        [1, 4],
      ],
    ],
  ])('turns pixels clockwise by %i quarters', (quarterTurns, rows) => {
    expect(shown(quarterTurns)).toEqual(rows)
  })
})
