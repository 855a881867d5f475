/** Pictures in memory, as both sides have them: a canvas gives four channels, the studio three. */

export interface Pixels {
  width: number
  height: number
  channels: 3 | 4
  /** Row by row, red first; a fourth channel is not read. */
  data: Uint8Array | Uint8ClampedArray
}

/** In pixels of the picture; it may reach over its edges. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** 0 to 255, by the weights of Rec. 601, as JPEG's own luminance has them. */
export const luminanceOf = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue

/** Red, green and blue, 0 to 255, three numbers a pixel. */
export interface Sample {
  width: number
  height: number
  data: Float32Array
}

/**
 * A part of a picture in another size, by the mean of what each new pixel covers: browsers and sharp each shrink in a
 * way of their own, and both sides must see the same. What lies outside the picture is black.
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

interface Span {
  from: number
  to: number
}

/** For each new pixel the old ones that it covers: at least one, where there is one. */
function spans(start: number, length: number, count: number, limit: number): Span[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round(start + (index * length) / count)
    const to = Math.max(from + 1, Math.round(start + ((index + 1) * length) / count))
    return { from: Math.max(0, from), to: Math.min(limit, to) }
  })
}
