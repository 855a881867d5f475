/**
 * Checks whether a photo will make a good portrait. The browser calls it before the upload, the studio when a photo
 * arrives. The result is never certain, so a parent may overrule it (docs/decisions/README.md).
 */
import type { PhotoFault } from '#domain/photo-fault.ts'
import type { FoundFace } from './detector.ts'
import { luminanceOf, sample, type Box, type Pixels } from './pixels.ts'

/** @param faces all found faces @param main the face that the portrait will show */
export function faultOf(picture: Pixels, faces: readonly FoundFace[], main: FoundFace | undefined): PhotoFault | null {
  if (!main) return faultWithoutFace(picture)
  if (faces.some((face) => face !== main && isAnotherPerson(face, main))) return 'photo-several-faces'
  const face = brightness(picture, innerOf(main.box), FACE_SAMPLE)
  if (isTooDark(face, lightOf(picture))) return 'photo-too-dark'
  return blurOf(face) > MAX_BLUR ? 'photo-too-blurred' : null
}

/** The detector finds no face in a black or very blurred photo, so report the darkness or the blur instead. */
function faultWithoutFace(picture: Pixels): PhotoFault {
  if (lightOf(picture) < LEAST_LIGHT) return 'photo-too-dark'
  return blurOf(brightness(picture, whole(picture), PHOTO_SAMPLE)) > MAX_PHOTO_BLUR
    ? 'photo-too-blurred'
    : 'photo-no-face'
}

/** Ignores faces that are small (people far behind) or have a low score (hardly a face). */
const SURE_SCORE = 0.6
const SMALLEST_OTHER = 0.5
const isAnotherPerson = ({ box, score }: FoundFace, main: FoundFace): boolean =>
  score >= SURE_SCORE && box.width >= main.box.width * SMALLEST_OTHER

/**
 * Separates a dark photo from dark skin. They differ in the brightest parts of a face (the whites of the eyes, teeth,
 * the shine of the skin), and in how far these stand out. Measured on one portrait, toned and exposed
 * (packages/face/tests): the brightest fiftieth was 94 to 225 on every skin in good light, and 71 on the darkest skin
 * at half the light. Light skin under-exposed by three and a half stops has 70, and nothing in it stands out from its
 * median (0.8 against 0.5 to 0.65).
 */
const LEAST_LIGHT = 64
const LITTLE_LIGHT = 100
const STANDS_OUT = 0.68
function isTooDark(face: Brightness, light: number): boolean {
  const brightest = share(face, BRIGHTEST)
  if (brightest < LEAST_LIGHT) return true
  return brightest < LITTLE_LIGHT && light < LITTLE_LIGHT && share(face, 0.5) > brightest * STANDS_OUT
}

/** The brightest part of the whole photo: a lamp, a wall, a shirt. */
const lightOf = (picture: Pixels): number => share(brightness(picture, whole(picture), PHOTO_SAMPLE), 0.99)
const BRIGHTEST = 0.98

/**
 * Faces are scaled to one size first, so that only the blur visible in the portrait counts. Sharp faces measured 0.26
 * to 0.57, among them one enlarged from 110 pixels; faces blurred by a sigma of a hundredth of their width 0.62 to
 * 0.65.
 */
const MAX_BLUR = 0.61
/**
 * For a whole photo, in 160 columns: sharp photos measured 0.23 to 0.37, photos blurred by a sigma of a fiftieth of
 * their side 0.6.
 */
const MAX_PHOTO_BLUR = 0.55
const FACE_SAMPLE = { width: 96, height: 112 } as const
const PHOTO_SAMPLE = { width: 160, height: 160 } as const

interface Brightness {
  width: number
  height: number
  values: Float32Array
}

function brightness(picture: Pixels, box: Box, { width, height }: { width: number; height: number }): Brightness {
  const { data } = sample(picture, box, width, height)
  const values = Float32Array.from({ length: width * height }, (_, i) =>
    luminanceOf(data[3 * i] as number, data[3 * i + 1] as number, data[3 * i + 2] as number),
  )
  return { width, height, values }
}

/** The value under which that share of the pixels lies. */
const share = ({ values }: Brightness, part: number): number =>
  values.toSorted()[Math.floor((values.length - 1) * part)] as number

const whole = ({ width, height }: Pixels): Box => ({ x: 0, y: 0, width, height })

/** The box without the margin beside the cheeks and the hair above. */
const innerOf = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.2,
  y: y + height * 0.15,
  width: width * 0.6,
  height: height * 0.7,
})

/**
 * Measures how little a further blur changes: 0 sharp, 1 blurred (Crété and others, 'The blur effect', 2007). The
 * change is relative to the picture's own contrast, which is lower on dark skin.
 */
function blurOf({ width, height, values }: Brightness): number {
  return Math.max(
    ...[1, width].map((step) => {
      let variation = 0
      let kept = 0
      for (let y = BLUR_RADIUS + 1; y < height - BLUR_RADIUS; y++) {
        for (let x = BLUR_RADIUS + 1; x < width - BLUR_RADIUS; x++) {
          const i = y * width + x
          const here = Math.abs((values[i] as number) - (values[i - step] as number))
          // The difference of two neighbouring running means needs only the values at their ends.
          const blurred =
            Math.abs((values[i + BLUR_RADIUS * step] as number) - (values[i - (BLUR_RADIUS + 1) * step] as number)) /
            (2 * BLUR_RADIUS + 1)
          variation += here
          kept += Math.max(0, here - blurred)
        }
      }
      return variation === 0 ? 0 : (variation - kept) / variation
    }),
  )
}
const BLUR_RADIUS = 5
