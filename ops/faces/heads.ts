/**
 * Heads that may be published, for comparing photos and drawings: the repository's one real photo, and photo-like
 * drawings of invented children, with several skins and kinds of hair.
 */
import sharp, { type Sharp } from 'sharp'
import { createRandom } from '#stories/drawing/random.ts'
import { samplePhotoSvg, type PhotoChild } from '#stories/drawing/sample-photo.ts'

const BLACK = { base: '#231a18', dark: '#0c0706', light: '#54423a' }
const BLOND = { base: '#b98a4c', dark: '#6b4620', light: '#ecc98a' }
const RED = { base: '#8f4020', dark: '#4a1c0c', light: '#cf7a42' }

export const PHOTO_CHILDREN = {
  Defne: undefined,
  Emir: { skin: '#d99d6e', hair: BLACK, style: 'short', iris: '#3d2113', shirt: '#dfe5ea' },
  Mila: { skin: '#f4cdb2', hair: BLOND, style: 'fringe', iris: '#4a80ad', shirt: '#c86a78' },
  Zuri: { skin: '#7d4a2f', hair: BLACK, style: 'curly', iris: '#2c160d', shirt: '#5aa0a8' },
  Can: { skin: '#f1c4a6', hair: RED, style: 'short', iris: '#5f8357', shirt: '#5c7fb0', glasses: true },
  Elif: { skin: '#c18355', hair: BLACK, style: 'tied', iris: '#3b2213', shirt: '#f0ead8', lean: 22 },
  Zehra: { skin: '#e8b58c', hair: BLACK, style: 'shaved', iris: '#4a2b17', shirt: '#8fa7b8', scarf: '#9a86c8' },
} as const satisfies Record<string, PhotoChild | undefined>

/** With the softness of a lens and the noise of a sensor, so that it looks like a photo beside the painted hero. */
export async function photoOf(child?: PhotoChild): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(samplePhotoSvg(child)))
    .blur(1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const random = createRandom(3)
  const noisy = Buffer.from(data.map((value) => Math.max(0, Math.min(255, value + random.spread() * 8))))
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Darkens the picture. @param light share of the light, 0 to 1, as a sensor counts it */
export async function exposed(photo: Sharp, light: number): Promise<Sharp> {
  const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(255 * (light * (value / 255) ** 2.2) ** (1 / 2.2)),
  )
  return sharp(
    data.map((value) => table[value] ?? 0),
    { raw: { width: info.width, height: info.height, channels: info.channels } },
  )
}
