/** A sea lamp: a ball of glass on a curled stalk, or hanging. */
import { radial } from '../../drawing/filters.ts'
import { group, line, path } from '../../drawing/svg.ts'

export const lampDefs =
  radial(
    'gOff',
    [
      [0, '#e6fbff', 0.55],
      [0.55, '#8cc5d2', 0.34],
      [0.9, '#4f8ca8', 0.6],
      [1, '#bff3ff', 0.8],
    ],
    0.4,
    0.35,
    0.65,
  ) +
  radial(
    'gOn',
    [
      [0, '#fffdf0'],
      [0.4, '#ffe79a'],
      [0.8, '#ffc04f'],
      [1, '#ffe9a8'],
    ],
    0.5,
    0.55,
    0.6,
  ) +
  radial('gGlow', [
    [0, '#ffe9a0', 0.85],
    [0.3, '#ffd06a', 0.4],
    [1, '#ffb84a', 0],
  ])

/** @param lean side to which the stalk curls @param hang hangs from a thread above instead */
export function seaLamp({
  on = false,
  stalk = 130,
  lean = 0,
  r = 30,
  hang = false,
}: { on?: boolean; stalk?: number; lean?: number; r?: number; hang?: boolean } = {}) {
  const globe =
    (on ? `<circle r="${r * 3.4}" fill="url(#gGlow)" style="mix-blend-mode:screen"/>` : '') +
    `<circle r="${r}" fill="url(#${on ? 'gOn' : 'gOff'})"/>` +
    (on ? '' : `<circle r="${r}" fill="none" stroke="#cfeff5" stroke-width="2" opacity=".5"/>`) +
    line(`M${-r * 0.6} ${-r * 0.3}Q${-r * 0.4} ${-r * 0.7} 0 ${-r * 0.78}`, '#fff', r * 0.14, 'opacity=".85"') +
    path(
      `M${-r * 0.5} ${-r * 0.82}Q0 ${-r * 1.3} ${r * 0.5} ${-r * 0.82}L${r * 0.4} ${-r * 0.68}Q0 ${-r * 0.9} ${-r * 0.4} ${-r * 0.68}Z`,
      on ? '#a8743a' : '#4a5a68',
    )
  return hang
    ? group('', line(`M0 ${-stalk}L0 ${-r}`, '#2a4a55', 4), globe)
    : group(
        '',
        line(
          `M0 ${stalk}C${lean * 10} ${stalk * 0.5} ${lean * 60} ${-r * 2} ${lean * 24} ${-r * 2}C0 ${-r * 2} 0 ${-r * 1.6} 0 ${-r}`,
          on ? '#3f6a5a' : '#1f5058',
          7,
        ),
        globe,
      )
}
