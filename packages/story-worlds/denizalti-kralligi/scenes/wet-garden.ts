/** Things of the wet garden: puddles just jumped into, prints of boots, the umbrella that waits. */
import { blob, fix, place } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'

/** Its height as a share of its width. */
const FLAT = 0.36

/** A puddle that reflects the sky; drops still fly up, rings spread. */
export function jumpedPuddle(random: Random, x: number, y: number, r: number): string {
  const rim = blob(random, x, y, r, r * FLAT, 14, 0.04)
  const drops = Array.from({ length: 22 }, () => {
    const angle = (-20 - random() * 140) * (Math.PI / 180)
    const far = r * random.between(0.3, 0.9)
    const size = random.between(3, 8)
    const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9]
    return path(
      `M${fix(cx)} ${fix(cy - size * 2)}C${fix(cx + size)} ${fix(cy - size * 0.4)} ${fix(cx + size)} ${fix(cy + size)} ${fix(cx)} ${fix(cy + size)}C${fix(cx - size)} ${fix(cy + size)} ${fix(cx - size)} ${fix(cy - size * 0.4)} ${fix(cx)} ${fix(cy - size * 2)}Z`,
      '#e6f8ff',
      'opacity=".95"',
    )
  }).join('')
  return (
    path(rim, '#4f9a86', 'transform="translate(0 7)" opacity=".5" filter="url(#b4)"') +
    path(rim, 'url(#gardenSky)') +
    [0.4, 0.64, 0.86]
      .map((k) =>
        ellipse(x, y, r * k, r * k * FLAT, 'none', `stroke="#ffffff" stroke-width="4" opacity="${fix(1 - k * 0.4)}"`),
      )
      .join('') +
    line(rim, '#ffffff', 4, 'opacity=".8"') +
    path(
      `M${x - r * 0.3} ${y}C${x - r * 0.42} ${y - r * 0.3} ${x - r * 0.34} ${y - r * 0.46} ${x - r * 0.44} ${y - r * 0.6}C${x - r * 0.16} ${y - r * 0.44} ${x - r * 0.1} ${y - r * 0.3} ${x} ${y - r * 0.66}C${x + r * 0.1} ${y - r * 0.3} ${x + r * 0.18} ${y - r * 0.42} ${x + r * 0.44} ${y - r * 0.56}C${x + r * 0.34} ${y - r * 0.4} ${x + r * 0.4} ${y - r * 0.26} ${x + r * 0.3} ${y}Q${x} ${y + r * 0.1} ${x - r * 0.3} ${y}Z`,
      '#f4fcff',
      'opacity=".8"',
    ) +
    drops
  )
}

/** The wet print of a small boot. */
export const footprint = (x: number, y: number, rot: number): string =>
  path(
    place('M-26 -7C-10 -12 4 -9 10 -8C24 -12 38 -7 38 1C38 9 24 12 10 9C0 10 -12 12 -26 7C-34 3 -34 -3 -26 -7Z', {
      x,
      y,
      rot,
    }),
    '#4f9a78',
    'opacity=".6"',
  )

/** A closed umbrella in the grass. @param x its tip @param foot its bottom */
export const umbrella = (x: number, foot: number): string =>
  ellipse(x + 6, foot, 60, 9, '#3f7a6a', 'opacity=".4" filter="url(#b4)"') +
  group(
    `transform="translate(${x} ${foot}) rotate(14)"`,
    group(
      'filter="url(#cS)"',
      path('M0 0C-34 -44 -40 -140 -12 -200L12 -200C40 -140 34 -44 0 0Z', '#f08a70'),
      path('M0 0C-34 -44 -40 -140 -12 -200L-4 -200C-20 -140 -16 -44 0 0Z', '#ffb494'),
    ) +
      line('M-31 -120Q0 -108 31 -122', '#fff0d8', 7, 'opacity=".9"') +
      line('M0 -206L0 -250C0 -276 32 -276 32 -252', '#c98a58', 9),
  )
