/** CIE Lab under daylight: its distances match the differences that people see. */
export type Lab = readonly [l: number, a: number, b: number]
export type Rgb = readonly [red: number, green: number, blue: number]

export const linear = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const encoded = (share: number): number => {
  const within = Math.max(0, Math.min(1, share))
  return 255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055)
}

/** Simulates another light. @param gains of linear light, for red, green and blue */
export const relit = (rgb: Rgb, gains: Rgb): Rgb => [
  encoded(linear(rgb[0]) * gains[0]),
  encoded(linear(rgb[1]) * gains[1]),
  encoded(linear(rgb[2]) * gains[2]),
]

const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

export function labOf([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const rgbOfHex = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

/** Brightness counts less than hue, because it changes with the light. */
export const distance = (a: Lab, b: Lab, brightness = 0.7): number =>
  Math.hypot((a[0] - b[0]) * brightness, a[1] - b[1], a[2] - b[2])

export const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b)

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The value below which that share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

export const medianLab = (colours: readonly Lab[]): Lab => [
  median(colours.map(([l]) => l)),
  median(colours.map(([, a]) => a)),
  median(colours.map(([, , b]) => b)),
]

/** @returns the name of the nearest colour */
export function nearest<Name extends string>(
  colour: Lab,
  tubes: Readonly<Record<Name, string>>,
  brightness?: number,
): Name {
  const names = Object.keys(tubes) as Name[]
  return names.reduce((best, name) =>
    distance(colour, labOf(rgbOfHex(tubes[name])), brightness) <
    distance(colour, labOf(rgbOfHex(tubes[best])), brightness)
      ? name
      : best,
  )
}
