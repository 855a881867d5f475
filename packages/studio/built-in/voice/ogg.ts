/**
 * Writes Opus packets as an Ogg stream (RFC 3533, RFC 7845). Our own code, because libraries give each stream a random
 * number, and the same order must give the same bytes.
 */

/** Ogg counts Opus in samples of 48 kHz, whatever the input's rate. */
export const OGG_OPUS_RATE = 48_000

interface OpusStream {
  packets: readonly Uint8Array[]
  /** The length of each packet, in samples of 48 kHz. */
  packetSamples: number
  /** Samples of 48 kHz that a decoder drops at the beginning, and those that remain. */
  preSkip: number
  samples: number
  /** Sample rate before encoding. */
  inputRate: number
  /** Vorbis comments: NAME=value. */
  comments: readonly string[]
}

const PAGE_HEADER_BYTES = 27
const SEGMENT_BYTES = 255
const SEGMENTS_AT_MOST = 255
/** One page for each second: a browser can start to decode before the whole file has arrived. */
const PACKETS_A_PAGE = 50
const SERIAL = 1
const FIRST_PAGE = 2
const LAST_PAGE = 4

/** @throws RangeError if the comments are too long for one page (64 KB) */
export function oggOpus({
  packets,
  packetSamples,
  preSkip,
  samples,
  inputRate,
  comments,
}: OpusStream): Uint8Array<ArrayBuffer> {
  const pages = [page([opusHead(preSkip, inputRate)], 0n, 0, FIRST_PAGE), page([opusTags(comments)], 0n, 1, 0)]
  for (let from = 0; from < packets.length; from += PACKETS_A_PAGE) {
    const to = Math.min(packets.length, from + PACKETS_A_PAGE)
    const isLast = to === packets.length
    // The last page ends with the sound, inside its last packet.
    const granule = isLast ? Math.min(to * packetSamples, preSkip + samples) : to * packetSamples
    pages.push(page(packets.slice(from, to), BigInt(granule), pages.length, isLast ? LAST_PAGE : 0))
  }
  return joined(pages)
}

function opusHead(preSkip: number, inputRate: number): Uint8Array {
  const head = new Uint8Array(19)
  const view = new DataView(head.buffer)
  head.set(new TextEncoder().encode('OpusHead'))
  view.setUint8(8, 1)
  view.setUint8(9, 1)
  view.setUint16(10, preSkip, true)
  view.setUint32(12, inputRate, true)
  return head
}

function opusTags(comments: readonly string[]): Uint8Array {
  const texts = ['libopus', ...comments].map((text) => new TextEncoder().encode(text))
  const [vendor = new Uint8Array(), ...rest] = texts.map((text) => joined([uint32(text.length), text]))
  return joined([new TextEncoder().encode('OpusTags'), vendor, uint32(rest.length), ...rest])
}

function page(packets: readonly Uint8Array[], granule: bigint, sequence: number, flags: number): Uint8Array {
  // A packet ends with the first segment that is not full: if its length is a multiple of 255, an empty segment
  // follows.
  const segments = packets.flatMap(({ length }) => [
    ...Array<number>(Math.floor(length / SEGMENT_BYTES)).fill(SEGMENT_BYTES),
    length % SEGMENT_BYTES,
  ])
  if (segments.length > SEGMENTS_AT_MOST) throw new RangeError('Too much for a page of Ogg')
  const header = new Uint8Array(PAGE_HEADER_BYTES)
  const view = new DataView(header.buffer)
  header.set(new TextEncoder().encode('OggS'))
  view.setUint8(5, flags)
  view.setBigUint64(6, granule, true)
  view.setUint32(14, SERIAL, true)
  view.setUint32(18, sequence, true)
  view.setUint8(26, segments.length)
  const whole = joined([header, Uint8Array.from(segments), ...packets])
  new DataView(whole.buffer).setUint32(22, checksum(whole), true)
  return whole
}

/** CRC-32 of the polynomial 0x04c11db7, not reflected, as Ogg requires; zlib's is the reflected one. */
function checksum(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) crc = ((crc << 8) ^ (TABLE[(crc >>> 24) ^ byte] ?? 0)) >>> 0
  return crc
}
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc < 0 ? 0x04c11db7 : 0)
  return crc >>> 0
})

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
