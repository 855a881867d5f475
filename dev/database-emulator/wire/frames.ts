/** Longer messages go over the wire in pieces, after a frame that says how many. */
const MAX_FRAME_LENGTH = 16_384
/** A frame count has at most six digits: a shorter JSON message is never a number. */
const MAX_COUNT_LENGTH = 6

/** The frames of a message, in the order to send. */
export function framesOf(message: string): string[] {
  if (message.length <= MAX_FRAME_LENGTH) return [message]
  const frames: string[] = []
  for (let start = 0; start < message.length; ) {
    const end = endOfFrame(message, start + MAX_FRAME_LENGTH)
    frames.push(message.slice(start, end))
    start = end
  }
  return [String(frames.length), ...frames]
}

/** Never between the two halves of a character: alone, neither survives UTF-8. */
function endOfFrame(message: string, end: number): number {
  const last = message.charCodeAt(end - 1)
  return end < message.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end
}

/** Puts a client's frames together again. */
export class FrameReader {
  #missing = 0
  #pieces: string[] = []

  /** The message that this frame completes; null for a keep-alive, a count or a piece. */
  take(frame: string): string | null {
    if (this.#missing === 0) {
      const count = frame.length <= MAX_COUNT_LENGTH ? Number(frame) : Number.NaN
      if (Number.isNaN(count)) return frame
      // '0' is the client's keep-alive: no piece follows it.
      this.#missing = count
      return null
    }
    this.#pieces.push(frame)
    this.#missing -= 1
    if (this.#missing > 0) return null
    const message = this.#pieces.join('')
    this.#pieces = []
    return message
  }
}
