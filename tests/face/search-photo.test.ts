import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { turned, type QuarterTurns } from '#face/pixels.ts'
import { beside, closePhoto, faceless, look, onWall, pixelsOf, search, wholePhoto } from './pictures.ts'

describe('a face in a long photo', () => {
  test.each([0, 590, 1_200])('that is small in the whole is found, %i pixels from the left', async (left) => {
    const panorama = await pixelsOf(await onWall({ width: 1_400, height: 320 }, 200, { left, top: 80 }))
    expect(look(panorama).fault).toBe('photo-no-face')
    const { oval, fault, quarterTurns } = search(panorama, true)
    expect({ fault, quarterTurns }).toEqual({ fault: null, quarterTurns: 0 })
    expect(Math.abs((oval?.centre.x ?? NaN) - (left + 100))).toBeLessThan(10)
    expect(Math.abs((oval?.centre.y ?? NaN) - (80 + 84))).toBeLessThan(10)
  })

  test('is found in a tall one too', async () => {
    const { oval, fault } = search(
      await pixelsOf(await onWall({ width: 320, height: 1_400 }, 200, { left: 60, top: 820 })),
      false,
    )
    expect(fault).toBeNull()
    expect(Math.abs((oval?.centre.y ?? NaN) - (820 + 84))).toBeLessThan(10)
  })

  test('is the largest of several', async () => {
    const pair = await beside(
      await onWall({ width: 700, height: 320 }, 140, { left: 100, top: 100 }),
      await onWall({ width: 700, height: 320 }, 220, { left: 300, top: 80 }),
    )
    expect(search(await pixelsOf(pair), false).oval?.centre.x).toBeGreaterThan(900)
  })
})

describe('a photo that lies on its side', () => {
  test.each([1, 2, 3] as const)('is turned by what is left of four quarters after %i', async (lies) => {
    for (const picture of [wholePhoto(), closePhoto()]) {
      const upright = await pixelsOf(picture)
      const found = search(turned(upright, lies), true)
      expect(found).toEqual({ ...look(upright), quarterTurns: 4 - lies })
    }
  })

  test('stays where the parent has turned it to', async () => {
    expect(search(turned(await pixelsOf(closePhoto()), 1), false)).toMatchObject({
      quarterTurns: 0,
      fault: 'photo-no-face',
    })
  })

  test.each([-20, 20])('and a head that leans by %i degrees are two things', async (angle) => {
    expect(search(await pixelsOf(closePhoto().rotate(angle, { background: '#998' })), true)).toMatchObject({
      quarterTurns: 0,
      fault: null,
    })
  })
})

test('a photo that is right as it is comes back as it was seen', async () => {
  for (const picture of [wholePhoto(), closePhoto()]) {
    const pixels = await pixelsOf(picture)
    expect(search(pixels, true)).toEqual({ ...look(pixels), quarterTurns: 0 })
  }
})

test.each([
  ['nobody', () => faceless()],
  ['nobody, on the side', () => faceless().rotate(90)],
  ['nobody, in a panorama', () => faceless().resize(1_400, 320, { fit: 'fill' })],
  [
    'noise',
    () =>
      sharp({
        create: {
          width: 600,
          height: 500,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      }),
  ],
  [
    'a painted forest',
    () =>
      sharp('public/stories/sihirli-orman-macerasi/spread-2.avif').extract({
        left: 0,
        top: 0,
        width: 700,
        height: 1_100,
      }),
  ],
])('of %s nothing is found and nothing turned', async (_, picture) => {
  expect(search(await pixelsOf(picture()), true)).toMatchObject({ oval: null, fault: 'photo-no-face', quarterTurns: 0 })
})

describe('turning', () => {
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
  ])('by %i quarters is clockwise', (quarterTurns, rows) => {
    expect(shown(quarterTurns)).toEqual(rows)
  })
})
