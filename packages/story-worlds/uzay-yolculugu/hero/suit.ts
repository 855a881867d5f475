/** The suit's torso with pack, belt and button panel, and the ring that carries the helmet. */
import type { Gender } from '#domain/child.ts'
import { mix } from '../../drawing/colour.ts'
import { place } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { softLine } from '../../drawing/soft-line.ts'
import { onSpine } from '../../hero/placing.ts'
import { GOLD } from '../colours.ts'
import type { Tones } from './materials.ts'
import { MIDDLE, type Skeleton } from './skeleton.ts'

const SEAMS = ['M-104 60Q-84 96 -90 150', 'M104 60Q84 96 90 150', 'M-60 262Q-40 244 -44 214', 'M60 262Q40 244 44 214']
const BUTTONS = [
  [-30, '#ffd36b'],
  [0, '#ff9a5c'],
  [30, '#8fc7ff'],
] as const

/** Shapes are written for the middle age. */
export function torso({ pose, lengths, neck, torsoLength }: Skeleton, tones: Tones): string {
  const at = {
    x: neck[0],
    y: neck[1],
    rot: pose.spine - 90,
    sx: (lengths.fat * lengths.shoulder) / MIDDLE.shoulder,
    sy: torsoLength / MIDDLE.torso,
  }
  const placed = (d: string) => place(d, at)
  const pack = path(
    placed('M-122 12C-136 70 -134 140 -118 182L118 182C134 140 136 70 122 12C80 -12 -80 -12 -122 12Z'),
    tones.pack,
  )
  const suit = path(
    placed(
      'M-62 -14C-108 0 -118 44 -112 92C-106 136 -112 176 -112 214C-108 262 -60 268 0 268C60 268 108 262 112 214C112 176 106 136 112 92C118 44 108 0 62 -14Z',
    ),
    'url(#hSuit)',
  )
  const seams = SEAMS.map((d) => softLine(placed(d), tones.fold, 5)).join('')
  const belt = path(placed('M-111 168Q0 196 111 168L113 202Q0 230 -113 202Z'), 'url(#hGold)')
  const beltEdges =
    line(placed('M-108 170Q0 198 108 170'), GOLD.high, 3, 'stroke-opacity=".9"') +
    line(placed('M-110 202Q0 230 110 202'), tones.fold, 5, 'stroke-opacity=".6"')
  const buckle =
    path(placed('M-26 180C-26 172 26 172 26 180L26 222C26 230 -26 230 -26 222Z'), GOLD.low) +
    path(placed('M-26 178C-26 170 26 170 26 178L26 217C26 225 -26 225 -26 217Z'), GOLD.high)
  const panel =
    path(placed('M-56 66C-56 54 56 54 56 66L58 134C58 146 -58 146 -58 134Z'), tones.fold, 'fill-opacity=".5"') +
    path(placed('M-56 62C-56 50 56 50 56 62L56 128C56 140 -56 140 -56 128Z'), tones.panel) +
    line(placed('M-52 64C-52 54 52 54 52 64'), '#b9c8ff', 3.5, 'stroke-opacity=".7"')
  const onTorso = (across: number, along: number): Point => onSpine(neck, pose.spine, along * at.sy, across * at.sx)
  const buttons = BUTTONS.map(([across, colour]) =>
    button(onTorso(across, 84), mix(colour, tones.panel, tones.dusk)),
  ).join('')
  return (
    pack +
    group('filter="url(#hM)"', suit, seams, belt, beltEdges, buckle, panel) +
    line(placed('M-12 198L12 198'), GOLD.low, 6) +
    buttons +
    line(placed('M-38 114L-20 114L-12 106L-2 122L8 112L38 112'), '#ffe9b0', 4, 'stroke-opacity=".85"')
  )
}

const button = ([x, y]: Point, colour: string): string =>
  ellipse(x, y, 12, 12, mix(colour, '#201040', 0.55)) +
  ellipse(x, y - 2, 10.5, 10.5, colour) +
  ellipse(x - 3, y - 5, 4, 3, '#ffffff', 'fill-opacity=".85"')

/** Scalloped for girls, straight for boys. */
const COLLAR: Record<Gender, string> = {
  female:
    'M-116 -34C-132 -8 -126 18 -112 22C-100 38 -74 38 -66 28C-54 48 -22 48 -14 34C0 50 30 48 40 34C52 44 76 40 84 28C100 34 124 20 122 2C124 -12 122 -24 116 -34Z',
  male: 'M-116 -34C-132 -6 -128 16 -112 24C-60 46 60 46 112 24C128 16 132 -6 116 -34Z',
}

export function collar({ pose, neck }: Skeleton, tones: Tones, gender: Gender): string {
  const placed = (d: string) => place(d, { x: neck[0], y: neck[1], rot: (pose.spine - 90) * 0.45 + pose.tilt * 0.3 })
  return (
    softLine(placed('M-96 40Q0 72 96 40'), tones.fold, 16) +
    group('filter="url(#hS)"', path(placed(COLLAR[gender]), 'url(#hGold)')) +
    line(placed('M-112 4Q0 46 112 4'), GOLD.low, 4, 'stroke-opacity=".45"')
  )
}
