/** Files built byte by byte, unlike any that a camera or library writes. */
import { deflateSync, crc32 } from 'node:zlib'

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

export const SOI = Buffer.from([0xff, 0xd8])
export const EOI = Buffer.from([0xff, 0xd9])

/** A JPEG segment. A test may give a wrong length. */
export const segment = (marker: number, data: Buffer, length = data.length + 2): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16(length), data])

/** A baseline frame header of one component. */
export const frame = (width: number, height: number): Buffer =>
  segment(0xc0, Buffer.concat([Buffer.from([8]), uint16(height), uint16(width), Buffer.from([1, 1, 0x11, 0])]))

export const jpegOfSize = (width: number, height: number): Buffer => Buffer.concat([SOI, frame(width, height), EOI])

/** Inserts segments after the start of a JPEG, at the place of metadata. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([SOI, ...segments, jpeg.subarray(2)])

/** Changes the size in the frame header of a real JPEG. */
export function claimSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const at =
    [...changed.keys()].find(
      (index) => changed[index] === 0xff && (changed[index + 1] === 0xc0 || changed[index + 1] === 0xc2),
    ) ?? 0
  changed.writeUInt16BE(height, at + 5)
  changed.writeUInt16BE(width, at + 7)
  return changed
}

/**
 * A progressive JPEG with any number of scans: each takes a few bytes, and costs the decoder a pass over the whole
 * picture.
 * @param progressive a JPEG of three components whose third scan has the coefficients of one component
 */
export function jpegOfScans(progressive: Buffer, count: number): Buffer {
  const starts = [...progressive.keys()].filter((at) => progressive[at] === 0xff && progressive[at + 1] === 0xda)
  const third = starts[2] ?? 0
  const isMarker = (at: number) => progressive[at] === 0xff && ![0, 0xff].includes(progressive[at + 1] ?? 0)
  const end = [...progressive.keys()].find((at) => at > third + 10 && isMarker(at))
  const scan = Buffer.from(progressive.subarray(third, end))
  // Marks the scan as complete and not refined later: only such a scan may repeat.
  scan[9] = 0
  return Buffer.concat([progressive.subarray(0, third), ...Array<Buffer>(count - 2).fill(scan), EOI])
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

/** @param depth bits per sample; @param colour PNG's colour type: 0 grey, 2 RGB, 3 palette */
export const pngHeader = (width: number, height: number, depth = 8, colour = 0): Buffer =>
  chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, 0])]))

export const png = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([PNG_SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))])

export const imageData = (bytes: Buffer): Buffer => chunk('IDAT', deflateSync(bytes))

/** Inserts chunks before the picture's data of a real PNG. */
export const withChunks = (file: Buffer, ...chunks: Buffer[]): Buffer => {
  const afterHeader = PNG_SIGNATURE.length + 25
  return Buffer.concat([file.subarray(0, afterHeader), ...chunks, file.subarray(afterHeader)])
}

/** Only the header of a WebP of the extended, lossless or lossy kind. */
export function webpOfSize(kind: 'VP8X' | 'VP8L' | 'VP8 ', width: number, height: number): Buffer {
  const file = Buffer.alloc(64)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(56, 4)
  file.write('WEBP', 8, 'latin1')
  file.write(kind, 12, 'latin1')
  file.writeUInt32LE(44, 16)
  if (kind === 'VP8X') {
    file.writeUIntLE(width - 1, 24, 3)
    file.writeUIntLE(height - 1, 27, 3)
  } else if (kind === 'VP8L') {
    file[20] = 0x2f
    file.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21)
  } else {
    file.writeUInt16LE(width, 26)
    file.writeUInt16LE(height, 28)
  }
  return file
}
