/** From pixels of the page to the units of a child that stands on it. */
import { fix, place } from '../../drawing/curve.ts'
import { SLOT } from '../../hero/free-body.ts'

/** Middle of the face on the page, its width in pixels. */
interface Spot {
  x: number
  y: number
  fw: number
}

export const inPagePixels = (svg: string, { x, y, fw }: Spot): string =>
  `<g transform="scale(${(SLOT / fw).toFixed(4)}) translate(${fix(-x)} ${fix(-y)})">${svg}</g>`

/** The same for an outline. */
export const inUnits = (d: string, { x, y, fw }: Spot): string => {
  const k = SLOT / fw
  return place(d, { x: -x * k, y: -y * k, sx: k })
}
