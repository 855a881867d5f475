/** Conversions from a hero's own units to the page, and the drawing order of its parts. */
import { fix, place } from '../drawing/curve.ts'
import type { Point } from '../drawing/geometry.ts'
import type { Limb } from './limb.ts'
import type { Depth, Layered } from './pose.ts'

/** A hero's place: centre of the face slot on the page, its width in pixels. */
export interface Stand<PoseName extends string> {
  pose: PoseName
  x: number
  y: number
  fw: number
}
type Spot = Omit<Stand<string>, 'pose'>

/** @param slot width of the face slot in the hero's units */
export const onPage = ([u, v]: Point, { x, y, fw }: Spot, slot: number): Point => [
  x + (u * fw) / slot,
  y + (v * fw) / slot,
]

/** @returns a group in pixels of the page, of parts in the hero's units */
export const figure = ({ x, y, fw }: Spot, slot: number, ...parts: string[]): string =>
  `<g transform="translate(${fix(x)} ${fix(y)}) scale(${(fw / slot).toFixed(4)})">${parts.join('')}</g>`

/** Converts SVG in pixels of the page to the units of a hero on that page. */
export const inPagePixels = (svg: string, { x, y, fw }: Spot, slot: number): string =>
  `<g transform="scale(${(slot / fw).toFixed(4)}) translate(${fix(-x)} ${fix(-y)})">${svg}</g>`

/** The same conversion for an outline. */
export function outlineInUnits(d: string, { x, y, fw }: Spot, slot: number): string {
  const k = slot / fw
  return place(d, { x: -x * k, y: -y * k, sx: k })
}

/** The limbs that the pose puts at this depth, in the given order. */
export const limbsAt = <Pose extends Layered>(
  wanted: Depth,
  limbs: readonly (readonly [Limb | undefined, Pose | undefined])[],
  draw: (limb: Limb, pose: Pose) => string,
): string =>
  limbs.map(([limb, pose]) => (limb && pose && (pose.depth ?? 'middle') === wanted ? draw(limb, pose) : '')).join('')
