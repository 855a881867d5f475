import { MalformedMessage } from './malformed-message.ts'

/** Longer messages are sent in several frames, after a frame with their number. */
const MAX_FRAME_LENGTH = 16_384
/** At most six digits. No message matches: messages are JSON objects. */
const FRAME_COUNT = /^\d{1,6}$/

/** The frames of a message, in the order of sending. */
export function framesOf(message: string): string[] {
  if (message.length <= MAX_FRAME_LENGTH) return [message]
  const frames: string[] = []
  for (let start = 0; start < message.length;) {
    const end = endOfFrame(message, start + MAX_FRAME_LENGTH)
    frames.push(message.slice(start, end))
    start = end
  }
  return [String(frames.length), ...frames]
}

/** Never cuts between the two halves of a surrogate pair: a single half does not survive UTF-8. */
function endOfFrame(message: string, end: number): number {
  const last = message.charCodeAt(end - 1)
  return end < message.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end
}

/** Joins the frames of a client to messages. */
export class FrameReader {
  readonly #maxLength: number
  #missing = 0
  #length = 0
  #pieces: string[] = []

  /** @param maxLength the maximal length of a message, in UTF-16 units */
  constructor(maxLength: number) {
    this.#maxLength = maxLength
  }

  /**
   * @returns the message that this frame completes; nothing for a keep-alive, a count or an incomplete message
   *
   * @throws MalformedMessage if the message exceeds the maximal length
   */
  take(frame: string): string[] {
    if (this.#missing === 0) {
      if (!FRAME_COUNT.test(frame)) return [frame]
      // '0' is the client's keep-alive: no frame follows it.
      this.#missing = Number(frame)
      return []
    }
    this.#pieces.push(frame)
    this.#length += frame.length
    if (this.#length > this.#maxLength) throw new MalformedMessage('a message that is too long')
    this.#missing -= 1
    if (this.#missing > 0) return []
    const message = this.#pieces.join('')
    this.#pieces = []
    this.#length = 0
    return [message]
  }
}
