/**
 * Gradients and filters for the defs of a layer. Each filter costs librsvg a surface of the whole canvas, so apply
 * filters to groups, not to shapes.
 */

/** Position 0–1, colour, opacity (default 1). */
export type GradientStops = readonly (readonly [at: number, colour: string, opacity?: number])[]

/**
 * Soft light on any flat group: a lit edge toward dx, dy, a core shadow on the far side, and a thin rim if it has a
 * colour. All parts share one blur: a blur is nine tenths of the filter's cost.
 */
export const lit = (
  id: string,
  {
    hi = '#fff1c0',
    ho = 0.85,
    sh = '#0b2b3a',
    so = 0.6,
    dx = -9,
    dy = -12,
    b = 11,
    sk = 1.5,
    pad = 12,
    rim = null,
    ro = 0.95,
  }: {
    hi?: string | undefined
    ho?: number | undefined
    sh?: string | undefined
    so?: number | undefined
    dx?: number | undefined
    dy?: number | undefined
    b?: number | undefined
    sk?: number | undefined
    pad?: number | undefined
    rim?: string | null | undefined
    ro?: number | undefined
  } = {},
) =>
  `<filter id="${id}" x="-${pad}%" y="-${pad}%" width="${100 + 2 * pad}%" height="${100 + 2 * pad}%" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${b}" result="b"/>` +
  edge('b', dx * sk, dy * sk, sh, so) +
  '<feComposite in2="SourceGraphic" operator="atop" result="s"/>' +
  edge('b', -dx, -dy, hi, ho) +
  '<feComposite in2="s" operator="atop" result="h"/>' +
  (rim
    ? RIM.map(
        ({ reach, share }) =>
          edge('SourceAlpha', -dx * reach, -dy * reach, rim, ro * share) +
          '<feComposite in2="h" operator="atop" result="h"/>',
      ).join('')
    : '') +
  '</filter>'

/** Two hard bands imitate a rim that fades over the light's reach: a second blur would double the cost. */
const RIM = [
  { reach: 0.5, share: 0.35 },
  { reach: 0.25, share: 0.5 },
]

/** Fills, in one colour, the rim that a blurred and moved outline does not cover. */
const edge = (outline: string, dx: number, dy: number, colour: string, opacity: number): string =>
  `<feOffset in="${outline}" dx="${dx}" dy="${dy}" result="moved"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="moved" operator="out"/>`

export const blur = (id: string, s: number, pad = 20) =>
  `<filter id="${id}" x="-${pad}%" y="-${pad}%" width="${100 + 2 * pad}%" height="${100 + 2 * pad}%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${s}"/></filter>`

export const linear = (id: string, stops: GradientStops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`

export const radial = (id: string, stops: GradientStops, cx = 0.5, cy = 0.5, r = 0.5, extra = '') =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" ${extra}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`

/** Plain blurs named b2, b3 … after their radius. */
export const blurs = (...radii: readonly number[]): string =>
  radii.map((radius) => blur(`b${radius}`, radius, 40)).join('')
