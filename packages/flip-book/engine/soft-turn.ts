/** A leaf of soft paper: it folds where a hand drags its corner, or turns by itself. */
import { BOOK_SETTINGS } from '../geometry/book-settings.ts'
import { liftedCorner, restingCorner, type Corner, type PageSize, type Point } from '../geometry/fold.ts'
import type { Direction, Turn } from '../geometry/page-numbers.ts'
import { softKeyframes, softPose, type ShadePose, type SoftKeyframes } from '../geometry/soft-poses.ts'
import { begin, timingOf } from './animation-clock.ts'
import { clearOtherSides, pagesOfTurn, setRole, sideOf, type Leaf, type Side } from './page-elements.ts'

export function liftSoftLeaf(sides: readonly Side[], size: PageSize, turn: Turn): Leaf {
  const { direction, corner } = turn
  const pages = pagesOfTurn(turn)
  clearOtherSides(sides, Object.values(pages))
  const still = sideOf(sides, pages.front)
  const flap = sideOf(sides, pages.back)
  const under = sideOf(sides, pages.under)
  setRole(still, 'still')
  setRole(flap, 'flap')
  setRole(under, 'under')
  /** The corner's position after the last move of the hand. */
  let at: Point | null = null

  return {
    follow(point) {
      const pose = softPose(size, direction, corner, point)
      if (!pose) return
      at = pose.corner
      // Every value is new, so skip the check of `setStyle`.
      flap.box.style.transform = pose.box
      // A turn over several spreads uses two sheets.
      if (still.box !== flap.box) still.box.style.transform = pose.box
      still.page.style.transform = pose.still
      flap.page.style.transform = pose.flap
      darken(flap.fold, pose.fold)
      darken(under.shade, pose.under)
    },
    go(end, durationMs) {
      // A corner that was touched but not moved needs no animation back.
      if (!at && end === 'back') return []
      const isUsual = !at && durationMs === BOOK_SETTINGS.flippingTime
      const effects = isUsual
        ? usualEffects(sides, size, direction, corner)
        : effectsOfWay(size, direction, corner, at ?? liftedCorner(size, corner), end, durationMs)
      return begin(aimAt({ still, flap, under }, effects))
    },
    wayTo(end) {
      const { x } = at ?? restingCorner(size, corner, 'back')
      return Math.min(1, Math.abs(x - restingCorner(size, corner, end).x) / (2 * size.width))
    },
  }
}

function darken({ style }: HTMLElement, pose: ShadePose): void {
  style.transform = pose.transform
  style.opacity = String(pose.opacity)
}

/** Native effects, ready to be assigned to pages and their sheet. */
type SoftEffects = Record<keyof SoftKeyframes, KeyframeEffect>

function effectsOfWay(
  size: PageSize,
  direction: Direction,
  corner: Corner,
  from: Point,
  end: 'turned' | 'back',
  durationMs: number,
): SoftEffects {
  const { duration, lies } = timingOf(durationMs)
  const { box, still, flap, fold, under } = softKeyframes(
    size,
    direction,
    corner,
    from,
    restingCorner(size, corner, end),
    lies,
  )
  const effectOf = (keyframes: PropertyIndexedKeyframes) =>
    new KeyframeEffect(null, keyframes, { duration, fill: 'forwards' })
  return {
    box: effectOf(box),
    still: effectOf(still),
    flap: effectOf(flap),
    fold: effectOf(fold),
    under: effectOf(under),
  }
}

/**
 * The whole turn without a hand, the same each time. Computing it and letting the browser parse its keyframes take most
 * of the time between a tap and its response. Cached for one book at one size.
 */
function usualEffects(book: readonly Side[], size: PageSize, direction: Direction, corner: Corner): SoftEffects {
  let known = usual.get(book)
  if (known?.size.width !== size.width || known.size.height !== size.height)
    usual.set(book, (known = { size, turns: new Map() }))
  const name = `${direction} ${corner}`
  const turn =
    known.turns.get(name) ??
    effectsOfWay(size, direction, corner, liftedCorner(size, corner), 'turned', BOOK_SETTINGS.flippingTime)
  known.turns.set(name, turn)
  return turn
}

const usual = new WeakMap<readonly Side[], { size: PageSize; turns: Map<string, SoftEffects> }>()

/** Computes the keyframes of turns by button or key before the first is requested. */
export function prepareUsualTurns(book: readonly Side[], size: PageSize): void {
  for (const direction of ['forward', 'back'] as const) usualEffects(book, size, direction, 'top')
}

function aimAt(
  { still, flap, under }: Record<'still' | 'flap' | 'under', Side>,
  effects: SoftEffects,
): KeyframeEffect[] {
  return [
    aim(effects.box, flap.box),
    // A turn over several spreads uses two sheets.
    ...(still.box === flap.box ? [] : [aim(new KeyframeEffect(effects.box), still.box)]),
    aim(effects.still, still.page),
    aim(effects.flap, flap.page),
    aim(effects.fold, flap.fold),
    aim(effects.under, under.shade),
  ]
}

const aim = (effect: KeyframeEffect, target: HTMLElement): KeyframeEffect => Object.assign(effect, { target })
