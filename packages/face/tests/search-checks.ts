/** Searches of a photo with their expected results, for the daily file and the nightly one. */
import type { Sharp } from 'sharp'
import { expect } from 'vitest'
import { turned } from '#face/pixels.ts'
import { look, onWall, pixelsOf, search } from './pictures.ts'

/** Side of the child's square on a wall, and the middle of the face in it. */
const SIDE_PX = 150
const FACE = { x: 75, y: 63 }
const NEAR_PX = 10

/** @param width of a wall so wide that its face is too small in the whole picture @param left of the child */
export async function findsFaceOnWideWall(width: number, left: number): Promise<void> {
  const panorama = await pixelsOf(await onWall({ width, height: 320 }, SIDE_PX, { left, top: 80 }))
  expect(look(panorama).fault).toBe('photo-no-face')
  const { oval, fault, quarterTurns } = search(panorama, true)
  expect({ fault, quarterTurns }).toEqual({ fault: null, quarterTurns: 0 })
  expect(Math.abs((oval?.centre.x ?? NaN) - (left + FACE.x))).toBeLessThan(NEAR_PX)
  expect(Math.abs((oval?.centre.y ?? NaN) - (80 + FACE.y))).toBeLessThan(NEAR_PX)
}

export async function turnsUpright(picture: Sharp, lies: 1 | 2 | 3): Promise<void> {
  const upright = await pixelsOf(picture)
  expect(search(turned(upright, lies), true)).toEqual({ ...look(upright), quarterTurns: 4 - lies })
}

export async function leavesAsItIs(picture: Sharp): Promise<void> {
  const pixels = await pixelsOf(picture)
  expect(search(pixels, true)).toEqual({ ...look(pixels), quarterTurns: 0 })
}

export async function findsNoFace(picture: Sharp): Promise<void> {
  const nothing = { oval: null, fault: 'photo-no-face', quarterTurns: 0 }
  expect(search(await pixelsOf(picture), true)).toMatchObject(nothing)
}
