/** The palace of the sea: its gate with the king stuck in it like a cork, and coral towers left and right. */
import { mix } from '../../drawing/colour.ts'
import { blob } from '../../drawing/curve.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { king } from '../creatures/king.ts'
import { placedAt } from '../creatures/materials.ts'
import { tower, type Roof, type TowerColours } from '../sea/tower.ts'

/** Rose stone and blue roofs. @param t 0 near, 1 lost in the haze */
export const palaceColours = (t: number, haze: string): TowerColours => ({
  stone: [mix('#9a7ab4', haze, t), mix('#ecb0b0', haze, t), mix('#fff0dc', haze, t * 0.85)],
  roof: [mix('#4f7cc0', haze, t), mix('#7fb8e0', haze, t), mix('#eafbf4', haze, t * 0.85)],
  window: mix('#4a6ab0', haze, t * 0.7),
})

/** x, foot, width, height, roof */
type Site = readonly [number, number, number, number, Roof]
const row = (sites: readonly Site[], t: number, haze: string) =>
  sites
    .map(([x, base, w, h, roof]) =>
      tower(createRandom(x), { x, base, w, h, roof, colours: palaceColours(t, haze), flat: true }),
    )
    .join('')

/** The door's middle is at 1500, 700. @param far, mid colours of the water at two distances */
export function palace(random: Random, { far, mid }: { far: string; mid: string }): string {
  return (
    group(
      'filter="url(#b4)" opacity=".9"',
      row(
        [
          [1210, 860, 90, 190, 'spiral'],
          [1330, 840, 100, 250, 'spiral'],
          [1420, 830, 80, 300, 'spiral'],
          [1620, 830, 86, 290, 'spiral'],
          [1730, 840, 110, 240, 'spiral'],
          [1880, 850, 100, 230, 'spiral'],
          [2060, 860, 120, 250, 'spiral'],
        ],
        0.8,
        far,
      ),
    ) +
    group(
      'filter="url(#b1)"',
      row(
        [
          [1290, 880, 120, 230, 'spiral'],
          [1690, 880, 128, 250, 'dome'],
          [1830, 900, 130, 210, 'spiral'],
          [2010, 920, 150, 280, 'dome'],
          [2160, 930, 150, 240, 'spiral'],
        ],
        0.36,
        mid,
      ),
    ) +
    gate(random, palaceColours(0.1, mid))
  )
}

function gate(random: Random, { stone: [dark, base, light] }: TowerColours): string {
  const wall = 'M1346 880L1352 590C1352 520 1420 486 1500 486C1580 486 1648 520 1648 590L1654 880Z'
  let stones = path('M1560 480L1700 480L1700 900L1600 900Z', dark, 'opacity=".8" filter="url(#b12)"')
  stones += path('M1340 900L1340 480L1420 480L1390 900Z', light, 'opacity=".6" filter="url(#b12)"')
  for (let i = 0; i < 70; i++)
    stones += path(
      blob(
        random,
        random.between(1346, 1654),
        random.between(500, 880),
        random.between(8, 22),
        random.between(6, 12),
        7,
        0.14,
      ),
      random.pick([light, dark, mix(base, light, 0.4)]),
      'opacity=".4"',
    )
  const shells = Array.from({ length: 7 }, (_, i) => {
    const angle = Math.PI + (i / 6) * Math.PI
    const shell =
      path('M-26 8C-34 -30 -12 -44 0 -44C12 -44 34 -30 26 8Q0 18 -26 8Z', light) +
      [-10, 0, 10].map((k) => line(`M${k * 0.4} 6L${k * 1.3} -32`, dark, 3, 'opacity=".5"')).join('')
    return placedAt(1500 + Math.cos(angle) * 152, 592 + Math.sin(angle) * 112, 0.5, shell, i * 30 - 90)
  })
  const squeezed = (
    [
      [1350, 600, -30],
      [1650, 596, 30],
      [1346, 810, -34],
      [1654, 814, 34],
    ] as const
  ).map(([x, y, r]) => line(`M${x} ${y}l${r} -6M${x} ${y + 10}l${r * 1.1} 2`, '#fff3d8', 4, 'opacity=".75"'))
  return (
    path(wall, base) +
    inside(wall, stones) +
    shells.join('') +
    path('M1394 880L1396 620C1396 560 1440 528 1500 528C1560 528 1604 560 1604 620L1606 880Z', light) +
    path('M1408 880L1410 624C1410 572 1448 542 1500 542C1552 542 1590 572 1590 624L1592 880Z', '#5a7cc4') +
    ellipse(1500, 700, 80, 120, '#8fb4e6', 'opacity=".7" filter="url(#b12)"') +
    placedAt(1500, 714, 0.7, king({ mood: 'polite', faceAt: [-26, -14], look: [-0.8, -0.7], flap: 1 }), -5) +
    squeezed.join('') +
    path('M1350 880Q1500 850 1650 880L1690 930Q1500 890 1310 930Z', base) +
    path('M1350 880Q1500 850 1650 880L1656 890Q1500 862 1344 890Z', light, 'opacity=".8"')
  )
}
