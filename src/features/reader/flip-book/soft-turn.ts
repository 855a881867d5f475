/**
 * A turn of soft paper as styles of two sheets: `under` is the next page, seen through the half plane beyond the crease;
 * `flap` is the back of the turned page, seen on this side of it. A half plane is a large box (the sheet) that hides what
 * overflows it, and whose page is moved against it: so nothing but transform and opacity ever changes, which the
 * compositor does without layout or paint.
 */
import { BOOK_SETTINGS } from './book-settings.ts'
import { foldAt, type Corner, type Fold, type PageSize, type Point } from './fold.ts'
import { compose, HALF_TURN, inverse, scaling, toCss, translation, type Matrix } from './matrix.ts'

/** CSS values of one sheet: the box, the page in it, the shadow on the page. */
export interface SheetPose {
  box: string
  page: string
  shade: string
  shadeOpacity: number
}
export interface SoftPose {
  /** Where the corner is, held back by the paper. */
  corner: Point
  under: SheetPose
  flap: SheetPose
}
export type Direction = 'forward' | 'back'

/** A turn of one sheet, as `Element.animate` takes it with the least work: one list a property. */
export interface SheetKeyframes {
  box: { transform: string[]; offset: number[] }
  page: { transform: string[]; offset: number[] }
  shade: { transform: string[]; opacity: number[]; offset: number[] }
}
export interface SoftKeyframes {
  under: SheetKeyframes
  flap: SheetKeyframes
}

/** The shadow's own size in CSS pixels (flip-book.css): it is stretched from there. */
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
  return { under: keyframesOf(poses.map((pose) => pose.under), offset), flap: keyframesOf(poses.map((pose) => pose.flap), offset) }
}

const keyframesOf = (poses: readonly SheetPose[], offset: number[]): SheetKeyframes => ({
  box: { transform: poses.map((pose) => pose.box), offset },
  page: { transform: poses.map((pose) => pose.page), offset },
  shade: { transform: poses.map((pose) => pose.shade), opacity: poses.map((pose) => pose.shadeOpacity), offset },
})

/** In coordinates of the book: the top of the spine is the origin. */
function poseOf(size: PageSize, direction: Direction, { corner, crease, flap, progress }: Fold): SoftPose {
  const forward = direction === 'forward'
  const creaseHere = forward ? crease : mirrored(crease)
  const creaseLookingBack = compose(creaseHere, HALF_TURN)
  const shade = { widthPx: Math.max(SHADE_WIDTH * size.width * progress, 1), opacity: Math.max(0, 1 - progress) * BOOK_SETTINGS.maxShadowOpacity }
  // Mirrored, the crease's own axis points to the flap; and a page has its origin where its mirror image has its right corner.
  return {
    corner,
    under: sheetPose(size, forward ? creaseHere : creaseLookingBack, translation(forward ? 0 : -size.width, 0), shade),
    flap: sheetPose(size, forward ? creaseLookingBack : creaseHere, forward ? flap : compose(mirrored(flap), translation(-size.width, 0)), shade),
  }
}

/** @param box its x axis points from the crease to what is seen @param page where the page lies in the book */
function sheetPose(size: PageSize, box: Matrix, page: Matrix, shade: { widthPx: number; opacity: number }): SheetPose {
  const reach = reachOf(size)
  const stretched = compose(translation(0, -reach), scaling(shade.widthPx / SHADE_PX, (2 * reach) / SHADE_PX))
  return {
    box: toCss(box),
    page: toCss(compose(inverse(box), page)),
    shade: toCss(compose(inverse(page), box, stretched)),
    shadeOpacity: shade.opacity,
  }
}

const mirrored = (map: Matrix): Matrix => compose(scaling(-1, 1), map, scaling(-1, 1))
