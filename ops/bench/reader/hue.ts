/** Compares colours by their hue, which a shadow does not change. */
export type Rgb = readonly [red: number, green: number, blue: number]

const TOLERANCE_DEG = 20
/** A colour of lower saturation has no reliable hue. Saturation: chroma divided by the brightest channel. */
const LEAST_SATURATION = 0.3

/** @param colour channels of 0–255 @param wanted '#rrggbb' */
export function isHue(colour: Rgb, wanted: string): boolean {
  const mark = /^#(..)(..)(..)$/
    .exec(wanted)
    ?.slice(1)
    .map((channel) => Number.parseInt(channel, 16))
  if (!mark) throw new Error(`No colour: ${wanted}`)
  const most = Math.max(...colour)
  if (most - Math.min(...colour) < LEAST_SATURATION * most) return false
  const apart = Math.abs(hueDegOf(colour) - hueDegOf(mark as unknown as Rgb))
  return Math.min(apart, 360 - apart) <= TOLERANCE_DEG
}

function hueDegOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  const sixth =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  return sixth * 60
}
