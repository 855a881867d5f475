/** Stacks a scene's layers: back plate, hero, front plate, lettering, paper grain. */
import sharp, { type Matrix3x3, type OverlayOptions, type Sharp } from 'sharp'
import type { Composition } from '#stories/compose.ts'
import type { PlateLayer, SceneLayers } from '#stories/story-world.ts'
import { grain } from './grain.ts'

/** Scale of the plates for a press: a spread of 5060x2530, some 300 dots to the inch of two pages of 21 cm. */
export const PRESS_SCALE = 2.3

const QUALITY = 82
/** Takes half the time of the default 4, and 4 % more bytes. */
const EFFORT = 2

/** The density at which one unit of an SVG is one pixel. */
const POINTS_PER_INCH = 72

/** Shares of red, green and blue (Rec. 709). */
const GREY_SHARES = [0.2126, 0.7152, 0.0722]
const SATURATION = 1.06
/**
 * Moves each channel away from the pixel's grey. `modulate` would convert to another colour space for this, which takes
 * four times as long.
 */
const LIVELIER = [0, 1, 2].map((row) =>
  GREY_SHARES.map((share, column) => (row === column ? SATURATION : 0) + (1 - SATURATION) * share),
) as Matrix3x3

type PlateOf = (layer: PlateLayer) => Promise<Uint8Array>

/** @returns a WebP file */
export async function paintPage(page: Composition, plateOf: PlateOf): Promise<Buffer> {
  const painting = await layPage(page, plateOf)
  return enlivened(painting)
    .composite([{ ...(await grain(page.layers.size)), blend: 'soft-light' }])
    .removeAlpha()
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer()
}

/** Paints in the size for a press, without paper grain: printed paper has its own. */
export async function paintForPress(page: Composition, plateOf: PlateOf): Promise<Sharp> {
  // re-encode.ts blocks this format for uploaded photos (netlify/photos/re-encode.ts), and one process may run all
  // functions. These files are ours.
  sharp.unblock({ operation: ['VipsForeignLoadHeif'] })
  return enlivened(await layPage(page, plateOf, PRESS_SCALE))
}

/** @param scale of the plates; hero and lettering are drawn at the same scale */
async function layPage({ layers, lettering }: Composition, plateOf: PlateOf, scale = 1): Promise<Sharp> {
  const [back, front, hero] = await Promise.all([plateOf('back'), plateOf('front'), heroLayer(layers, scale)])
  const { data, info } = await sharp(back)
    .composite([hero, { input: Buffer.from(front) }, ...letteringLayers(lettering, scale)])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

export const letteringLayers = (lettering: Composition['lettering'], scale = 1): OverlayOptions[] =>
  lettering.map(({ svg, box }) => ({
    input: Buffer.from(svg),
    density: POINTS_PER_INCH * scale,
    left: Math.round(box.x * scale),
    top: Math.round(box.y * scale),
  }))

/** The part of the hero's layer that is within the page. */
async function heroLayer({ hero, heroBox, size }: SceneLayers, scale: number): Promise<OverlayOptions> {
  const [left, top] = [heroBox.x, heroBox.y].map((pixels) => Math.round(pixels * scale)) as [number, number]
  const { data, info } = await sharp(Buffer.from(hero), { density: POINTS_PER_INCH * scale })
    .extract({
      left: 0,
      top: 0,
      width: Math.floor(Math.min(heroBox.w * scale, size.w * scale - left)),
      height: Math.floor(Math.min(heroBox.h * scale, size.h * scale - top)),
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels }, left, top }
}

/** The same last step for every picture: a little more colour, a little more contrast. */
const enlivened = (painting: Sharp): Sharp => painting.recomb(LIVELIER).linear(1.05, -5)
