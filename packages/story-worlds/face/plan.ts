/** Computes positions in a face from its numbers: a child's proportions, which the photo may change a little. */
import { offMiddle, type FaceFeatures } from '#domain/face-features.ts'

export interface FacePlan {
  /** Half of the head's width at the cheeks. */
  cheek: number
  /** From the middle to an eye's middle. */
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
/** The head is turned and sized about this point. */
export const PIVOT_Y = 300

export const planOf = (face: FaceFeatures): FacePlan => ({
  cheek: 168 + 9 * offMiddle(face.shape),
  eyeX: 80 + 7 * offMiddle(face.eyeGap),
  mouthScale: 1 + 0.16 * offMiddle(face.mouth),
  browWidth: 10 + 4 * offMiddle(face.brows),
  scale: 1 + 0.09 * offMiddle(face.size),
  tiltDeg: 9 * offMiddle(face.tilt),
})
