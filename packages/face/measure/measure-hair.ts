/** Hair: where it begins, its colour, and which of the kit's styles is nearest. */
import type { HairColour, HairStyle } from '#domain/face-features.ts'
import type { Landmarks, Point } from '../landmarks.ts'
import { FACE_SIZE } from '#media/picture.ts'
import { HAIR_TONES } from '#stories/face/colours.ts'
import { chromaOf, distance, median, medianLab, nearest, type Lab } from './lab.ts'

/** The colour of a pixel of the crop, corrected to good light. */
export type ColourAt = (x: number, y: number) => Lab

export interface MeasuredHair {
  colour: HairColour
  style: HairStyle
}

/** Rays from a point between the brows, over the left temple, the crown and the right temple, in degrees. */
const RAYS = Array.from({ length: 21 }, (_, i) => 190 + i * 8)
const STEP = 3
/** A colour that differs from skin for four steps is an edge, not a highlight. */
const OTHER_THAN_SKIN = 17
const EDGE_STEPS = 4
/** Sampled hair: distances behind its edge. */
const BAND = { from: 10, to: 46 }
/** Rays that are nearly upright measure the height of the forehead. */
const UPRIGHT_DEG = 26

interface Ray {
  deg: number
  at: (length: number) => Point
  /** Distance to the hair; null if the ray leaves the crop before it meets hair. */
  edge: number | null
}

export function measureHair(at: ColourAt, skin: Lab, { points }: Landmarks, brow: Lab): MeasuredHair {
  const brows = points.slice(17, 27)
  const browTop = Math.min(...brows.map(({ y }) => y))
  const from = { x: brows.reduce((sum, { x }) => sum + x, 0) / Math.max(1, brows.length), y: browTop }
  const rays = RAYS.map((deg) => cast(at, skin, from, deg))
  const found = rays.filter(({ edge }) => edge !== null)
  if (found.length < RAYS.length / 4) return { colour: colourOf(brow), style: 'cropped' }
  const hair = middleOf(found.flatMap((ray) => bandBehind(at, ray)))
  if (isCloth(hair)) return { colour: colourOf(brow), style: isUnderChin(at, hair, points) ? 'headscarf' : 'cropped' }
  const upright = rays.filter(({ deg }) => Math.abs(deg - 270) <= UPRIGHT_DEG)
  return {
    colour: colourOf(hair),
    style: styleOf(at, hair, points, median(upright.map(({ edge }) => edge ?? browTop))),
  }
}

function cast(at: ColourAt, skin: Lab, from: Point, deg: number): Ray {
  const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
  const along = (length: number): Point => ({ x: from.x + cos * length, y: from.y + sin * length })
  // Skip the skin: there is no hair over the brows and up to the cheeks.
  const start = Math.abs(cos) > 0.5 ? 110 : 16
  let steps = 0
  for (let length = start; ; length += STEP) {
    const { x, y } = along(length)
    if (x < 2 || y < 2 || x > FACE_SIZE.w - 2) return { deg, at: along, edge: null }
    const colour = at(x, y)
    steps = distance(colour, skin) > OTHER_THAN_SKIN && isOther(colour, skin) ? steps + 1 : 0
    if (steps === EDGE_STEPS) return { deg, at: along, edge: length - EDGE_STEPS * STEP }
  }
}

/** A highlight on the forehead counts as skin. */
const isOther = (colour: Lab, skin: Lab): boolean => colour[0] < skin[0] || chromaOf(colour) > 8

function bandBehind(at: ColourAt, { at: along, edge }: Ray): Lab[] {
  const colours: Lab[] = []
  for (let length = (edge ?? 0) + BAND.from; length < (edge ?? 0) + BAND.to; length += STEP) {
    const { x, y } = along(length)
    if (x > 2 && y > 2 && x < FACE_SIZE.w - 2) colours.push(at(x, y))
  }
  return colours
}

/** Omits the deepest shade and the highlights. */
function middleOf(band: readonly Lab[]): Lab {
  const sorted = band.toSorted((a, b) => a[0] - b[0])
  return medianLab(sorted.slice(Math.floor(sorted.length * 0.3), Math.ceil(sorted.length * 0.85)))
}

/** Hair is dark, brown, red or blond: a blue, green, pink or white colour above a child's face is cloth. */
function isCloth(colour: Lab): boolean {
  const hue = (Math.atan2(colour[2], colour[1]) * 180) / Math.PI
  return (chromaOf(colour) > 15 && (hue < 20 || hue > 105)) || colour[0] > 86
}

/** A scarf continues below the chin; a wall behind a child with hardly any hair does not. */
function isUnderChin(at: ColourAt, cloth: Lab, points: readonly Point[]): boolean {
  const chin = points[8]
  if (!chin) return false
  const below = [-24, 0, 24].map((dx) => at(chin.x + dx, Math.min(FACE_SIZE.h - 4, chin.y + 30)))
  return below.filter((colour) => distance(colour, cloth, 0.5) < CLOTH_VARIES).length >= 2
}
const CLOTH_VARIES = 18

/** Shades of red differ by hue, the others by brightness. */
function colourOf(hair: Lab): HairColour {
  // In shade black hair looks bluish and brown hair black: below this light no hue can be measured.
  if (hair[0] < 15 && chromaOf(hair) < 12) return 'black'
  return nearest(hair, HAIR_TONES, 1)
}

function styleOf(at: ColourAt, hair: Lab, points: readonly Point[], forehead: number): HairStyle {
  const beside = (ids: readonly number[], side: number, from: number, to: number): number => {
    let hits = 0
    let count = 0
    for (const id of ids)
      for (let out = from; out < to; out += 6) {
        const point = points[id]
        if (!point) continue
        count++
        if (isHair(at(point.x + side * out, point.y), hair)) hits++
      }
    return count === 0 ? 0 : hits / count
  }
  const temples = [beside([0, 1], -1, 18, 56), beside([16, 15], 1, 18, 56)]
  const cheeks = [beside([2, 3, 4], -1, 12, 52), beside([14, 13, 12], 1, 12, 52)]
  const shoulders = [beside([5, 6], -1, 30, 100), beside([11, 10], 1, 30, 100)]
  const hangs = Math.max(...cheeks) > 0.45 && Math.min(...cheeks) > 0.15
  const isLong = hangs && Math.max(...shoulders) > 0.35
  if (forehead < FRINGE_PX) return hangs ? 'fringe' : 'tousled'
  if (isLong) return 'long'
  if (hangs) return 'wavy'
  // Hair that stands off at the temples and does not hang down is curly.
  return Math.min(...temples) > 0.45 ? 'curly' : 'short'
}

/** A smaller distance from brows to hair is a fringe; a bare forehead is 60 to 110 pixels high in the crop. */
const FRINGE_PX = 34

/** Counts a darker colour as hair too, because it is hair in shade. */
const isHair = (colour: Lab, hair: Lab): boolean =>
  distance(colour, hair, 0.5) < 15 || (colour[0] < hair[0] && chromaOf(colour) < chromaOf(hair) + 8 && hair[0] < 40)
