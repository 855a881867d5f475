import { MalformedMessage } from './malformed-message.ts'

interface Segment {
  /** Number of segments of the message. */
  readonly total: number
  readonly data: string
}

/**
 * Joins messages from URL parameters: numbered segments (`seg0`, `ts0`, `d0`, `seg1` …) of base64, in requests that may
 * overtake one another.
 */
export class SegmentReader {
  readonly #segments = new Map<number, Segment>()
  #next = 0

  /**
   * @returns the messages that a request completes, in the order of sending
   *
   * @throws MalformedMessage for an invalid segment number
   */
  take(parameters: URLSearchParams): string[] {
    for (let index = 0; parameters.has(`d${index}`); index += 1) {
      const [number, total] = [Number(parameters.get(`seg${index}`)), Number(parameters.get(`ts${index}`))]
      this.#segments.set(number, { total, data: parameters.get(`d${index}`) ?? '' })
    }
    const messages: string[] = []
    for (let message = this.#takeNext(); message !== null; message = this.#takeNext()) messages.push(message)
    return messages
  }

  #takeNext(): string | null {
    const total = this.#segments.get(this.#next)?.total
    if (total === undefined) return null
    if (!Number.isInteger(total) || total < 1) throw new MalformedMessage('a message of no segments')
    let base64 = ''
    for (let number = this.#next; number < this.#next + total; number += 1) {
      const segment = this.#segments.get(number)
      if (segment === undefined) return null
      base64 += segment.data
    }
    for (const last = this.#next + total; this.#next < last; this.#next += 1) this.#segments.delete(this.#next)
    // The SDK pads base64 with dots.
    return Buffer.from(base64.replaceAll('.', ''), 'base64url').toString('utf8')
  }
}
