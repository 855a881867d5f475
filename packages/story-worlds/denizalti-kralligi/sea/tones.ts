/** Coral in seven tones from shadow to light: every kind sorts its dabs by tone, one path for each tone. */
import { mix } from '../../drawing/colour.ts'
import { itemAt } from '../../drawing/geometry.ts'

export type Tones = readonly [string, string, string, string, string, string, string]

const tonesOf = (dark: string, base: string, light: string): Tones => [
  dark,
  mix(dark, base, 1 / 3),
  mix(dark, base, 2 / 3),
  base,
  mix(base, light, 1 / 3.2),
  mix(base, light, 2 / 3.2),
  mix(base, light, 3 / 3.2),
]

/** Shadow, base, light. */
const CORALS = {
  rose: ['#3b1f55', '#c7557c', '#ffc9b8'],
  coral: ['#54233f', '#e0715c', '#ffd9a8'],
  plum: ['#221d4e', '#7a4f9e', '#d9a8e6'],
  ochre: ['#4a3030', '#c9925a', '#ffe6b0'],
  teal: ['#0c2f4a', '#2f8f96', '#b6f0d8'],
  sage: ['#103a44', '#6fa07a', '#e6f2b0'],
} as const
export type CoralName = keyof typeof CORALS
export const CORAL_NAMES = Object.keys(CORALS) as CoralName[]

/** A coral's colours pushed into the water: t 0 near, 1 lost in the haze. */
export function hazed(name: CoralName, haze: string, t: number): Tones {
  const [dark, base, light] = CORALS[name]
  return tonesOf(mix(dark, haze, t), mix(base, haze, t), mix(light, haze, t))
}

/** Collects path data by lightness, 0–1. */
export class ToneBuckets {
  readonly #paths = new Map<number, string>()

  /** @returns the tone of the path data, 0–6 */
  add(lightness: number, d: string): number {
    const tone = Math.max(0, Math.min(6, Math.floor(lightness * 7)))
    this.#paths.set(tone, (this.#paths.get(tone) ?? '') + d)
    return tone
  }

  /** Dark tones first. */
  painted(tones: Tones, paint: (d: string, colour: string, tone: number) => string): string {
    return [...this.#paths]
      .sort(([a], [b]) => a - b)
      .map(([tone, d]) => paint(d, itemAt(tones, tone), tone))
      .join('')
  }
}
