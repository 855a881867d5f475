/** The brightness of a tale's paintings: at least three of six spreads by daylight, at most one at night. */
import sharp from 'sharp'

export interface PageLight {
  /** 'cover', 'spread-1' … */
  name: string
  /** Mean luminance (Rec. 709 of the stored values), 0 to 1. */
  mean: number
  /** Share of the area that is darker than a quarter grey, 0 to 1. */
  dark: number
}

const BRIGHT = 0.4
const BRIGHT_SPREADS = 3
const DARK_SHARE = 0.6
const DARK_SPREADS = 1
const QUARTER_GREY = 64
/** The width for measuring, in pixels. */
const WIDTH = 440

export async function lightOf(name: string, painting: Uint8Array): Promise<PageLight> {
  const { data, info } = await sharp(painting)
    .resize(WIDTH)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [sum, dark] = [0, 0]
  for (let at = 0; at < data.length; at += 3) {
    const luminance = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
    sum += luminance
    if (luminance < QUARTER_GREY) dark++
  }
  const pixels = info.width * info.height
  return { name, mean: sum / pixels / 255, dark: dark / pixels }
}

/** @param pages of one tale @returns the missed gates, in words */
export function missedLightGates(pages: readonly PageLight[]): string[] {
  const spreads = pages.filter(({ name }) => name.startsWith('spread'))
  const bright = spreads.filter(({ mean }) => mean >= BRIGHT)
  const dark = spreads.filter(({ dark: share }) => share > DARK_SHARE)
  return [
    ...(bright.length >= BRIGHT_SPREADS
      ? []
      : [`${bright.length} spreads have a mean luminance of ${BRIGHT}, not ${BRIGHT_SPREADS}`]),
    ...(dark.length <= DARK_SPREADS
      ? []
      : [
          `${dark.map(({ name }) => name).join(', ')} are darker than a quarter grey on ${DARK_SHARE * 100} % of their area`,
        ]),
  ]
}
