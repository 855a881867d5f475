/** Computes positions in a face from its numbers: a child's proportions, slightly adapted to the photo. */
import { LAST_STEP, offMiddle, type FaceFeatures } from '#domain/face-features.ts'
import { itemAt } from '../drawing/geometry.ts'

export interface FacePlan {
  /** Half of the head's width at the cheeks. */
  cheek: number
  /** Width of the jaw as a share of the cheeks' width, and the y of the chin. */
  jaw: number
  chin: number
  /** Distance from the middle to an eye's middle. */
  eyeX: number
  mouthScale: number
  browWidth: number
  /** Scale of the whole head. */
  scale: number
  tiltDeg: number
}

export const MIDDLE_X = 240
export const EYE_Y = 288
export const MOUTH_Y = 392
/** The point about which the head turns and scales. */
export const PIVOT_Y = 300

/** Six heads, from long to round; the photo's measurement chooses one. */
const HEADS = [
  { cheek: 158, jaw: 0.56, chin: 488 },
  { cheek: 163, jaw: 0.62, chin: 484 },
  { cheek: 166, jaw: 0.5, chin: 480 },
  { cheek: 169, jaw: 0.64, chin: 477 },
  { cheek: 174, jaw: 0.7, chin: 472 },
  { cheek: 179, jaw: 0.78, chin: 466 },
] as const

export const planOf = (face: FaceFeatures): FacePlan => ({
  ...itemAt(HEADS, Math.round((face.shape / LAST_STEP) * (HEADS.length - 1))),
  eyeX: 80 + 7 * offMiddle(face.eyeGap),
  mouthScale: 1 + 0.16 * offMiddle(face.mouth),
  browWidth: 10 + 4 * offMiddle(face.brows),
  scale: 1 + 0.09 * offMiddle(face.size),
  tiltDeg: 9 * offMiddle(face.tilt),
})
