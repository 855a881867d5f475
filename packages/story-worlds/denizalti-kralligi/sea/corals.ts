/** Stony corals. Each stands on x, y and is h high; its tones run from shadow to light. */
import { blob, fix, polar, rad, tube } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, inside, line, path } from '../../drawing/svg.ts'
import { ToneBuckets, type Tones } from './tones.ts'

/** Branches that fork in twos and threes; their tips are the lightest. */
export function staghorn(random: Random, x: number, y: number, h: number, tones: Tones): string {
  const buckets = new ToneBuckets()
  let tips = ''
  const grow = (from: Point, angle: number, length: number, w: number, forks: number): void => {
    const end = polar(from, angle, length)
    const mid = polar(polar(from, angle, length * 0.5), angle + 90, random.spread() * length * 0.08)
    const lightness = 0.2 + (0.6 * (y - end[1])) / h - 0.11 * Math.cos(rad(angle)) + random.spread() * 0.1
    buckets.add(lightness, tube([from, mid, end], [w, w * 0.85, w * 0.7], 4))
    if (forks === 0) {
      tips += blob(random, ...end, w * 0.62, w * 0.62, 6, 0.05)
      return
    }
    const n = random() < 0.35 ? 3 : 2
    for (let i = 0; i < n; i++)
      grow(
        end,
        angle + (i - (n - 1) / 2) * 46 + random.spread() * 14,
        length * random.between(0.66, 0.86),
        w * 0.72,
        forks - 1,
      )
  }
  const w = h * 0.075
  for (const i of [-1, 0, 1]) grow([x + i * w * 1.6, y], -90 + i * 28 + random.spread() * 8, h * 0.3, w, 3)
  return buckets.painted(tones, (d, colour) => path(d, colour)) + path(tips, tones[6])
}

/** Gorgonian: a flat fan of fine ribs. */
export function fanCoral(random: Random, x: number, y: number, h: number, tones: Tones): string {
  const buckets = new ToneBuckets()
  const widths = new Map<number, number>()
  const grow = (from: Point, angle: number, length: number, w: number, forks: number): void => {
    const end = polar(from, angle, length)
    const tone = buckets.add(
      0.15 + (0.75 * (y - end[1])) / h + random.spread() * 0.08,
      `M${from.map(fix).join(' ')}L${end.map(fix).join(' ')}`,
    )
    if (!widths.has(tone)) widths.set(tone, w)
    if (forks === 0) return
    grow(end, angle + random.between(6, 17), length * 0.88, w * 0.8, forks - 1)
    grow(end, angle - random.between(6, 17), length * 0.88, w * 0.8, forks - 1)
  }
  for (const i of [-2, -1, 0, 1, 2]) grow([x, y], -90 + i * 21 + random.spread() * 5, h * 0.25, h * 0.03, 5)
  return buckets.painted(tones, (d, colour, tone) => line(d, colour, Math.max(2.2, widths.get(tone) ?? 0)))
}

/** A dome of radius r with winding grooves. */
export function brain(random: Random, x: number, y: number, r: number, tones: Tones) {
  const outline = blob(random, x, y, r, r * 0.78, 14, 0.03)
  let s =
    ellipse(x, y, r * 1.1, r, tones[2]) +
    ellipse(x - r * 0.2, y - r * 0.25, r * 0.86, r * 0.7, tones[3], 'filter="url(#b12)"') +
    ellipse(x - r * 0.32, y - r * 0.42, r * 0.5, r * 0.36, tones[5], 'filter="url(#b12)"')
  for (let i = 0; i < 26; i++) {
    let px = x + random.spread() * r,
      py = y + random.spread() * r * 0.75,
      a = random() * 360,
      d = `M${fix(px)} ${fix(py)}`
    for (let k = 0; k < 4; k++) {
      const [qx, qy] = polar([px, py], a, r * 0.13)
      a += random.pick([-75, 75]) * random()
      ;[px, py] = polar([qx, qy], a, r * 0.12)
      d += `Q${fix(qx)} ${fix(qy)} ${fix(px)} ${fix(py)}`
    }
    s +=
      line(d, tones[1], r * 0.045, 'opacity=".6"') +
      line(d, tones[6], r * 0.016, `opacity=".5" transform="translate(-2 -3)"`)
  }
  return inside(outline, s)
}

/** A handful of open pipes. */
export function tubeSponge(random: Random, x: number, y: number, h: number, tones: Tones, n = 5) {
  let s = ''
  for (let i = 0; i < n; i++) {
    const px = x + (i - (n - 1) / 2) * h * 0.24 + random.spread() * 8,
      hh = h * random.between(0.5, 1),
      w = h * random.between(0.1, 0.14),
      lean = (i - (n - 1) / 2) * h * 0.06
    const d = tube(
      [
        [px, y],
        [px + lean * 0.4, y - hh * 0.5],
        [px + lean, y - hh],
      ],
      [w * 0.7, w * 0.85, w],
    )
    s +=
      path(d, tones[2]) +
      path(
        tube(
          [
            [px - w * 0.3, y],
            [px - w * 0.3 + lean * 0.4, y - hh * 0.5],
            [px - w * 0.35 + lean, y - hh],
          ],
          [w * 0.25, w * 0.32, w * 0.36],
        ),
        tones[4],
      ) +
      line(
        `M${fix(px - w * 0.78)} ${fix(y - h * 0.1)}L${fix(px + lean - w * 0.86)} ${fix(y - hh)}`,
        tones[6],
        3,
        'opacity=".55"',
      ) +
      ellipse(px + lean, y - hh, w * 1.02, w * 0.42, tones[5]) +
      ellipse(px + lean, y - hh + 1, w * 0.74, w * 0.28, tones[0])
  }
  return s
}

/** Table coral, w wide: shelves stacked with shade under each. */
export function tableCoral(random: Random, x: number, y: number, w: number, tones: Tones, n = 4) {
  let s = ''
  for (let i = 0; i < n; i++) {
    const yy = y - i * w * 0.17,
      ww = w * (1 - i * 0.17) * random.between(0.9, 1.05),
      xx = x + random.spread() * w * 0.12
    s +=
      ellipse(xx + 4, yy + w * 0.07, ww * 0.46, w * 0.07, tones[0], 'opacity=".8"') +
      path(
        `M${fix(xx - ww * 0.5)} ${fix(yy)}C${fix(xx - ww * 0.4)} ${fix(yy + w * 0.13)} ${fix(xx + ww * 0.4)} ${fix(yy + w * 0.13)} ${fix(xx + ww * 0.5)} ${fix(yy)}Z`,
        tones[2],
      ) +
      ellipse(xx, yy, ww * 0.5, w * 0.055, tones[4]) +
      ellipse(xx - ww * 0.1, yy - w * 0.008, ww * 0.36, w * 0.032, tones[6], 'opacity=".65"')
  }
  return s
}
