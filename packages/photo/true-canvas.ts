/**
 * Some browsers change the pixels that a page reads from a canvas, to prevent fingerprinting: an upload would then be
 * noise.
 */
const SIDE = 8
/** A difference out of 255. Brave changes only the last bit, which is invisible. */
const TOLERANCE = 8

/** @returns true also without a canvas: the code that draws on a canvas reports its absence */
export function isCanvasTrue(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return true
  const colours = Array.from({ length: SIDE * SIDE }, (_, at) => [(at * 37) % 256, (at * 91) % 256, (at * 53) % 256])
  for (const [at, [red, green, blue]] of colours.entries()) {
    context.fillStyle = `rgb(${red} ${green} ${blue})`
    context.fillRect(at % SIDE, Math.floor(at / SIDE), 1, 1)
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  return colours.flat().every((drawn, index) => {
    const seen = data[Math.floor(index / 3) * 4 + (index % 3)] ?? 0
    return Math.abs(seen - drawn) <= TOLERANCE
  })
}
