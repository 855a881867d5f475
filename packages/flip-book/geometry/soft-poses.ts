/**
 * A turn of soft paper as styles. `flap` is the back of the turning page, `still` the part of its front that still lies
 * flat, both on this side of the crease; `under` is the whole next page beneath. A half plane is a large box (the
 * sheet) that clips its contents and whose pages are moved in the opposite direction: so only transform and opacity
 * change, which the compositor does without layout or paint.
 */
import { BOOK_SETTINGS } from './book-settings.ts'
import { foldAt, type Corner, type Fold, type PageSize, type Point } from './fold.ts'
import { compose, HALF_TURN, inverse, scaling, toCss, translation, type Matrix } from './matrix.ts'
import type { Direction } from './page-numbers.ts'

/** CSS values of the shadow on a page. */
export interface ShadePose {
  transform: string
  opacity: number
}
export interface SoftPose {
  /** The corner's position, limited by the paper. */
  corner: Point
  /** CSS transforms: of the box that ends at the crease, and of the two pages that move in the opposite direction. */
  box: string
  still: string
  flap: string
  /** The shade on the flap, in the box. */
  fold: ShadePose
  under: ShadePose
}

/** `KeyframeEffect` parses this form fastest: one list for each property. */
type Transforms = { transform: string[]; offset: number[] }
type Shades = Transforms & { opacity: number[] }
export interface SoftKeyframes {
  box: Transforms
  still: Transforms
  flap: Transforms
  fold: Shades
  under: Shades
}

/** The shade's own size in CSS pixels (react/flip-book.module.css); a transform stretches it. */
export const SHADE_PX = 64
/** page-flip's shadow is three quarters of a page wide when the page has turned. */
const SHADE_WIDTH = 0.75
/** The shade on the flap is hardly visible in its last quarter. */
const FADES_OUT = 1.3
/**
 * Samples of a turn. Parsing each delays the first frame on the main thread; between samples the compositor
 * interpolates linearly.
 */
const SAMPLES = 20
/**
 * The samples lie closer where the paper is lifted and turns fastest, so a third as many samples as frames are enough.
 */
const PARTS = Array.from({ length: SAMPLES + 1 }, (_, step) => (step / SAMPLES) ** 2)
/** Distance from the end of a turn at which the paper lies flat and has no crease. */
const LYING_PX = 2
/** Perspective enlarges a swinging board. */
const NEARER_TO_THE_EYE = 1.05
/** Size of a sheet's box, which covers the whole book from any origin in it. Even, so that half of it is a whole number. */
export const reachOf = ({ width, height }: PageSize): number =>
  2 * Math.ceil((NEARER_TO_THE_EYE * Math.hypot(2 * width, height)) / 2)

/** @returns null if the corner is not lifted at all */
export function softPose(size: PageSize, direction: Direction, corner: Corner, point: Point): SoftPose | null {
  const fold = foldAt(size, corner, point)
  return fold && poseOf(size, direction, fold)
}

/** Samples of a straight line that the corner follows. @param lies the offset at which it reaches its end and stays */
export function softKeyframes(
  size: PageSize,
  direction: Direction,
  corner: Corner,
  from: Point,
  to: Point,
  lies = 1,
): SoftKeyframes {
  const almost = Math.max(0, 1 - LYING_PX / Math.hypot(to.x - from.x, to.y - from.y))
  const samples = [...PARTS, 1].map((part) => {
    const gone = Math.min(part, almost)
    return softPose(size, direction, corner, { x: from.x + (to.x - from.x) * gone, y: from.y + (to.y - from.y) * gone })
  })
  // Paper that is hardly lifted has no crease: use that of the neighbouring sample.
  const folded = samples.filter((pose) => pose !== null)
  const poses = samples.flatMap((pose, step) => pose ?? folded.at(step < SAMPLES / 2 ? 0 : -1) ?? [])
  const offset = [...PARTS.map((part) => part * lies), 1]
  const transforms = (of: (pose: SoftPose) => string): Transforms => ({ transform: poses.map(of), offset })
  const shades = (of: (pose: SoftPose) => ShadePose): Shades => ({
    ...transforms((pose) => of(pose).transform),
    opacity: poses.map((pose) => of(pose).opacity),
  })
  return {
    box: transforms(({ box }) => box),
    still: transforms(({ still }) => still),
    flap: transforms(({ flap }) => flap),
    fold: shades(({ fold }) => fold),
    under: shades(({ under }) => under),
  }
}

/** In coordinates of the book: the top of the spine is the origin. */
function poseOf(size: PageSize, direction: Direction, fold: Fold): SoftPose {
  const { corner, crease, flap, progress } = fold
  const forward = direction === 'forward'
  const creaseHere = forward ? crease : mirrored(crease)
  const creaseLookingBack = compose(creaseHere, HALF_TURN)
  // A mirrored crease has its axis towards the flap; and the origin of a mirrored page is at its right corner.
  const [toUnder, toFlap] = forward ? [creaseHere, creaseLookingBack] : [creaseLookingBack, creaseHere]
  const lying = translation(forward ? 0 : -size.width, 0)
  const turned = forward ? flap : compose(mirrored(flap), translation(-size.width, 0))
  const opacity = Math.max(0, 1 - progress) * BOOK_SETTINGS.maxShadowOpacity
  const againstBox = (page: Matrix) => toCss(compose(inverse(toFlap), page))
  return {
    corner,
    box: toCss(toFlap),
    still: againstBox(lying),
    flap: againstBox(turned),
    fold: { transform: toCss(shadeOnFlap(fold, forward ? -1 : 1)), opacity },
    under: { transform: toCss(compose(inverse(lying), toUnder, shadeOnUnder(size, progress))), opacity },
  }
}

/**
 * The shade on the flap, with the crease as the y axis: a parallelogram along the flap's edges. A page that clips its
 * contents would be a surface of its own for the compositor, which costs a third of a frame; so the shade is no larger
 * than the flap, except for its faded part. @param sense of the y axis: 1 along the crease, -1 against it
 */
function shadeOnFlap({ crossings: [from, to], depth, taper }: Fold, sense: 1 | -1): Matrix {
  // The largest shade that fits into a tapering flap: half as long and half as deep if the flap ends in a point.
  const length = Math.min(1, 1 / (2 * taper))
  const depthShare = Math.min(SHADE_WIDTH, FADES_OUT * (1 - taper * length))
  return [
    (depthShare * depth) / SHADE_PX,
    (-sense * depthShare * from) / SHADE_PX,
    0,
    (sense * FADES_OUT * length * (to - from)) / SHADE_PX,
    0,
    sense * from,
  ]
}

/** The shade on the page beneath, along the whole crease, which is the y axis. */
function shadeOnUnder(size: PageSize, progress: number): Matrix {
  const reach = reachOf(size)
  const widthPx = Math.max(SHADE_WIDTH * size.width * progress, 1)
  return compose(translation(0, -reach), scaling(widthPx / SHADE_PX, (2 * reach) / SHADE_PX))
}

const mirrored = (map: Matrix): Matrix => compose(scaling(-1, 1), map, scaling(-1, 1))
