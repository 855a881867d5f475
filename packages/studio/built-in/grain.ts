/** Paper grain from a noise buffer: feTurbulence over a whole spread would take ten times as long. */
import sharp from 'sharp'
import type { PictureSize } from '#media/picture.ts'
import { createRandom } from '#stories/drawing/random.ts'

const SEED = 7
const AMPLITUDE = 20

interface RawImage {
  input: Buffer
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** One book has pictures of two sizes: cache the grain of each. */
const made = new Map<string, Promise<RawImage>>()

export function grain(size: PictureSize): Promise<RawImage> {
  const key = `${size.w}x${size.h}`
  const known = made.get(key) ?? makeGrain(size)
  made.set(key, known)
  return known
}

async function makeGrain({ w, h }: PictureSize): Promise<RawImage> {
  const random = createRandom(SEED)
  const noise = Buffer.alloc(w * h)
  for (let i = 0; i < noise.length; i++) noise[i] = 128 + (random() + random() - 1) * AMPLITUDE
  const { data, info } = await sharp(noise, { raw: { width: w, height: h, channels: 1 } })
    .blur(0.6)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}
