/** A sound of the tale, lettered into the painting: 'Puf...', 'Hık!'. */
import { place, polar } from '../drawing/curve.ts'
import { group } from '../drawing/svg.ts'
import { SOUND_LETTERS } from './sound-letters.ts'

const EM = 1000

export interface SoundWord {
  text: string
  /** Left end of the baseline, on the page. */
  x: number
  y: number
  /** Size of the first letter in pixels; each next letter is `grows` larger. */
  size: number
  grows?: number
  /** Degrees by which the baseline falls. */
  tilt?: number
  /** Lift of odd letters as a share of their size; even ones are lowered by it. */
  bounce?: number
  fill: string
  /** Colour of the rim around the letters. */
  rim: string
  /** Colour of the shadow below them. */
  shadow: string
}

/** Draws letters as outlines in pixels of the page, so that a test can measure them. */
export function soundWord({ text, x, y, size, grows = 0, tilt = 0, bounce = 0.04, ...colours }: SoundWord): string {
  let along = 0
  const outline = Array.from(text, (letter, index) => {
    const known = SOUND_LETTERS[letter]
    if (!known && letter !== ' ') throw new RangeError(`'${letter}' is no sound letter: see ops/build-letters.ts`)
    const [width, d] = known ?? [EM / 3, '']
    const letterSize = size + grows * index
    const [left, baseline] = polar([x, y], tilt, along)
    along += (width / EM + 0.03) * letterSize
    const lift = (index % 2 ? 1 : -1) * bounce * letterSize
    const swing = tilt + (index % 2 ? -1 : 1) * bounce * 60
    return place(d, { x: left, y: baseline + lift, rot: swing, sx: letterSize / EM })
  }).join('')
  const { fill, rim, shadow } = colours
  const rimmed = (colour: string, width: number): string =>
    `fill="${colour}" stroke="${colour}" stroke-width="${Math.round(size * width)}" stroke-linejoin="round"`
  return group(
    `data-sound="${text}"`,
    `<path d="${outline}" transform="translate(0 ${Math.round(size * 0.07)})" ${rimmed(shadow, 0.2)} opacity=".4"/>`,
    `<path d="${outline}" ${rimmed(rim, 0.2)}/>`,
    `<path d="${outline}" fill="${fill}"/>`,
  )
}
