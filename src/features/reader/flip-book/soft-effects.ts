/** Turns of soft paper as the browser's own effects, ready to be aimed at three sheets. */
import { BOOK_SETTINGS } from './book-settings.ts'
import { liftedCorner, restingCorner, type Corner, type PageSize, type Point } from './fold.ts'
import { timesOf } from './lying.ts'
import type { Sheet } from './sheets.ts'
import { softKeyframes, type Direction } from './soft-turn.ts'

type Part = 'box' | 'page' | 'shade'
type Effects<Parts extends Part> = Record<Parts, KeyframeEffect>

export interface SoftEffects {
  still: Effects<'box' | 'page'>
  flap: Effects<Part>
  under: Effects<'shade'>
}

export function effectsOfWay(size: PageSize, direction: Direction, corner: Corner, from: Point, end: 'turned' | 'back', durationMs: number): SoftEffects {
  const { duration, lies } = timesOf(durationMs)
  const { still, flap, under } = softKeyframes(size, direction, corner, from, restingCorner(size, corner, end), lies)
  const effectOf = (keyframes: PropertyIndexedKeyframes) => new KeyframeEffect(null, keyframes, { duration, fill: 'forwards' })
  return {
    still: { box: effectOf(still.box), page: effectOf(still.page) },
    flap: { box: effectOf(flap.box), page: effectOf(flap.page), shade: effectOf(flap.shade) },
    under: { shade: effectOf(under.shade) },
  }
}

/**
 * The whole turn of a page that nobody holds, the same each time: to reckon it, and to let the browser read its keyframes, is
 * most of what lies between a tap and its answer. Kept for one book at one size.
 */
export function usualEffects(book: readonly Sheet[], size: PageSize, direction: Direction, corner: Corner): SoftEffects {
  let known = usual.get(book)
  if (known?.size.width !== size.width || known.size.height !== size.height) usual.set(book, (known = { size, turns: new Map() }))
  const name = `${direction} ${corner}`
  const turn = known.turns.get(name) ?? effectsOfWay(size, direction, corner, liftedCorner(size, corner), 'turned', BOOK_SETTINGS.flippingTime)
  known.turns.set(name, turn)
  return turn
}

const usual = new WeakMap<readonly Sheet[], { size: PageSize; turns: Map<string, SoftEffects> }>()

/** @returns the effects, aimed at a sheet */
export const aimAt = (sheet: Sheet, effects: Partial<Effects<Part>>): KeyframeEffect[] =>
  (['box', 'page', 'shade'] as const).flatMap((part) => {
    const effect = effects[part]
    if (!effect) return []
    effect.target = sheet[part]
    return [effect]
  })
