/** Affine maps of the plane, as CSS writes them: matrix(a, b, c, d, e, f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
export const scaling = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0]
export const HALF_TURN: Matrix = [-1, 0, 0, -1, 0, 0]

/** The combined map, which applies the last one first, as in CSS. */
export const compose = (...maps: Matrix[]): Matrix => maps.reduce(multiply)

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** @param map must not flatten the plane */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const size = a * d - b * c
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size]
}

export const apply = ([a, b, c, d, e, f]: Matrix, { x, y }: { x: number; y: number }) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/**
 * Truncates, never rounds: the browser treats an axis of 1.000005 as another scale, repaints the layer and shows it
 * blurred.
 */
export const toCss = (map: Matrix): string => `matrix(${map.map((part) => Math.trunc(part * 1e5) / 1e5).join(',')})`
