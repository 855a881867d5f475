/** Turns a photo of a face into a face of the picture book: painted, warm, without a background. */
import sharp from 'sharp'
import { FACE_SIZE } from '#media/picture.ts'
import { frameLight } from './frame-light.ts'
import { kuwahara } from './kuwahara.ts'

const { w: W, h: H } = FACE_SIZE
const RAW = { width: W, height: H, channels: 3 } as const

/** A stronger correction would lighten dark skin: a child must keep its own skin colour. */
const EXPOSURE = { wanted: 150, min: 0.94, max: 1.12 }
const SATURATION = 1.1
/** The forest's light, a touch warmer than day. */
const WARMTH = [1.02, 1, 0.955] as const
const LUMINANCE_STEPS = 5
/** Share of the stepped luminance: a larger share makes the face look like a mask. */
const STEPPED = 0.34

/**
 * Paints a face with brush strokes in the book's colours, without the light of a frame. @param crop raw RGB of 480x520
 * @returns the same format as `crop`
 */
export async function paintFace(crop: Buffer): Promise<Buffer> {
  const calm = await sharp(crop, { raw: RAW }).median(3).raw().toBuffer()
  // Blur the dabs into one another: hard edges would look like grain on a page.
  const dabs = await sharp(kuwahara(kuwahara(calm, W, H, 4), W, H, 3), { raw: RAW })
    .blur(1.1)
    .raw()
    .toBuffer()
  // Restore details of eyes and mouth that the brush removed, at half strength.
  return inBookColours(mixed(dabs, calm, DETAIL))
}

/**
 * @param painted result of `paintFace` @param worldId the story whose frame surrounds the face
 * @returns PNG of the same size, transparent outside the feathered oval
 */
export async function lightFace(painted: Buffer, worldId: string): Promise<Buffer> {
  const lit = await sharp(painted, { raw: RAW })
    .composite([{ input: Buffer.from(LIGHT), blend: 'soft-light' }, ...frameLight(worldId)])
    .sharpen({ sigma: 1.6, m1: 0, m2: 1.1 })
    .removeAlpha()
    .png()
    .toBuffer()
  return cutOut(lit)
}

/**
 * Adds the frame's light and the outline to a face that another painter made; its brush strokes stay.
 * @param crop raw RGB of 480x520 @returns the same format as `lightFace`
 */
export async function slotPaintedFace(crop: Buffer, worldId: string): Promise<Buffer> {
  return cutOut(await sharp(crop, { raw: RAW }).composite(frameLight(worldId)).removeAlpha().png().toBuffer())
}

/** Encodes a painted face for the store, so that another story's frame can light it later. @returns PNG */
export const keptPixels = (painted: Buffer): Promise<Buffer> => sharp(painted, { raw: RAW }).png().toBuffer()

/** @param kept result of `keptPixels` @returns raw RGB of 480x520 */
export const pixelsOfKept = (kept: Uint8Array): Promise<Buffer> => sharp(kept).removeAlpha().raw().toBuffer()

const cutOut = (face: Buffer): Promise<Buffer> =>
  sharp(face)
    .ensureAlpha()
    .composite([{ input: Buffer.from(MASK), blend: 'dest-in' }])
    .png()
    .toBuffer()

const DETAIL = 0.3
const mixed = (a: Uint8Array, b: Uint8Array, share: number): Uint8Array =>
  a.map((value, i) => value + ((b[i] ?? value) - value) * share)

/** Corrects exposure within its limits, steps luminance softly, adds a little colour. */
function inBookColours(pixels: Uint8Array): Buffer {
  const exposure = Math.min(EXPOSURE.max, Math.max(EXPOSURE.min, EXPOSURE.wanted / faceLuminance(pixels)))
  const result = Buffer.alloc(pixels.length)
  for (let i = 0; i < pixels.length; i += 3) {
    const rgb = [0, 1, 2].map((channel) => (pixels[i + channel] ?? 0) * exposure)
    const luminance = Math.max(1, luminanceOf(rgb))
    const level = Math.min(1, luminance / 255)
    const step = Math.floor(level * LUMINANCE_STEPS)
    const within = level * LUMINANCE_STEPS - step
    const stepped = (step + within * within * (3 - 2 * within)) / LUMINANCE_STEPS
    const lift = (level + (stepped - level) * STEPPED) ** 0.96 / level
    rgb.forEach((value, channel) => {
      const coloured = (luminance + (value - luminance) * SATURATION) * lift * (WARMTH[channel] ?? 1)
      result[i + channel] = Math.max(0, Math.min(255, coloured))
    })
  }
  return result
}

const luminanceOf = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.3 * red + 0.59 * green + 0.11 * blue

/** Mean luminance of the middle of the face. */
function faceLuminance(pixels: Uint8Array): number {
  let sum = 0
  let count = 0
  for (let y = Math.floor(H * 0.3); y < H * 0.75; y++)
    for (let x = Math.floor(W * 0.3); x < W * 0.7; x++) {
      const i = (y * W + x) * 3
      sum += luminanceOf(Array.from(pixels.subarray(i, i + 3)))
      count++
    }
  return sum / count
}

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">${body}</svg>`

/** Light from the upper left, warm cheeks. */
const LIGHT = svg(
  `<defs><radialGradient id="w"><stop offset="0" stop-color="#ffe9c8" stop-opacity=".45"/><stop offset="1" stop-color="#ffe2a8" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="c"><stop offset="0" stop-color="#ff8a7b" stop-opacity=".2"/><stop offset="1" stop-color="#ff7a6b" stop-opacity="0"/></radialGradient></defs>` +
    `<ellipse cx="${W * 0.36}" cy="${H * 0.36}" rx="${W * 0.42}" ry="${H * 0.34}" fill="url(#w)"/>` +
    `<circle cx="${W * 0.29}" cy="${H * 0.63}" r="${W * 0.12}" fill="url(#c)"/><circle cx="${W * 0.71}" cy="${H * 0.63}" r="${W * 0.12}" fill="url(#c)"/>`,
)

/**
 * Visible part of the square: broad above for the hair, tapering along the jaw, so that it shows little of the background.
 * Its edge fades.
 */
const FEATHER = 12
const OUTLINE =
  'M240 44C340 44 420 118 422 230C424 300 400 356 372 410C340 468 290 506 240 506C190 506 140 468 108 410C80 356 56 300 58 230C60 118 140 44 240 44Z'
const MASK = svg(
  `<defs><filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${FEATHER}"/></filter></defs>` +
    `<path d="${OUTLINE}" fill="#fff" filter="url(#f)"/>`,
)
