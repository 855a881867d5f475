/** Contents of a round helmet of any material: the face slot is a circle round 0,0, 200 wide. */
import { rad } from '../drawing/curve.ts'
import type { Point } from '../drawing/geometry.ts'
import type { Box } from '../story-world.ts'

/** Turns points of the helmet with the head. @param tilt degrees */
export function turnedBy(tilt: number): (point: Point) => Point {
  const cos = Math.cos(rad(tilt))
  const sin = Math.sin(rad(tilt))
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos]
}

/** @param face data URI of the portrait */
export const tiltedFace = (face: string, { x, y, w, h }: Box, tilt: number): string =>
  `<g transform="rotate(${tilt})"><image href="${face}" x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="none"/></g>`

/** @returns the turn of the reflection on a shell for light from `dir`, in degrees */
export const shineTurn = ([x, y]: Point): number => (Math.atan2(x, -y) * 180) / Math.PI

/** Reflections are drawn for light from the left; this turns them to the side of the light. */
export const glintTurn = ([x]: Point): number => (x > 0 ? 78 : 0)
