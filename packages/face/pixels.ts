/** Pictures in memory, for browser and studio: a canvas gives four channels, the studio three. */

export interface Pixels {
  width: number
  height: number
  channels: 3 | 4
  /** Row by row, red first; a fourth channel is ignored. */
  data: Uint8Array | Uint8ClampedArray
}

/** In pixels of the picture; the box may extend beyond its edges. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Brightness from 0 to 255 with the weights of Rec. 601, the same as in JPEG. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue

/** Red, green and blue, 0 to 255, three numbers a pixel. */
export interface Sample {
  width: number
  height: number
  data: Float32Array
}

/**
 * Scales a part of a picture; each new pixel is the mean of the pixels that it covers. Browsers and sharp shrink
 * differently, and both sides must get the same pixels. The area outside of the picture is black.
 */
export function sample(picture: Pixels, box: Box, width: number, height: number): Sample {
  const data = new Float32Array(width * height * 3)
  const columns = spans(box.x, box.width, width, picture.width)
  const rows = spans(box.y, box.height, height, picture.height)
  rows.forEach((row, y) =>
    columns.forEach((column, x) => {
      const area = (row.to - row.from) * (column.to - column.from)
      if (area <= 0) return
      let red = 0
      let green = 0
      let blue = 0
      for (let py = row.from; py < row.to; py++) {
        for (let px = column.from; px < column.to; px++) {
          const i = (py * picture.width + px) * picture.channels
          red += picture.data[i] as number
          green += picture.data[i + 1] as number
          blue += picture.data[i + 2] as number
        }
      }
      data.set([red / area, green / area, blue / area], (y * width + x) * 3)
    }),
  )
  return { width, height, data }
}

/** @param box within the picture, in whole pixels */
export function partOf({ width, channels, data }: Pixels, box: Box): Pixels {
  const row = box.width * channels
  const part = new Uint8ClampedArray(row * box.height)
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * channels
    part.set(data.subarray(from, from + row), y * row)
  }
  return { width: box.width, height: box.height, channels, data: part }
}

/** Clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3

export function turned(picture: Pixels, quarterTurns: QuarterTurns): Pixels {
  const { width, height, channels, data } = picture
  if (quarterTurns === 0) return picture
  const lies = quarterTurns !== 2
  const turnedWidth = lies ? height : width
  const out = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] =
        quarterTurns === 1
          ? [height - 1 - y, x]
          : quarterTurns === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x]
      const from = (y * width + x) * channels
      const to = (toY * turnedWidth + toX) * channels
      for (let channel = 0; channel < channels; channel++) out[to + channel] = data[from + channel] as number
    }
  }
  return { width: turnedWidth, height: lies ? width : height, channels, data: out }
}

interface Span {
  from: number
  to: number
}

/** For each new pixel, the range of old pixels that it covers: at least one, if there is one. */
function spans(start: number, length: number, count: number, limit: number): Span[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round(start + (index * length) / count)
    const to = Math.max(from + 1, Math.round(start + ((index + 1) * length) / count))
    return { from: Math.max(0, from), to: Math.min(limit, to) }
  })
}
