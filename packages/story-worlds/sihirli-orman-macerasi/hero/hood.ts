/** The hood with the face in its slot. */
import { fix, place, polar } from '../../drawing/curve.ts'
import type { Light } from '../../drawing/light.ts'
import { ellipse, group, inside, line, nextId, path } from '../../drawing/svg.ts'
import { RED } from './materials.ts'

/** `tip`: the side to which the hood's tip flops. */
interface HoodPose {
  tilt: number
  tip?: 1 | -1
}

/** Hood, frame and face. The slot is the ellipse 50 x 55 round 0,0. */
export function hood(pose: HoodPose, face: string, light: Light) {
  const f = pose.tip ?? 1,
    flip = (d: string) => place(d, { sx: f, sy: 1 })
  const outer = flip(
    'M-70 16C-77 -38 -54 -82 -10 -91C10 -95 24 -110 46 -112C68 -114 86 -101 87 -82C87 -72 80 -66 74 -69C69 -73 62 -76 55 -71C69 -50 76 -18 70 18C66 44 46 62 16 69L-16 69C-46 62 -66 44 -70 16Z',
  )
  const creaseTip = flip('M50 -73C40 -86 30 -92 12 -92'),
    crease2 = flip('M70 -71C62 -88 50 -98 34 -103'),
    soft = (d: string, c: string, w: number, o: number) => line(flip(d), c, w, `opacity="${o}"`)
  const folds =
    soft('M-62 30C-70 -20 -54 -64 -18 -80', RED.dark, 7, 0.5) +
    soft('M62 34C70 0 66 -38 50 -62', RED.dark, 8, 0.55) +
    soft('M-66 -10C-62 -46 -42 -72 -12 -84', RED.light, 5, 0.55) +
    soft('M-30 -82C-8 -90 24 -88 44 -74', RED.dark, 6, 0.4) +
    soft('M22 -97C42 -108 68 -106 80 -86', RED.light, 5, 0.55)
  // a rolled rim, a little pointed at the top
  const rim =
    'M-62 2C-63 -42 -36 -66 0 -71C36 -66 63 -42 62 2C61 42 36 68 0 69C-36 68 -61 42 -62 2ZM-49 1C-49 34 -28 54 0 55C28 54 49 34 49 1C50 -33 29 -53 0 -56C-29 -53 -50 -33 -49 1Z'
  const inner = 'M-49 1C-49 34 -28 54 0 55C28 54 49 34 49 1C50 -33 29 -53 0 -56C-29 -53 -50 -33 -49 1Z'
  const nicks = [-150, -118, -62, -30, 20, 58, 122, 160]
    .map((a) => {
      const p = polar([0, 0], a, 53),
        q = polar([0, 0], a + 5, 63)
      return line(
        `M${p.map(fix).join(' ')}Q${fix((p[0] + q[0]) / 2 + 1.5)} ${fix((p[1] + q[1]) / 2)} ${q.map(fix).join(' ')}`,
        RED.dark,
        2,
        'opacity=".4"',
      )
    })
    .join('')
  const id = nextId('slot'),
    lx = light.dir?.[0] ?? -1
  return (
    `<g transform="rotate(${pose.tilt})">` +
    group(
      'filter="url(#hL)"',
      path(outer, 'url(#hoodG)'),
      inside(outer, group('filter="url(#f3)"', folds)),
      line(creaseTip, RED.dark, 3.5, 'opacity=".55"'),
      line(crease2, RED.dark, 2.5, 'opacity=".4"'),
    ) +
    ellipse(0, 0, 53, 58, '#2e0a1c') +
    `<clipPath id="${id}"><path d="${inner}"/></clipPath><g clip-path="url(#${id})"><image href="${face}" x="-58.6" y="-67" width="117.2" height="127" preserveAspectRatio="xMidYMid slice"/>` +
    (light.tint
      ? ellipse(0, 0, 52, 57, light.tint, `opacity="${light.tintO ?? 0.16}" style="mix-blend-mode:multiply"`)
      : '') +
    ellipse(lx * 24, 8, 34, 46, 'url(#cheekLight)', 'style="mix-blend-mode:soft-light"') +
    ellipse(-lx * 44, 10, 24, 60, light.sh ?? '#3a1430', 'opacity=".16" filter="url(#b10)"') +
    `<rect x="-60" y="-66" width="120" height="132" fill="url(#hoodShade)" style="mix-blend-mode:multiply"/>` +
    ellipse(0, 0, 52, 58, 'url(#slotEdge)', 'style="mix-blend-mode:multiply"') +
    '</g>' +
    group('filter="url(#hM)"', path(rim, RED.base, 'fill-rule="evenodd"'), nicks) +
    line(inner, RED.gold, 3.2) +
    line('M-47 -12C-44 -36 -26 -52 0 -54', RED.goldL, 1.6, 'opacity=".8"') +
    '</g>'
  )
}
