/** The hidden friend: the house cat, grey with a white tail tip, a fish bowl on its head. About 100 high. */
import { ellipse, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './placement.ts'

export type CatPose = 'asleep' | 'in-smoke' | 'from-above' | 'holding-on' | 'peeping' | 'curled'

export const cat = (place: Placement, pose: CatPose): string => placed(place, POSES[pose]())

const FUR = '#858aa6'

const face = (x: number, y: number, eyes: 'open' | 'shut' | 'right' = 'open'): string =>
  ellipse(x, y, 24, 21, 'url(#cat)') +
  path(
    `M${x - 23} ${y - 4}L${x - 21} ${y - 33}L${x - 4} ${y - 18}ZM${x + 23} ${y - 4}L${x + 21} ${y - 33}L${x + 4} ${y - 18}Z`,
    '#8a8da8',
  ) +
  ellipse(x, y + 8, 11, 8, '#e9e6f2') +
  path(`M${x - 4} ${y + 3}L${x + 4} ${y + 3}L${x} ${y + 8}Z`, '#e58a9a') +
  (eyes === 'shut'
    ? line(
        `M${x - 15} ${y - 4}Q${x - 9} ${y + 2} ${x - 4} ${y - 4}M${x + 4} ${y - 4}Q${x + 9} ${y + 2} ${x + 15} ${y - 4}`,
        '#3b3a58',
        3.5,
      )
    : [-9, 9]
        .map(
          (dx) =>
            ellipse(x + dx, y - 4, 6, 7, '#ffe9a0') +
            ellipse(x + dx + (eyes === 'right' ? 2 : 0), y - 4, 2.6, 5.6, '#241c40'),
        )
        .join(''))

const bowl = (x: number, y: number): string =>
  ellipse(x, y, 40, 40, 'url(#bowl)') +
  ellipse(x, y + 36, 26, 6, '#dff0ff', 'fill-opacity=".75"') +
  line(`M${x - 28} ${y - 8}Q${x - 24} ${y - 28} ${x - 6} ${y - 32}`, '#ffffff', 5, 'stroke-opacity=".9"')

const tail = (d: string, tipX: number, tipY: number): string =>
  line(d, '#5d6180', 16) + line(d, FUR, 12) + ellipse(tipX, tipY, 10, 10, '#fffaf2')

const POSES: Record<CatPose, () => string> = {
  asleep: () =>
    placed({ x: 92, y: 26, s: 0.8 }, bowl(0, 0)) +
    path('M-56 58C-64 22 -20 6 22 14C58 20 66 44 60 60Z', 'url(#cat)') +
    tail('M56 54C30 68 -8 66 -22 58', -26, 56) +
    face(-36, 36, 'shut'),
  'in-smoke': () => tail('M62 40C92 20 84 -14 66 -30', 63, -33) + face(0, 6) + bowl(0, 4),
  'from-above': () =>
    path('M-22 0C-24 -22 24 -22 22 0C24 34 12 48 0 48C-12 48 -24 34 -22 0Z', 'url(#cat)') +
    tail('M4 46C20 60 36 52 40 40', 41, 37) +
    face(0, -8) +
    bowl(0, -8),
  'holding-on': () =>
    tail('M-62 26C-92 30 -100 8 -114 16', -116, 17) +
    path('M22 -6C0 -20 -44 -6 -66 16C-70 32 -50 40 -34 34C-10 40 22 30 30 14Z', 'url(#cat)') +
    line('M14 14L44 2M8 -8L40 -18', FUR, 13) +
    ellipse(46, 1, 8, 7, '#fffaf2') +
    ellipse(43, -19, 8, 7, '#fffaf2') +
    face(16, -4, 'right') +
    bowl(16, -4),
  peeping: () => face(0, 0) + bowl(0, 0),
  curled: () =>
    bowl(6, 18) +
    path('M-56 60C-66 24 -30 4 0 20C8 40 30 44 44 30C66 36 70 54 60 62Z', 'url(#cat)') +
    face(-40, 34, 'shut') +
    tail('M58 56C76 62 80 84 76 104', 76, 108),
}
