/** Cuts a face out upright and analyses it once more, because the first points on a leaning head are guesses. */
import { ovalOf, type FaceOval } from '../face-oval.ts'
import type { LandmarkFinder, Landmarks, Point } from '../landmarks.ts'
import { FACE_SIZE } from '#media/picture.ts'
import { cropFace } from './crop-face.ts'
import type { Pixels } from '../pixels.ts'
import { OVAL } from './face-geometry.ts'

export interface UprightFace {
  /** Raw RGB of FACE_SIZE, the face in OVAL. */
  crop: Uint8ClampedArray
  /** In pixels of the crop. */
  landmarks: Landmarks
}

/** The input box of the landmark network in the crop: from the brows to below the chin. */
const BOX_SIDE = 370
const BOX_MIDDLE = { x: OVAL.cx, y: 300 }
/** The mean of several slightly moved boxes is more exact than one. */
const LOOKS = [
  { dx: 0, dy: 0, scale: 1 },
  { dx: -4, dy: 3, scale: 1 },
  { dx: 4, dy: -3, scale: 0.97 },
] as const

const LEAN_MATTERS_DEG = 2
const WIDTH_MATTERS = 14
/** If a second analysis differs by more than this from the first, it found something else. */
const STRAYS = { leanDeg: 20, width: 0.22, moved: 0.2 }

export function uprightFace(photo: Pixels, oval: FaceOval, find: LandmarkFinder): UprightFace {
  const first = looked(photo, oval, find)
  const seen = ovalOf(first.landmarks)
  if (!seen || strays(seen) || isGood(seen)) return first
  return looked(photo, inPhoto(seen, oval), find)
}

function looked(photo: Pixels, oval: FaceOval, find: LandmarkFinder): UprightFace {
  const crop = cropFace(photo, oval)
  const looks = LOOKS.map(({ dx, dy, scale }) => {
    const side = BOX_SIDE * scale
    const box = { x: BOX_MIDDLE.x - side / 2 + dx, y: BOX_MIDDLE.y - side / 2 + dy, width: side, height: side }
    return find({ width: FACE_SIZE.w, height: FACE_SIZE.h, channels: 3, data: crop }, box)
  })
  return { crop, landmarks: meanOf(looks) }
}

const isGood = ({ leanDeg, width }: FaceOval): boolean =>
  Math.abs(leanDeg) <= LEAN_MATTERS_DEG && Math.abs(width - 2 * OVAL.rx) <= WIDTH_MATTERS

const strays = ({ leanDeg, width, centre }: FaceOval): boolean =>
  Math.abs(leanDeg) > STRAYS.leanDeg ||
  Math.abs(width / (2 * OVAL.rx) - 1) > STRAYS.width ||
  Math.hypot(centre.x - OVAL.cx, centre.y - OVAL.cy) > STRAYS.moved * 2 * OVAL.rx

/** Converts the oval found in the crop to the photo from which `cut` was cut out. */
function inPhoto(seen: FaceOval, cut: FaceOval): FaceOval {
  const scale = (2 * OVAL.rx) / cut.width
  const lean = (cut.leanDeg * Math.PI) / 180
  const [dx, dy] = [(seen.centre.x - OVAL.cx) / scale, (seen.centre.y - OVAL.cy) / scale]
  return {
    centre: {
      x: cut.centre.x + dx * Math.cos(lean) - dy * Math.sin(lean),
      y: cut.centre.y + dx * Math.sin(lean) + dy * Math.cos(lean),
    },
    width: seen.width / scale,
    leanDeg: cut.leanDeg + seen.leanDeg,
  }
}

function meanOf(looks: readonly Landmarks[]): Landmarks {
  const mean = (of: (look: Landmarks) => Point): Point => ({
    x: looks.reduce((sum, look) => sum + of(look).x, 0) / looks.length,
    y: looks.reduce((sum, look) => sum + of(look).y, 0) / looks.length,
  })
  const points = (looks[0]?.points ?? []).map((_, i) => mean((look) => look.points[i] as Point))
  return {
    points,
    jaw: points.slice(0, 17),
    leftEye: mean(({ leftEye }) => leftEye),
    rightEye: mean(({ rightEye }) => rightEye),
    mouth: mean(({ mouth }) => mouth),
  }
}
