/** The oval of a face: in the parent's crop, in the face slot of a hood or helmet, in any photo. */
import type { Landmarks, Point } from './landmarks.ts'
import type { Box } from './pixels.ts'

/** In pixels of a photo. */
export interface FaceOval {
  centre: Point
  width: number
  /** How far the head leans to the viewer's right: degrees, clockwise. */
  leanDeg: number
}

/** The oval in the cropping tool, as shares of the square's side (crop-photo.module.css, `.oval`). */
const OVAL_IN_SQUARE = { width: 0.56, height: 0.72 } as const

const HEIGHT_OF_WIDTH = OVAL_IN_SQUARE.height / OVAL_IN_SQUARE.width
/**
 * Width of the jaw from ear to ear, as a share of the oval's width; distance of the chin below the centre, as a share
 * of half its height.
 */
const JAW_IN_OVAL = 0.96
const CHIN_IN_OVAL = 0.9

/** @returns null if eyes and jaw do not fit a face that looks at the camera, because the points are guesses then */
export function ovalOf({ jaw, leftEye, rightEye }: Landmarks): FaceOval | null {
  const [leftEar, chin, rightEar] = [jaw[0], jaw[8], jaw[16]]
  if (!leftEar || !chin || !rightEar) return null
  const jawWidth = distance(leftEar, rightEar)
  const lean = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x)
  const leanDeg = (lean * 180) / Math.PI
  const eyeShare = distance(leftEye, rightEye) / jawWidth
  if (eyeShare < EYE_SHARE.min || eyeShare > EYE_SHARE.max || Math.abs(leanDeg) > MAX_LEAN_DEG) return null
  const width = jawWidth / JAW_IN_OVAL
  const up = ((width * HEIGHT_OF_WIDTH) / 2) * CHIN_IN_OVAL
  const middle = { x: (leftEar.x + rightEar.x) / 2, y: (leftEar.y + rightEar.y) / 2 }
  // The chin decides the oval's vertical position, the ears the horizontal one, because a laughing jaw moves sideways.
  const down = { x: -Math.sin(lean), y: Math.cos(lean) }
  const chinBelow = (chin.x - middle.x) * down.x + (chin.y - middle.y) * down.y
  return {
    centre: { x: middle.x + down.x * (chinBelow - up), y: middle.y + down.y * (chinBelow - up) },
    width,
    leanDeg,
  }
}

/** Distance of the eyes as a share of the jaw's width: 0.42 to 0.50 in faces seen from the front. */
const EYE_SHARE = { min: 0.3, max: 0.62 } as const
const MAX_LEAN_DEG = 40

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Width of a face as a share of its square: a smaller face becomes blurred, a larger one loses hair and chin. */
const DISTANCE = { far: 0.28, close: 0.86 } as const

/** @param side of the square crop, in the oval's pixels */
export function distanceOf({ width }: FaceOval, side: number): 'close' | 'far' | 'right' {
  const share = width / side
  if (share > DISTANCE.close) return 'close'
  return share < DISTANCE.far ? 'far' : 'right'
}

/** Fallback if no face was found: the oval in which the parent placed the face. */
export function ovalInTheMiddle({ width, height }: { width: number; height: number }): FaceOval {
  return { centre: { x: width / 2, y: height / 2 }, width: Math.min(width, height) * OVAL_IN_SQUARE.width, leanDeg: 0 }
}

/** The square crop whose oval contains the face, in whole pixels, moved and shrunk to stay within the photo. */
export function squareAround({ centre, width }: FaceOval, photo: { width: number; height: number }): Box {
  const side = Math.round(Math.min(width / OVAL_IN_SQUARE.width, photo.width, photo.height))
  const within = (middle: number, length: number) => Math.max(0, Math.min(length - side, Math.round(middle - side / 2)))
  return { x: within(centre.x, photo.width), y: within(centre.y, photo.height), width: side, height: side }
}
