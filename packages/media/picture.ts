/** Builds every picture's address, with width and height in pixels (product 9.4 and 7.9). */
export const COVER_SIZE = { w: 1100, h: 1466 } as const
export const SPREAD_SIZE = { w: 2200, h: 1100 } as const

/** A hero's face, cut out: every picture of a book is drawn with it. */
export const FACE_SIZE = { w: 480, h: 520 } as const

export type PictureSize = { w: number; h: number }

/** Name of a stored picture's size. */
export const sizeName = ({ w, h }: PictureSize): string => `${w}x${h}`

export const halfOf = ({ w, h }: PictureSize): PictureSize => ({ w: Math.round(w / 2), h: Math.round(h / 2) })

/** Sizes that `media` serves; any other is refused. */
export const SERVED_SIZES: readonly PictureSize[] = [
  COVER_SIZE,
  SPREAD_SIZE,
  halfOf(COVER_SIZE),
  halfOf(SPREAD_SIZE),
  FACE_SIZE,
]

/** @param url a path of ours ('/media/…', '/stories/…') or an absolute address; existing parameters are kept */
export function pictureUrl(url: string, { w, h }: PictureSize): string {
  const separator = url.includes('?') ? '&' : '?'
  return `${url}${separator}w=${w}&h=${h}`
}
