/** A real photo, and files that people send by mistake or in bad faith. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const portrait = new URL('../../fixtures/photos/astronaut.png', import.meta.url)

/** The upload as the browser sends it: shrunk, as JPEG. */
export const goodPhoto = async (): Promise<Buffer> =>
  sharp(await readFile(portrait))
    .resize(800, 800, { fit: 'inside' })
    .jpeg({ quality: 85 })
    .toBuffer()

export const darkPhoto = async (): Promise<Buffer> =>
  sharp(await goodPhoto())
    .linear(0.2)
    .jpeg({ quality: 85 })
    .toBuffer()

/** Has a location in its EXIF, as phones write it. */
export const photoWithPlace = async (): Promise<Buffer> =>
  sharp(await goodPhoto())
    .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' } })
    .jpeg()
    .toBuffer()

export const truncatedPhoto = async (): Promise<Buffer> => {
  const whole = await goodPhoto()
  return whole.subarray(0, Math.floor(whole.length / 2))
}

export const textNamedJpg = Buffer.from('Bu bir fotoğraf değil.')
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>',
)

/** 6000x5000 in the frame header: refused for its size before any decoding. */
export const thirtyMegapixels = Buffer.from([
  0xff, 0xd8, 0xff, 0xc0, 0x00, 0x11, 0x08, 0x13, 0x88, 0x17, 0x70, 0x03, 0x01, 0x22, 0x00, 0x02, 0x11, 0x01, 0x03,
  0x11, 0x01, 0xff, 0xd9,
])
