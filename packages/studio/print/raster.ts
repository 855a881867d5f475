/** Fits paintings to a sheet: cuts them, continues them past their edges, and puts a calm background behind text. */
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Place, Size } from './sheet.ts'

/** Dots per inch; more would make a file too large to send. */
export const PRESS_DPI = 300
const MM_PER_INCH = 25.4
const NIGHT = '#051620'
const JPEG = { quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true } as const

/** Soft shapes are drawn small and enlarged. */
const SOFT_SCALE = 1 / 8

export const pixelsPerMm = (dpi: number): number => dpi / MM_PER_INCH
export const inPixels = ({ w, h }: Size, perMm: number): Size => ({
  w: Math.round(w * perMm),
  h: Math.round(h * perMm),
})

export const toJpeg = (picture: Sharp): Promise<Buffer> => picture.removeAlpha().jpeg(JPEG).toBuffer()

/** Renders a picture, so that another step may follow. */
export async function settled(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/**
 * Reduces a painting to its light without shapes, as a layer of any size. @param night opacity of the dark colour over
 * it, 0 … 1
 */
export async function lightOf(painting: Sharp, { w, h }: Size, night: number): Promise<OverlayOptions> {
  const few = await settled(painting.clone().resize(16, 8, { fit: 'fill' }).removeAlpha())
  const dark = await settled(
    few.composite([
      { input: svg({ w: 16, h: 8 }, `<rect width="16" height="8" fill="${NIGHT}" fill-opacity="${night}"/>`) },
    ]),
  )
  const { data, info } = await dark
    .resize(w, h, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/**
 * A dark glow behind the letters of a text, line by line.
 * @param lines in pixels of the picture
 */
export async function glowBehind(lines: readonly Place[], size: Size): Promise<OverlayOptions> {
  const small = { w: Math.ceil(size.w * SOFT_SCALE), h: Math.ceil(size.h * SOFT_SCALE) }
  const rects = lines
    .map(({ x, y, w, h }) => [x - h * 0.3, y, w + h * 0.6, h].map((pixels) => Math.round(pixels * SOFT_SCALE)))
    .map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${(h ?? 0) / 2}"/>`)
  const deviation = (lines[0]?.h ?? 0) * SOFT_SCALE * 0.42
  const glow = svg(
    small,
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>` +
      `<g fill="#040c18" fill-opacity="0.5" filter="url(#soft)">${rects.join('')}</g>`,
  )
  const { data, info } = await sharp(glow)
    .resize(size.w, size.h, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** Fades the edges of a layer into the layers below. @param edges width of each fade, in pixels */
export async function fading(
  painting: Sharp,
  { w, h }: Size,
  edges: Partial<Record<'left' | 'right' | 'bottom', number>>,
): Promise<OverlayOptions> {
  const { left = 0, right = 0, bottom = 0 } = edges
  const across = `<linearGradient id="x"><stop offset="0" stop-color="#fff" stop-opacity="${left ? 0 : 1}"/><stop offset="${left / w}" stop-color="#fff"/><stop offset="${1 - right / w}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="${right ? 0 : 1}"/></linearGradient>`
  const down = `<linearGradient id="y" x2="0" y2="1"><stop offset="${1 - bottom / h}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="${bottom ? 0 : 1}"/></linearGradient>`
  const mask = (id: string, gradient: string): OverlayOptions => ({
    input: svg({ w, h }, `${gradient}<rect width="${w}" height="${h}" fill="url(#${id})"/>`),
    blend: 'dest-in',
  })
  const { data, info } = await painting
    .clone()
    .ensureAlpha()
    .composite([mask('x', across), mask('y', down)])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** A plain picture in the night colour. */
export const blank = ({ w, h }: Size): Sharp =>
  sharp({ create: { width: w, height: h, channels: 3, background: NIGHT } })

const svg = ({ w, h }: Size, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${body}</svg>`)
