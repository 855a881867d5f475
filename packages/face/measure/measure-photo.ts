/** Measures the features of the main face in a whole photo: the same in every browser and on the server. */
import { encodeFace } from '#domain/face-features.ts'
import { createLandmarkFinder } from '../landmarks.ts'
import type { FaceModels } from '../look-at-photo.ts'
import { turned, type Pixels } from '../pixels.ts'
import { createPhotoSearch, type FoundPhoto } from '../search-photo.ts'
import { measureFace } from './measure-face.ts'
import { uprightFace } from './upright-face.ts'

export interface MeasuredPhoto extends FoundPhoto {
  /** The face's code (src/domain/face-features.ts); null if no face was found. */
  features: string | null
}

/** @throws Error if a model file is incomplete */
export function createPhotoMeasurer(models: FaceModels): (picture: Pixels) => MeasuredPhoto {
  const search = createPhotoSearch(models)
  const findLandmarks = createLandmarkFinder(models.landmarks)
  return (picture) => {
    const found = search(picture, true)
    if (!found.oval) return { ...found, features: null }
    const upright = found.quarterTurns === 0 ? picture : turned(picture, found.quarterTurns)
    const face = uprightFace(upright, found.oval, findLandmarks)
    return { ...found, features: encodeFace(measureFace(upright, face)) }
  }
}
