import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkPhoto, isHeif, isJpegCutShort, PHOTO_MAX_BYTES, readPhotoHeader } from '#media/photo.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8323f' } })

/** A PNG header with a size that its few bytes cannot contain. */
function pngHeader(width: number, height: number) {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452' + '0'.repeat(34), 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

describe('the header of a photo', () => {
  test.each([
    ['image/jpeg', () => picture(640, 480).jpeg()],
    ['image/jpeg', () => picture(640, 480).jpeg({ progressive: true }).withMetadata()],
    ['image/png', () => picture(640, 480).png()],
    ['image/webp', () => picture(640, 480).webp()],
    ['image/webp', () => picture(640, 480).webp({ lossless: true })],
    ['image/webp', () => picture(640, 480).ensureAlpha(0.5).webp()],
  ])('reads type and size of a photo without decoding: %s', async (type, make) => {
    expect(readPhotoHeader(await make().toBuffer())).toEqual({ type, width: 640, height: 480 })
  })

  test('reads the header of the test portrait', () => {
    expect(readPhotoHeader(readFileSync('tests/fixtures/photos/astronaut.png'))).toEqual({
      type: 'image/png',
      width: 512,
      height: 512,
    })
  })
})

describe('a photo is refused', () => {
  test.each([
    ['photo-missing', new Uint8Array()],
    ['photo-wrong-type', Buffer.from('merhaba, ben bir fotoğraf değilim')],
    ['photo-wrong-type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['photo-wrong-type', Buffer.from('GIF89a'.padEnd(64, '0'))],
    ['photo-wrong-type', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['photo-too-large', Buffer.alloc(PHOTO_MAX_BYTES + 1)],
    ['photo-too-many-pixels', pngHeader(6_000, 5_000)],
    ['photo-unreadable', pngHeader(0, 400)],
    ['photo-too-small', pngHeader(1_200, 399)],
  ])('refuses a photo with %s', (code, bytes) => {
    expect(checkPhoto(bytes)).toBe(code)
  })

  test('accepts a photo without faults', async () => {
    expect(checkPhoto(await picture(800, 800).jpeg().toBuffer())).toBeNull()
  })
})

describe('a JPEG of which only a part arrived', () => {
  const whole = picture(640, 480).jpeg({ progressive: true }).toBuffer()

  test.each([300, 700, 1_500])('detects an incomplete JPEG of %i bytes by its missing end', async (length) => {
    expect(isJpegCutShort((await whole).subarray(0, length))).toBe(true)
  })

  test('accepts a complete JPEG, also with data appended by a phone', async () => {
    expect(isJpegCutShort(await whole)).toBe(false)
    expect(isJpegCutShort(Buffer.concat([await whole, Buffer.alloc(5_000, 7)]))).toBe(false)
  })

  test('ignores the end of a thumbnail in the metadata of an incomplete JPEG', async () => {
    const [start, rest] = [(await whole).subarray(0, 2), (await whole).subarray(2, 1_500)]
    const metadata = Buffer.from([0xff, 0xe1, 0x00, 0x06, 0xff, 0xda, 0xff, 0xd9])
    expect(isJpegCutShort(Buffer.concat([start, metadata, rest]))).toBe(true)
  })

  test('never reports a PNG as an incomplete JPEG', () => {
    expect(isJpegCutShort(readFileSync('tests/fixtures/photos/astronaut.png'))).toBe(false)
  })
})

test.each<[string, string, boolean]>([
  ['an iPhone’s photo', 'ftypheic', true],
  ['one of another maker', 'ftypmif1', true],
  ['AVIF, which browsers know', 'ftypavif', false],
  ['a video', 'ftypisom', false],
  ['a text', 'bir vardı', false],
])('distinguishes HEIF from other files: %s starts with %s, %s', (_what, brand, expected) => {
  expect(isHeif(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(brand)]))).toBe(expected)
})
