/** Decodes a stored clip: parses Ogg pages (RFC 3533), decodes Opus (RFC 7845). */
import { createDecoder } from 'libopus-wasm'

/** The rate of every Opus decoder. */
export const DECODED_RATE = 48_000
const PAGE_HEADER_BYTES = 27
/** OpusHead and OpusTags come before the sound. */
const HEADER_PACKETS = 2
const PRE_SKIP_AT = 10

/** @returns mono, −1 … 1, 48,000 a second */
export async function decodeOpus(file: Uint8Array): Promise<Float32Array> {
  const { packets, samples } = packetsOf(file)
  const preSkip = new DataView(packets[0]?.slice().buffer ?? new ArrayBuffer(PRE_SKIP_AT + 2)).getUint16(
    PRE_SKIP_AT,
    true,
  )
  using decoder = await createDecoder({ channels: 1, sampleRate: DECODED_RATE })
  const pieces = packets.slice(HEADER_PACKETS).map((packet) => decoder.decodeFloat(packet).slice())
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole.slice(preSkip, samples)
}

/** A packet continues in the next segment, and on the next page, as long as segments are full. */
function packetsOf(file: Uint8Array): { packets: Uint8Array[]; samples: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const packets: Uint8Array[] = []
  let open: number[] = []
  let samples = 0
  for (let page = 0; page + PAGE_HEADER_BYTES <= file.length;) {
    samples = Number(view.getBigUint64(page + 6, true))
    const segments = file.subarray(page + PAGE_HEADER_BYTES, page + PAGE_HEADER_BYTES + view.getUint8(page + 26))
    let at = page + PAGE_HEADER_BYTES + segments.length
    for (const length of segments) {
      open.push(...file.subarray(at, at + length))
      at += length
      if (length === 255) continue
      packets.push(Uint8Array.from(open))
      open = []
    }
    page = at
  }
  return { packets, samples }
}
