/**
 * Measures the features of an upright face: for each feature, the nearest value of the kit. No measurement is certain;
 * a parent corrects it with a tap.
 */
import { LAST_STEP, MIDDLE_STEP, PLAIN_FACE, type EyeColour, type FaceFeatures } from '#domain/face-features.ts'
import type { Landmarks, Point } from '../landmarks.ts'
import type { Pixels } from '../pixels.ts'
import { SKIN_COLOURS } from '#stories/face/colours.ts'
import { labOf, medianLab, nearest, quantile, relit, type Lab } from './lab.ts'
import { measureHair, type ColourAt } from './measure-hair.ts'
import { cropPixels, lightOf } from './measure-light.ts'
import type { UprightFace } from './upright-face.ts'

/** @param photo uncropped: its brightest part shows the amount of light */
export function measureFace(photo: Pixels, { crop, landmarks }: UprightFace): FaceFeatures {
  const pixels = cropPixels(crop)
  const asTaken = colourIn(pixels, [1, 1, 1])
  const at = colourIn(pixels, lightOf(photo, pixels, landmarks, skinOf(asTaken, landmarks)))
  const skin = skinOf(at, landmarks)
  const brow = browOf(at, landmarks)
  const hair = measureHair(at, skin, landmarks, brow)
  return {
    ...PLAIN_FACE,
    skin: nearest(skin, SKIN_COLOURS, 1),
    hair: hair.colour,
    style: hair.style,
    eyes: eyesOf(at, landmarks),
    glasses: wearsGlasses(at, landmarks),
    ...shapeOf(landmarks),
    brows: step(browHeight(at, skin, landmarks), BROW_HEIGHT),
  }
}

function colourIn({ width, height, data }: Pixels, light: readonly [number, number, number]): ColourAt {
  return (x, y) => {
    const column = Math.max(0, Math.min(width - 1, Math.round(x)))
    const row = Math.max(0, Math.min(height - 1, Math.round(y)))
    const i = (row * width + column) * 3
    return labOf(relit([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0], light))
  }
}

function disc(at: ColourAt, { x, y }: Point, radius: number, stride = 3): Lab[] {
  const colours: Lab[] = []
  for (let dy = -radius; dy <= radius; dy += stride)
    for (let dx = -radius; dx <= radius; dx += stride)
      if (dx * dx + dy * dy <= radius * radius) colours.push(at(x + dx, y + dy))
  return colours
}

const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
const point = (points: readonly Point[], id: number): Point => points[id] ?? { x: 0, y: 0 }

/** Measures the skin's colour on cheeks, bridge of the nose and brow: the brighter half, without highlights. */
function skinOf(at: ColourAt, { points, leftEye, rightEye }: Landmarks): Lab {
  const colours = [
    ...disc(at, between(leftEye, point(points, 48), 0.52), 20),
    ...disc(at, between(rightEye, point(points, 54), 0.52), 20),
    ...disc(at, between(point(points, 27), point(points, 30), 0.4), 9),
    ...disc(at, between(leftEye, rightEye), 9),
  ].toSorted((a, b) => a[0] - b[0])
  return medianLab(colours.slice(Math.floor(colours.length * 0.42), Math.ceil(colours.length * 0.85)))
}

/** The darkest colour of both brows. */
function browOf(at: ColourAt, { points }: Landmarks): Lab {
  const colours = points.slice(17, 27).flatMap(({ x, y }) => disc(at, { x, y: y + 4 }, 8))
  const dark = quantile(
    colours.map(([l]) => l),
    0.25,
  )
  return medianLab(colours.filter(([l]) => l <= dark))
}

/**
 * Height of the rows of a brow that are darker than skin, as a share of the eye's width. A row at the brow's edge
 * counts in part, and the middle columns are averaged, so that rounding differences in a photo change nothing.
 */
