/** The children of the template books: two faces of the same kit as every child's. */
import type { Gender } from '#domain/child.ts'
import { MIDDLE_STEP, PLAIN_FACE, type FaceFeatures } from '#domain/face-features.ts'

export const SAMPLE_FACES: Readonly<Record<Gender, FaceFeatures>> = {
  female: { ...PLAIN_FACE, skin: 'peach', hair: 'brown', style: 'wavy', eyes: 'brown', shape: MIDDLE_STEP + 1 },
  male: { ...PLAIN_FACE, skin: 'wheat', hair: 'dark-brown', style: 'tousled', eyes: 'dark', brows: MIDDLE_STEP + 1 },
}
