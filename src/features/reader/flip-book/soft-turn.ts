/**
 * A turn of soft paper as styles of three sheets: `flap` is the back of the page that turns, `still` what still lies of its
 * front, both on this side of the crease; `under` is the next page, which lies there whole. A half plane is a large box (the
 * sheet) that hides what overflows it, and whose page is moved against it: so nothing but transform and opacity ever changes,
 * which the compositor does without layout or paint.
 */
import { BOOK_SETTINGS } from './book-settings.ts'
import { foldAt, type Corner, type Fold, type PageSize, type Point } from './fold.ts'
import { compose, HALF_TURN, inverse, scaling, toCss, translation, type Matrix } from './matrix.ts'

/** CSS values of the box that is cut at the crease, and of the page in it. */
export interface CutPose {
  box: string
  page: string
}
/** CSS values of the shadow on a page. */
export interface ShadePose {
  shade: string
  shadeOpacity: number
}
export interface SoftPose {
  /** Where the corner is, held back by the paper. */
  corner: Point
  still: CutPose
  flap: CutPose & ShadePose
  under: ShadePose
}
export type Direction = 'forward' | 'back'

/** As `KeyframeEffect` takes it with the least work: one list a property. */
type Transforms = { transform: string[]; offset: number[] }
interface CutKeyframes {
  box: Transforms
  page: Transforms
}
interface ShadeKeyframes {
  shade: Transforms & { opacity: number[] }
}
export interface SoftKeyframes {
  still: CutKeyframes
  flap: CutKeyframes & ShadeKeyframes
  under: ShadeKeyframes
}

/** The shadow's own size in CSS pixels (compositor-book.css): it is stretched from there. */
export const SHADE_PX = 64
/** page-flip's shadow is three quarters of a page wide when the page has come over. */
const SHADE_WIDTH = 0.75
/** Of a turn. Each costs the main thread its parsing before the first frame; between them the compositor goes straight on. */
const SAMPLES = 20
/** They lie closer where paper is lifted, and turns quickest: so that a third of them do as well as one a frame. */
const PARTS = Array.from({ length: SAMPLES + 1 }, (_, step) => (step / SAMPLES) ** 2)
/** Of the way. At its very end the paper lies flat, and has no crease. */
const ALMOST = 0.999
/** How far a sheet's box reaches from its origin: over the whole book from any point of it. */
export const reachOf = ({ width, height }: PageSize): number => Math.ceil(Math.hypot(2 * width, height))

/** @returns null where the corner is not lifted at all */
export function softPose(size: PageSize, direction: Direction, corner: Corner, point: Point): SoftPose | null {
  const fold = foldAt(size, corner, point)
  return fold && poseOf(size, direction, fold)
}

/** Samples of a straight way of the corner. @param lies the offset at which it has come to its end, and stays there */
export function softKeyframes(size: PageSize, direction: Direction, corner: Corner, from: Point, to: Point, lies = 1): SoftKeyframes {
  const samples = [...PARTS, 1].map((part) => {
    const gone = Math.min(part, ALMOST)
    return softPose(size, direction, corner, { x: from.x + (to.x - from.x) * gone, y: from.y + (to.y - from.y) * gone })
  })
  // Paper that is hardly lifted has no crease: its neighbour's stands for it.
  const folded = samples.filter((pose) => pose !== null)
  const poses = samples.flatMap((pose, step) => pose ?? folded.at(step < SAMPLES / 2 ? 0 : -1) ?? [])
  const offset = [...PARTS.map((part) => part * lies), 1]
  return {
    still: cutKeyframes(poses.map(({ still }) => still), offset),
    flap: { ...cutKeyframes(poses.map(({ flap }) => flap), offset), ...shadeKeyframes(poses.map(({ flap }) => flap), offset) },
    under: shadeKeyframes(poses.map(({ under }) => under), offset),
  }
}

const cutKeyframes = (poses: readonly CutPose[], offset: number[]): CutKeyframes => ({
  box: { transform: poses.map(({ box }) => box), offset },
  page: { transform: poses.map(({ page }) => page), offset },
})

const shadeKeyframes = (poses: readonly ShadePose[], offset: number[]): ShadeKeyframes => ({
  shade: { transform: poses.map(({ shade }) => shade), opacity: poses.map(({ shadeOpacity }) => shadeOpacity), offset },
})

/** In coordinates of the book: the top of the spine is the origin. */
function poseOf(size: PageSize, direction: Direction, { corner, crease, flap, progress }: Fold): SoftPose {
  const forward = direction === 'forward'
  const creaseHere = forward ? crease : mirrored(crease)
  const creaseLookingBack = compose(creaseHere, HALF_TURN)
  // Mirrored, the crease's own axis points to the flap; and a page has its origin where its mirror image has its right corner.
  const [toUnder, toFlap] = forward ? [creaseHere, creaseLookingBack] : [creaseLookingBack, creaseHere]
  const lying = translation(forward ? 0 : -size.width, 0)
  const turned = forward ? flap : compose(mirrored(flap), translation(-size.width, 0))
  const shadeOpacity = Math.max(0, 1 - progress) * BOOK_SETTINGS.maxShadowOpacity
  const shadeOn = (page: Matrix, axes: Matrix): ShadePose => ({ shade: toCss(compose(inverse(page), axes, shadeAt(size, progress))), shadeOpacity })
  const cutAt = (axes: Matrix, page: Matrix): CutPose => ({ box: toCss(axes), page: toCss(compose(inverse(axes), page)) })
  return {
    corner,
    still: cutAt(toFlap, lying),
    flap: { ...cutAt(toFlap, turned), ...shadeOn(turned, toFlap) },
    under: shadeOn(lying, toUnder),
  }
}

/** The shade along a crease that is the y axis. */
function shadeAt(size: PageSize, progress: number): Matrix {
  const reach = reachOf(size)
  const widthPx = Math.max(SHADE_WIDTH * size.width * progress, 1)
  return compose(translation(0, -reach), scaling(widthPx / SHADE_PX, (2 * reach) / SHADE_PX))
}

const mirrored = (map: Matrix): Matrix => compose(scaling(-1, 1), map, scaling(-1, 1))
