/**
 * Edge-preserving smoothing: each pixel takes the mean of the calmest of its four corner windows, softly weighted. It
 * turns a photo's texture into dabs of gouache and does not move the edges of eyes and mouth.
 */

/** Red, green, blue, luminance and its square, each as an integral image. */
const PLANES = 5
const CALMNESS = 0.02

/** @param pixels RGB, three bytes a pixel @param radius of a window, in pixels */
export function kuwahara(pixels: Uint8Array, width: number, height: number, radius: number): Buffer {
  const sums = integralImages(pixels, width, height)
  const row = (width + 1) * PLANES
  const painted = Buffer.alloc(pixels.length)
  const mean = new Float64Array(PLANES)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let weights = 0
      let red = 0
      let green = 0
      let blue = 0
      for (let corner = 0; corner < 4; corner++) {
        const left = corner & 1 ? x : x - radius
        const top = corner & 2 ? y : y - radius
        const x0 = Math.max(0, left)
        const y0 = Math.max(0, top)
        const x1 = Math.min(width, left + radius + 1)
        const y1 = Math.min(height, top + radius + 1)
        const area = (x1 - x0) * (y1 - y0)
        for (let plane = 0; plane < PLANES; plane++) {
          const at = (px: number, py: number) => sums[py * row + px * PLANES + plane] as number
          mean[plane] = (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / area
        }
        const [r = 0, g = 0, b = 0, luminance = 0, squared = 0] = mean
        const variance = Math.max(0, squared - luminance * luminance)
        const weight = 1 / (1 + variance * variance * CALMNESS)
        weights += weight
        red += weight * r
        green += weight * g
        blue += weight * b
      }
      const i = (y * width + x) * 3
      painted[i] = red / weights
      painted[i + 1] = green / weights
      painted[i + 2] = blue / weights
    }
  }
  return painted
}

function integralImages(pixels: Uint8Array, width: number, height: number): Float64Array {
  const row = (width + 1) * PLANES
  const sums = new Float64Array(row * (height + 1))
  for (let y = 0; y < height; y++) {
    const running = new Float64Array(PLANES)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3
      const [red = 0, green = 0, blue = 0] = [pixels[i], pixels[i + 1], pixels[i + 2]]
      const luminance = 0.3 * red + 0.59 * green + 0.11 * blue
      const values = [red, green, blue, luminance, luminance * luminance]
      const at = (y + 1) * row + (x + 1) * PLANES
      for (let plane = 0; plane < PLANES; plane++) {
        running[plane] = (running[plane] as number) + (values[plane] as number)
        sums[at + plane] = (sums[at - row + plane] as number) + (running[plane] as number)
      }
    }
  }
  return sums
}
