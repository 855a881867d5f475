/** Thick gloves: a palm and five rolls. Local frame: wrist at 0,0, fingers toward +x, thumb toward -y. */
import { place } from '../drawing/curve.ts'
import type { Point } from '../drawing/geometry.ts'
import { line } from '../drawing/svg.ts'
import type { Frame } from './limb.ts'

/** Root, bend, tip, width. */
type Finger = readonly [Point, Point, Point, number]
export interface GloveShape {
  /** middle and half axes */
  palm: readonly [number, number, number, number]
  fingers: readonly Finger[]
  thumb: Finger
  /** Fingers lie over the palm. */
  closed?: boolean
}

/** How much wider the outline is than its finger. */
const OUTLINE = 5

/** @param seam attributes of the outline */
export function fingerRoll(
  [root, bend, tip, width]: Finger,
  at: Frame,
  { base, outline, seam }: { base: string; outline: string; seam: string },
): string {
  const d = place(`M${root[0]} ${root[1]}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}`, at)
  return line(d, outline, (width + OUTLINE) * at.sx, seam) + line(d, base, width * at.sx)
}

/** @param heel how round the palm is at the wrist */
export const palmOutline = ([x, y, rx, ry]: GloveShape['palm'], at: Frame, heel: number): string =>
  place(
    `M${x - rx} ${y}C${x - rx} ${y - ry * heel} ${x + rx} ${y - ry * 1.2} ${x + rx} ${y}C${x + rx} ${y + ry * 1.2} ${x - rx} ${y + ry * heel} ${x - rx} ${y}Z`,
    at,
  )
