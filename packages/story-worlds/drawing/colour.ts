/** Colours as #rrggbb, mixed in sRGB. */
import { itemAt } from './geometry.ts'

/** Positions 0–1 in rising order, each with its colour. */
export type ColourStops = readonly (readonly [at: number, colour: string])[]

const channel = (hex: string, from: number): number => parseInt(hex.slice(from, from + 2), 16)

export const mix = (a: string, b: string, t: number): string =>
  '#' +
  [1, 3, 5]
    .map((from) =>
      Math.round(channel(a, from) + (channel(b, from) - channel(a, from)) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

/** The colour at a position; beyond the last stop, that stop's colour. */
export function ramp(stops: ColourStops, t: number): string {
  for (let i = 1; i < stops.length; i++) {
    const [from, first] = itemAt(stops, i - 1)
    const [to, second] = itemAt(stops, i)
    if (t <= to) return mix(first, second, (t - from) / (to - from))
  }
  return itemAt(stops, -1)[1]
}
