/** Analyses a photo, the same in the browser and in the studio: the position of the child's face, and faults. */
import { createFaceDetector, type FoundFace } from './detector.ts'
import { ovalOf, type FaceOval } from './face-oval.ts'
import { createLandmarkFinder } from './landmarks.ts'
import type { PhotoFault } from '#domain/photo-fault.ts'
import { faultOf } from './judge-photo.ts'
import type { Pixels } from './pixels.ts'

export interface PhotoLook {
  /** Null if no face was found, or none that looks at the camera. */
  oval: FaceOval | null
  fault: PhotoFault | null
  /** Certainty that this is a face: 0 to 1, 0 if none was found. */
  score: number
}

/** The contents of the two files of packages/face/models. */
export interface FaceModels {
  detector: Uint8Array
  landmarks: Uint8Array
}

/** @throws Error if a model file is incomplete */
export function createPhotoLook(models: FaceModels): (picture: Pixels) => PhotoLook {
  const detect = createFaceDetector(models.detector)
  const findLandmarks = createLandmarkFinder(models.landmarks)
  return (picture) => {
    const faces = detect(picture)
    const main = mainOf(faces, picture)
    return {
      oval: main ? ovalOf(findLandmarks(picture, main.box)) : null,
      fault: faultOf(picture, faces, main),
      score: main?.score ?? 0,
    }
  }
}

/** Chooses the largest face; between two of one size, the one nearer the middle. A low score counts against a face. */
function mainOf(faces: readonly FoundFace[], { width, height }: Pixels): FoundFace | undefined {
  const weight = ({ box, score }: FoundFace) => {
    const away = Math.hypot(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2)
    return score * box.width * (1 - away / Math.hypot(width, height))
  }
  return faces.toSorted((a, b) => weight(b) - weight(a))[0]
}
