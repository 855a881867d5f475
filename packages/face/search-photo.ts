/**
 * Finds the face in a chosen photo, before cropping: in a panorama it may be too small to be found in the whole
 * picture, and a photo without orientation data may lie on its side.
 */
import { squareAround } from './face-oval.ts'
import { createPhotoLook, type FaceModels, type PhotoLook } from './look-at-photo.ts'
import { partOf, turned, type Box, type Pixels, type QuarterTurns } from './pixels.ts'

export interface FoundPhoto extends PhotoLook {
  /** Quarter turns that make the photo upright; the oval is in the turned photo. */
  quarterTurns: QuarterTurns
}

const CERTAIN_SCORE = 0.8

/**
 * @returns (picture, mayTurn), which takes several analyses only if the first is uncertain
 * @throws Error if a model file is incomplete
 */
export function createPhotoSearch(models: FaceModels): (picture: Pixels, mayTurn: boolean) => FoundPhoto {
  const look = createPhotoLook(models)

  /** A second, closer analysis finds a real face at the same place; a chance pattern is not found again. */
  const isSeenAgain = (picture: Pixels, { oval }: PhotoLook): boolean => {
    if (!oval) return false
    const close = squareAround(oval, picture)
    const again = within(look(partOf(picture, close)), close).oval
    if (!again) return false
    const away = Math.hypot(again.centre.x - oval.centre.x, again.centre.y - oval.centre.y) / oval.width
    return away <= MAX_AWAY && Math.abs(Math.log(again.width / oval.width)) <= MAX_LOG_RATIO
  }

  return (picture, mayTurn) => {
    const upright = look(picture)
    if (upright.score >= CERTAIN_SCORE || isSeenAgain(picture, upright)) return { ...upright, quarterTurns: 0 }
    const inWindows = windowsOf(picture).map((window) => within(look(partOf(picture, window)), window))
    const inWindow = inWindows.toSorted((a, b) => widthOf(b) - widthOf(a)).find((one) => isSeenAgain(picture, one))
    if (inWindow) return { ...inWindow, quarterTurns: 0 }
    for (const quarterTurns of mayTurn ? TURNS : []) {
      const upside = turned(picture, quarterTurns)
      const found = look(upside)
      if (found.score >= CERTAIN_SCORE && isSeenAgain(upside, found)) return { ...found, quarterTurns }
    }
    return { ...upright, quarterTurns: 0 }
  }
}

/**
 * Limits as a share of the oval's width, and as a logarithm. For one face in eight sizes, five leans and ten lights,
 * `away` was 0.00 to 0.04 and the ratio 0.95 to 1.06; false faces in the paintings of our books, upright and turned,
 * were hardly ever within both.
 */
const MAX_AWAY = 0.06
const MAX_LOG_RATIO = 0.09

/** Quarter turns first: a photo is held sideways more often than upside down. */
const TURNS = [1, 3, 2] as const

/** From this ratio on, the short side is so small in the detector's square that a face is missed. */
const LONG_PHOTO = 1.7
const MAX_WINDOWS = 12

/** Squares along the longer side of a long photo, each overlapping the next by half; none for other photos. */
function windowsOf({ width, height }: Pixels): Box[] {
  const [long, side] = [Math.max(width, height), Math.min(width, height)]
  if (long / side < LONG_PHOTO) return []
  const steps = Math.min(MAX_WINDOWS - 1, Math.ceil((long - side) / (side / 2)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = Math.round(((long - side) * step) / steps)
    return { x: width > height ? at : 0, y: width > height ? 0 : at, width: side, height: side }
  })
}

const widthOf = ({ oval }: PhotoLook): number => oval?.width ?? 0

/** Moves the result for a part of the picture to its position in the whole. */
const within = (look: PhotoLook, { x, y }: Box): PhotoLook => ({
  ...look,
  oval: look.oval && { ...look.oval, centre: { x: look.oval.centre.x + x, y: look.oval.centre.y + y } },
})
