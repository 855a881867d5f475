/** Lays a scene's layers over one another: back plate, hero, front plate, lettering, paper grain. */
import sharp, { type Matrix3x3, type OverlayOptions, type Sharp } from 'sharp'
import type { PictureSize } from '#media/picture.ts'
import type { Composition } from '#stories/compose.ts'
import type { SceneLayers } from '#stories/story-world.ts'
import { grain } from './grain.ts'
import { platePath } from './plates.ts'

const QUALITY = 82
/** Half the time of the usual 4, for four bytes more in a hundred. */
const EFFORT = 2

/** Of red, green and blue (Rec. 709). */
const GREY_SHARES = [0.2126, 0.7152, 0.0722]
const SATURATION = 1.06
/** Each channel moves away from the pixel's grey: `modulate` does it through another colour space, which takes four times as long. */
const LIVELIER = [0, 1, 2].map((row) =>
  GREY_SHARES.map((share, column) => (row === column ? SATURATION : 0) + (1 - SATURATION) * share),
) as Matrix3x3

/** @returns a WebP file */
export async function paintPage(worldId: string, { name, layers, lettering }: Composition): Promise<Buffer> {
  const { data, info } = await sharp(platePath(worldId, name, 'back'))
    .composite([await heroLayer(layers), { input: platePath(worldId, name, 'front') }, ...letteringLayers(lettering)])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return finish(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }), layers.size)
}

export const letteringLayers = (lettering: Composition['lettering']): OverlayOptions[] =>
  lettering.map(({ svg, box }) => ({ input: Buffer.from(svg), left: box.x, top: box.y }))

/** The part of the hero's layer that lies on the page. */
async function heroLayer({ hero, heroBox, size }: SceneLayers): Promise<OverlayOptions> {
  const { data, info } = await sharp(Buffer.from(hero))
    .extract({
      left: 0,
      top: 0,
      width: Math.min(heroBox.w, size.w - heroBox.x),
      height: Math.min(heroBox.h, size.h - heroBox.y),
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: heroBox.x,
    top: heroBox.y,
  }
}

/** The same last step for every picture: a little more colour, a little more contrast, the tooth of paper. */
async function finish(painting: Sharp, size: PictureSize): Promise<Buffer> {
  return painting
    .recomb(LIVELIER)
    .linear(1.05, -5)
    .composite([{ ...(await grain(size)), blend: 'soft-light' }])
    .removeAlpha()
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer()
}
