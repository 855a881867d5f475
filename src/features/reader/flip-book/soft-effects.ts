/** Turns of soft paper as the browser's own effects, ready to be aimed at pages and their sheet. */
import { BOOK_SETTINGS } from './book-settings.ts'
import { liftedCorner, restingCorner, type Corner, type PageSize, type Point } from './fold.ts'
import { timesOf } from './lying.ts'
import type { Side } from './sheets.ts'
import { softKeyframes, type Direction, type SoftKeyframes } from './soft-turn.ts'

export type SoftEffects = Record<keyof SoftKeyframes, KeyframeEffect>

export function effectsOfWay(
  size: PageSize,
  direction: Direction,
  corner: Corner,
  from: Point,
  end: 'turned' | 'back',
  durationMs: number,
): SoftEffects {
  const { duration, lies } = timesOf(durationMs)
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
 * The whole turn of a page that nobody holds, the same each time: to reckon it, and to let the browser read its keyframes, is
 * most of what lies between a tap and its answer. Kept for one book at one size.
 */
export function usualEffects(book: readonly Side[], size: PageSize, direction: Direction, corner: Corner): SoftEffects {
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

/** @returns the effects, aimed at the parts of a turn */
export function aimAt(
  { still, flap, under }: Record<'still' | 'flap' | 'under', Side>,
  effects: SoftEffects,
): KeyframeEffect[] {
  return [
    aim(effects.box, flap.box),
    // Two sheets where the turn leads further than to a neighbour.
    ...(still.box === flap.box ? [] : [aim(new KeyframeEffect(effects.box), still.box)]),
    aim(effects.still, still.page),
    aim(effects.flap, flap.page),
    aim(effects.fold, flap.fold),
    aim(effects.under, under.shade),
  ]
}

const aim = (effect: KeyframeEffect, target: HTMLElement): KeyframeEffect => Object.assign(effect, { target })
