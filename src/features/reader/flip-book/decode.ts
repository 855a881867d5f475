/** Pictures are decoded before a page may be seen: a page that turns must not be blank for a frame. */

/** A picture that does not come is not waited for longer than this: its page has a quiet ground. */
const PATIENCE_MS = 1_000

export interface Decoder {
  /** @returns null where every picture in these elements can be painted at once */
  decode(elements: readonly HTMLElement[]): Promise<void> | null
}

export function createDecoder(): Decoder {
  const settled = new WeakSet<HTMLImageElement>()
  const settle = (picture: HTMLImageElement): Promise<void> =>
    picture
      .decode()
      .catch((reason: unknown) => console.warn('[reader] picture', picture.currentSrc || picture.src, reason))
      .then(() => void settled.add(picture))

  return {
    decode(elements) {
      const missing = elements
        .flatMap((element) => [...element.querySelectorAll('img')])
        .filter((picture) => !settled.has(picture))
      if (missing.length === 0) return null
      return new Promise((resolve) => {
        const patience = setTimeout(resolve, PATIENCE_MS)
        void Promise.all(missing.map(settle)).then(() => {
          clearTimeout(patience)
          resolve()
        })
      })
    },
  }
}
