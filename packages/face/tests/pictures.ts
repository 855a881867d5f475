/** Photos of every fault and every skin, made from the one real photo in the repository. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { createPhotoLook } from '#face/look-at-photo.ts'
import { createPhotoSearch } from '#face/search-photo.ts'
import { luminanceOf, type Pixels } from '#face/pixels.ts'

const FILE = 'tests/fixtures/photos/astronaut.png'
const MODELS = 'packages/face/models'

const models = {
  detector: gunzipSync(readFileSync(`${MODELS}/tiny-face-detector.gzip.bin`)),
  landmarks: gunzipSync(readFileSync(`${MODELS}/face-landmark-68-tiny.gzip.bin`)),
}
export const look = createPhotoLook(models)
export const search = createPhotoSearch(models)

export const wholePhoto = (): Sharp => sharp(FILE)
/** Head and shoulders, 600x600. */
export const closePhoto = (): Sharp =>
  sharp(FILE).extract({ left: 90, top: 10, width: 260, height: 260 }).resize(600, 600)
/** The suit, the flag and the helmet, without a face. */
export const faceless = (): Sharp => sharp(FILE).extract({ left: 0, top: 200, width: 512, height: 312 })

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data }
}

/** Two photos beside each other; the second may be smaller. */
export async function beside(first: Sharp, second: Sharp): Promise<Sharp> {
  const [a, b] = await Promise.all(
    [first, second].map((picture) => picture.png().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b) throw new Error('two pictures are needed')
  const size = { width: a.info.width + b.info.width, height: Math.max(a.info.height, b.info.height) }
  return sharp(
    await sharp({ create: { ...size, channels: 3, background: '#b7b0a8' } })
      .composite([
        { input: a.data, left: 0, top: 0 },
        { input: b.data, left: a.info.width, top: 0 },
      ])
      .png()
      .toBuffer(),
  )
}

/** A wall with head and shoulders at a given position. @param side of the square that they fill */
export async function onWall(
  size: { width: number; height: number },
  side: number,
  at: { left: number; top: number },
): Promise<Sharp> {
  const person = await closePhoto().resize(side).png().toBuffer()
  return sharp(
    await sharp({ create: { ...size, channels: 3, background: '#9aa396' } })
      .composite([{ input: person, ...at }])
      .png()
      .toBuffer(),
  )
}

/** Simulates less light on the whole scene. @param light as a share of the original light, linear */
export const exposed = (picture: Pixels, light: number): Pixels => ({
  ...picture,
  data: picture.data.map((value) => encoded(linear(value) * light)),
})

/**
 * Darkens the skin of the same face, in the same light: eyes, teeth, hair, background and half of the skin's shine
 * stay.
 * @param reflectance as a share of the light skin's: 0.25 is brown, 0.07 the darkest skin
 */
export function toned(picture: Pixels, reflectance: number): Pixels {
  const data = Uint8Array.from(picture.data)
  for (let i = 0; i < data.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3)
    const luminance = luminanceOf(red, green, blue)
    if (!isSkin(red, green, blue) || luminance < 60) continue
    const shine = Math.min(1, Math.max(0, (luminance - 225) / 30)) / 2
    const share = reflectance + (1 - reflectance) * shine
    // Melanin absorbs more blue than red.
    data.set(
      [encoded(linear(red) * share), encoded(linear(green) * share * 0.95), encoded(linear(blue) * share * 0.9)],
      i,
    )
  }
  return { ...picture, data }
}

/** The region of skin in CbCr (Chai and Ngan, 1999). */
function isSkin(red: number, green: number, blue: number): boolean {
  const cb = 128 - 0.169 * red - 0.331 * green + 0.5 * blue
  const cr = 128 + 0.5 * red - 0.419 * green - 0.081 * blue
  return cb > 77 && cb < 127 && cr > 133 && cr < 173
}

/** Conversion between sRGB and linear light (IEC 61966-2-1). */
const linear = (value: number): number =>
  value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
const encoded = (light: number): number =>
  Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
