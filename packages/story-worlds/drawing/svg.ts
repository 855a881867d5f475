/** The few SVG elements of the pictures, as text. */
import { fix } from './curve.ts'

/** @param x, y the document's upper left corner, for a crop of a larger page */
export const svgDoc = (w: number, h: number, defs: string, body: string, { x, y } = { x: 0, y: 0 }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}"><defs>${defs}</defs>${body}</svg>`

export const group = (attrs: string, ...body: string[]) => `<g ${attrs}>${body.join('')}</g>`

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`

export const line = (d: string, stroke: string, w: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${fix(w)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}" ${extra}/>`

let serial = 0
/**
 * Ids must be unique within one SVG; a scene resets the counter at its start, so that it always gives the same text.
 */
export const nextId = (p = 'u') => `${p}${++serial}`

export const resetIds = () => {
  serial = 0
}

/** Clips `body` to the outline `d` (paint inside the line). */
export function inside(d: string, body: string) {
  const id = nextId('in')
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}
