/** The suit's folds, buttons, belt and neck ring. Pyjamas have stars. */
import type { Gender } from '#domain/child.ts'
import { mix } from '../../drawing/colour.ts'
import { place, polar } from '../../drawing/curve.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { sparkle } from '../../drawing/stars.ts'
import { torsoFrame, type FreePose, type FreeSkeleton } from '../../hero/free-body.ts'
import type { Limb } from '../../hero/limb.ts'
import { GOLD } from '../colours.ts'
import type { Tones } from './materials.ts'

type Bones = FreeSkeleton<FreePose>

const BODY =
  'M-40 -14C-72 -4 -94 14 -92 48C-88 92 -92 152 -96 198C-94 232 -54 246 0 246C54 246 94 232 96 198C92 152 88 92 92 48C94 14 72 -4 40 -14Z'

/** @returns the body's outline, and a frame for shapes that are drawn for the middle age */
export function torso(skeleton: Bones) {
  const at = torsoFrame(skeleton)
  return { outline: place(BODY, at), at }
}

/** Two soft creases at the bent joint. */
export const folds = ({ mid, a1, a2 }: Limb, width: number, { fold }: Tones): string =>
  [-0.3, 0.3]
    .map((along) => {
      const turn = (a1 + a2) / 2
      const centre = polar(mid, turn, along * width)
      const [p, q] = [polar(centre, turn + 90, width), polar(centre, turn - 90, width)]
      const bend = polar(centre, turn, along * width * 1.1)
      return line(`M${p.join(' ')}Q${bend.join(' ')} ${q.join(' ')}`, fold, width * 0.12, 'opacity=".3"')
    })
    .join('')

const BUTTONS = [
  [-24, '#ffd36b'],
  [0, '#ff9a5c'],
  [24, '#8fc7ff'],
] as const
const STARS = [
  [-50, 56],
  [44, 90],
  [-28, 130],
  [58, 168],
  [-62, 190],
  [6, 200],
] as const

export function trim(skeleton: Bones, tones: Tones, pyjamas: boolean): string {
  const { outline, at } = torso(skeleton)
  const p = (d: string) => place(d, at)
  const armpits = line(p('M-82 74Q-86 52 -72 34M82 74Q86 52 72 34'), tones.fold, 4, 'opacity=".4"')
  if (pyjamas)
    return armpits + inside(outline, STARS.map(([x, y]) => `<path d="${p(starAt(x, y))}" fill="#ffe9a8"/>`).join(''))
  return (
    armpits +
    inside(outline, path(p('M-110 160Q0 186 110 160L110 192Q0 218 -110 192Z'), 'url(#hGold)')) +
    path(p('M-24 168Q0 162 24 168L24 208Q0 216 -24 208Z'), GOLD.high, `stroke="${GOLD.low}" stroke-width="4"`) +
    group('filter="url(#hS)"', path(p('M-48 58C-48 48 48 48 48 58L50 118C50 130 -50 130 -50 118Z'), tones.panel)) +
    BUTTONS.map(([x, colour]) => button(p(`M${x} 78`), colour)).join('') +
    line(p('M-34 104L-18 104L-10 96L0 112L8 102L34 102'), '#ffe9b0', 4, 'opacity=".9"')
  )
}

/** Outline of a small star; its middle in units of the body. */
const starAt = (x: number, y: number): string => /d="([^"]+)"/.exec(sparkle(x, y, 15))?.[1] ?? ''

function button(at: string, colour: string): string {
  const [x = 0, y = 0] = at.slice(1).split(' ').map(Number)
  return (
    ellipse(x, y, 9.5, 9.5, mix(colour, '#4a2f7a', 0.4)) +
    ellipse(x, y - 1, 8, 8, colour) +
    ellipse(x - 2, y - 4, 3, 2.4, '#ffffff', 'fill-opacity=".85"')
  )
}

/** Neck ring: scalloped for girls, straight for boys. */
const RING: Record<Gender, string> = {
  female:
    'M-66 -22C-76 -6 -74 8 -64 12C-56 26 -40 24 -34 18C-26 30 -8 30 -4 22C4 32 22 30 28 20C38 28 54 26 60 14C74 10 78 -6 66 -22Q0 -2 -66 -22Z',
  male: 'M-66 -22C-76 -6 -74 8 -64 14C-34 32 34 32 64 14C74 8 76 -6 66 -22Q0 -2 -66 -22Z',
}

/** The gold ring that carries a helmet; a white collar on the pyjamas. */
export function collar({ pose, neck }: Bones, tones: Tones, gender: Gender, pyjamas: boolean): string {
  const p = (d: string) =>
    place(d, { x: neck[0], y: neck[1], rot: (pose.spine - 90) * 0.6 + pose.tilt * 0.2, sx: 0.9, sy: 0.86 })
  if (pyjamas)
    return group(
      'filter="url(#hS)"',
      path(
        p('M-42 -18C-20 8 -5 10 0 10L-20 30C-44 24 -54 -2 -42 -18ZM42 -18C20 8 5 10 0 10L20 30C44 24 54 -2 42 -18Z'),
        '#f6f2ff',
      ),
    )
  return (
    line(p('M-52 18Q0 36 52 18'), tones.fold, 8, 'opacity=".35"') +
    group('filter="url(#hS)"', path(p(RING[gender]), 'url(#hGold)')) +
    line(p('M-56 -8Q0 14 56 -8'), GOLD.high, 4, 'opacity=".8"')
  )
}
