/** Limits of a photo, and the checks of its first bytes before decoding (product 5.5 and 5.6). */
import type { ProblemCode } from '#domain/problem.ts'

/** The browser shrinks a photo to these limits before it uploads. */
export const PHOTO_LONG_SIDE_PX = 1_600
export const PHOTO_TARGET_BYTES = 550 * 1024
export const PHOTO_START_QUALITY = 0.85
export const PHOTO_MIN_SIDE_PX = 400
/** Limits of the function that accepts photos. */
export const PHOTO_MAX_BYTES = 1_500_000
export const PHOTO_MAX_PIXELS = 25_000_000
/** A progressive JPEG has about ten scans. Each costs a pass over the whole picture, and a few bytes can add one. */
const JPEG_MAX_SCANS = 100

export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp'
export interface PhotoHeader {
  type: PhotoType
  width: number
  height: number
}

/**
 * Reads type and size from the header without decoding.
 * @param bytes the whole file, or enough of its beginning (a JPEG's size may follow 64 KB of metadata)
 * @returns null if this is not a JPEG, PNG or WebP, or if the header is broken
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | null {
  return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
}

export const isPhotoTooSmall = ({ width, height }: { width: number; height: number }): boolean =>
  Math.min(width, height) < PHOTO_MIN_SIDE_PX

/** Brands in `ftyp` of HEVC pictures in an ISO base media file, as phones write them (ISO 23008-12, 10). */
const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** @param bytes the first twelve are enough */
export const isHeif = (bytes: Uint8Array): boolean =>
  bytes.length >= 12 && ascii(bytes, 4, 8) === 'ftyp' && HEIF_BRANDS.has(ascii(bytes, 8, 12))

/** @returns the fault of an uploaded photo, or null */
export function checkPhoto(bytes: Uint8Array): ProblemCode | null {
  if (bytes.length === 0) return 'photo-missing'
  if (bytes.length > PHOTO_MAX_BYTES) return 'photo-too-large'
  const header = readPhotoHeader(bytes)
  if (!header) return 'photo-wrong-type'
  if (header.width * header.height > PHOTO_MAX_PIXELS) return 'photo-too-many-pixels'
  if (header.width === 0 || header.height === 0) return 'photo-unreadable'
  if (header.type === 'image/jpeg' && hasTooManyScans(bytes)) return 'photo-unreadable'
  return isPhotoTooSmall(header) ? 'photo-too-small' : null
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

function readPng(bytes: Uint8Array): PhotoHeader | null {
  if (bytes.length < 24 || ascii(bytes, 1, 4) !== 'PNG' || bytes[0] !== 0x89 || ascii(bytes, 12, 16) !== 'IHDR')
    return null
  return { type: 'image/png', width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) }
}

function readJpeg(bytes: Uint8Array): PhotoHeader | null {
  for (const { marker, at } of jpegSegments(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (!isFrame || at + 9 > bytes.length) continue
    const data = view(bytes)
    return { type: 'image/jpeg', height: data.getUint16(at + 5), width: data.getUint16(at + 7) }
  }
  return null
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/**
 * Detects an incomplete JPEG: browsers decode it all the same, and show the missing part grey. The check looks for the
 * end marker after the first scan, because a thumbnail in the metadata has its own; phones append more data after it.
 */
export function isJpegCutShort(bytes: Uint8Array): boolean {
  if (!isJpeg(bytes)) return false
  const scan = [...jpegSegments(bytes)].find(({ marker }) => marker === START_OF_SCAN)
  if (!scan) return true
  for (let at = bytes.indexOf(0xff, scan.at + 2); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === END_OF_IMAGE) return false
  return true
}

/**
 * Counts scans after the first one, without following lengths. Bytes that only resemble a scan count too, so that none
 * can hide in a part that a decoder skips. Chance adds one in 64 KB.
 */
function hasTooManyScans(bytes: Uint8Array): boolean {
  const first = [...jpegSegments(bytes)].find(({ marker }) => marker === START_OF_SCAN)
  if (!first) return false
  let scans = 0
  for (let at = first.at; at >= 0 && scans <= JPEG_MAX_SCANS; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === START_OF_SCAN) scans += 1
  return scans > JPEG_MAX_SCANS
}

const isJpeg = (bytes: Uint8Array) => bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8

/** The marker segments up to the first scan; the data after it have no length field (ISO 10918-1, B.1.1). */
function* jpegSegments(bytes: Uint8Array): Generator<{ marker: number; at: number }, undefined> {
  if (!isJpeg(bytes)) return
  const data = view(bytes)
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return
    const marker = bytes[at + 1] ?? 0
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    yield { marker, at }
    if (marker === START_OF_SCAN) return
    at += 2 + data.getUint16(at + 2)
  }
}

function readWebp(bytes: Uint8Array): PhotoHeader | null {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return null
  const data = view(bytes)
  const uint24 = (at: number) => data.getUint16(at, true) + (bytes[at + 2] ?? 0) * 65_536
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return { type: 'image/webp', width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = data.getUint32(21, true)
      return { type: 'image/webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { type: 'image/webp', width: uint24(24) + 1, height: uint24(27) + 1 }
    default:
      return null
  }
}