function browHeight(at: ColourAt, skin: Lab, { points }: Landmarks): number {
  const eyeWidth = Math.hypot(point(points, 39).x - point(points, 36).x, point(points, 39).y - point(points, 36).y)
  const rows = [18, 19, 20, 23, 24, 25].map((id) => {
    const { x, y } = point(points, id)
    let dark = 0
    for (let dy = -16; dy <= 24; dy++) {
      const light = (at(x - 3, y + dy)[0] + at(x, y + dy)[0] + at(x + 3, y + dy)[0]) / 3 / Math.max(1, skin[0])
      dark += Math.max(0, Math.min(1, (BROW_EDGE.to - light) / (BROW_EDGE.to - BROW_EDGE.from)))
    }
    return dark
  })
  const middle = rows.toSorted((a, b) => a - b).slice(1, -1)
  return middle.reduce((sum, row) => sum + row, 0) / middle.length / Math.max(1, eyeWidth)
}
/** Light of a row as a share of the skin's: below `from` it is brow, above `to` it is skin. */
const BROW_EDGE = { from: 0.55, to: 0.85 }

/** Share of an eye's width. */
const IRIS_REACH = 0.22

/** Measures the iris, between the dark pupil and the reflected light. */
function eyesOf(at: ColourAt, { points, leftEye, rightEye }: Landmarks): EyeColour {
  const reach = Math.round(
    IRIS_REACH * Math.hypot(point(points, 39).x - point(points, 36).x, point(points, 39).y - point(points, 36).y),
  )
  const colours = [...disc(at, leftEye, reach, 1), ...disc(at, rightEye, reach, 1)].toSorted((a, b) => a[0] - b[0])
  const iris = medianLab(colours.slice(Math.floor(colours.length * 0.5), Math.floor(colours.length * 0.82)))
  const [light, a, b] = iris
  if (light > 24 && b < -3) return 'blue'
  if (light > 26 && a < -2) return 'green'
  if (light > 40 && b > 14) return 'hazel'
  return light > 17 ? 'brown' : 'dark'
}

/**
 * Looks for the bar of glasses across the bridge of the nose, which is otherwise smooth skin, and for a line below an
 * eye.
 */
function wearsGlasses(at: ColourAt, { points, leftEye, rightEye }: Landmarks): boolean {
  const bridge = between(leftEye, rightEye)
  const eyes = Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y)
  const nose = column(at, bridge.x, bridge.y - eyes * 0.22, bridge.y + eyes * 0.2)
  const below = [leftEye, rightEye].map((eye) =>
    column(at, eye.x, eye.y + eyes * 0.2, point(points, 33).y + eyes * 0.1),
  )
  return dip(nose) > BRIDGE_DIP && Math.max(...below.map(dip)) > RIM_DIP
}
const BRIDGE_DIP = 0.3
const RIM_DIP = 0.24

/** Light along a column; each value is the mean of three pixels. */
function column(at: ColourAt, x: number, from: number, to: number): number[] {
  const values: number[] = []
  for (let y = from; y <= to; y += 2) values.push((at(x - 3, y)[0] + at(x, y)[0] + at(x + 3, y)[0]) / 3)
  return values
}

/** How much darker the darkest value is than the bright ones. */
const dip = (values: readonly number[]): number => 1 - Math.min(...values) / Math.max(1, quantile(values, 0.7))

interface Range {
  from: number
  to: number
}
/** Ranges of these measurements: an average face lies in the middle. */
const JAW_SHARE: Range = { from: 0.74, to: 0.9 }
const EYES_SHARE: Range = { from: 0.4, to: 0.52 }
const MOUTH_SHARE: Range = { from: 0.3, to: 0.48 }
const BROW_HEIGHT: Range = { from: 0.08, to: 0.42 }

function shapeOf({ points, leftEye, rightEye }: Landmarks): Pick<FaceFeatures, 'shape' | 'eyeGap' | 'mouth'> {
  const length = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
  const jaw = length(point(points, 0), point(points, 16))
  return {
    shape: step(length(point(points, 4), point(points, 12)) / jaw, JAW_SHARE),
    eyeGap: step(length(leftEye, rightEye) / jaw, EYES_SHARE),
    mouth: step(length(point(points, 48), point(points, 54)) / jaw, MOUTH_SHARE),
  }
}

/** A measurement changes a child's face only a little: by at most three of four steps to each side. */
const REACH = MIDDLE_STEP - 1
function step(value: number, { from, to }: Range): number {
  const share = (value - from) / (to - from)
  return Math.max(0, Math.min(LAST_STEP, Math.round(MIDDLE_STEP + Math.max(-1, Math.min(1, 2 * share - 1)) * REACH)))
}
