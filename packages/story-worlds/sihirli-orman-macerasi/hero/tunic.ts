/** The mustard tunic of the child with a free head: skirt, belt, hem with diamonds. Units: 62 from the neck to a shoulder. */
import type { Gender } from '#domain/child.ts'
import { group, inside, line, path } from '../../drawing/svg.ts'
import { CLOTHES, RED } from './materials.ts'

const OUTLINE =
  'M-36 -14C-66 -6 -86 12 -83 44C-78 86 -72 116 -70 146C-80 178 -92 214 -98 250C-60 264 60 264 98 250C92 214 80 178 70 146C72 116 78 86 83 44C86 12 66 -6 36 -14Z'

/** @param p places a path on the spine. @param sleeves outlines that form one shape with the tunic */
export const tunic = (p: (d: string) => string, sleeves: string, gender: Gender): string =>
  group(
    'filter="url(#wM)"',
    path(p(OUTLINE) + sleeves, CLOTHES.tunic),
    inside(
      p(OUTLINE),
      path(
        p(
          'M-58 160Q-66 200 -78 244L-62 248Q-54 200 -48 160ZM-14 162Q-20 210 -24 252L-6 252Q-4 206 -2 162ZM40 160Q48 206 54 250L70 246Q60 200 52 160Z',
        ),
        CLOTHES.tunicD,
        'opacity=".3"',
      ) +
        line(p('M-104 234C-60 250 60 250 104 234'), '#b06f25', 24) +
        path(p(DIAMONDS), '#fff3cf') +
        line(p('M-80 148Q0 160 80 148'), '#6b3c1f', 20) +
        line(p('M-80 142Q0 154 80 142'), '#a8683a', 4),
    ),
    path(sleeves, CLOTHES.tunic),
  ) +
  line(p('M-74 70Q-80 46 -66 28M74 70Q80 46 66 28'), CLOTHES.tunicD, 5, 'opacity=".4"') +
  path(p('M-15 140L15 140L15 166L-15 166ZM-7 146L-7 160L7 160L7 146Z'), RED.goldL, 'fill-rule="evenodd"') +
  (gender === 'female' ? '' : line(p('M-14 94L14 112M14 94L-14 112M-14 112L14 128'), '#7a4a22', 4)) +
  (gender === 'female' ? path(p(PETALS), '#fff0cf') : '')

const DIAMONDS = [-72, -36, 0, 36, 72]
  .map((x) => {
    const y = 246 - (x * x) / 520
    return `M${x} ${y - 9}L${x + 7} ${y}L${x} ${y + 9}L${x - 7} ${y}Z`
  })
  .join('')

/** A stitched daisy on the breast. */
const PETALS = [0, 60, 120, 180, 240, 300]
  .map((deg) => {
    const [x, y] = [Math.cos((deg * Math.PI) / 180) * 8, 112 + Math.sin((deg * Math.PI) / 180) * 8]
    const at = (dx: number, dy: number) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
    return `M${at(-5, 0)}Q${at(-5, -5)} ${at(0, -5)}Q${at(5, -5)} ${at(5, 0)}Q${at(5, 5)} ${at(0, 5)}Q${at(-5, 5)} ${at(-5, 0)}Z`
  })
  .join('')
