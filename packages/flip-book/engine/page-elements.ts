/**
 * The elements of the book, and their positions when nothing turns. A sheet of paper is a box with two pages, its two
 * sides, so that one crease clips both at once. React renders the elements; this file sets styles and `aria-hidden`.
 */
import type { PageSize, Point } from '../geometry/fold.ts'
import type { Spread, Turn } from '../geometry/page-numbers.ts'
import { reachOf } from '../geometry/soft-poses.ts'

export interface Side {
  /** The sheet's box: large, and clips its contents. */
  box: HTMLElement
  page: HTMLElement
  /** The shade on the page itself. */
  shade: HTMLElement
  /** The shade in the sheet's box, on the folded part of the page. */
  fold: HTMLElement
}

/**
 * open: visible and reachable. near: beneath the open pages, drawn ahead. away: not drawn. under, still, flap, front,
 * back: the parts of a turn (soft-turn.ts, hard-turn.ts). incoming: a spread that fades in (cross-fade.ts).
 */
export type Role = 'open' | 'near' | 'away' | 'under' | 'still' | 'flap' | 'front' | 'back' | 'incoming'

/** A leaf between two spreads: it follows a hand, or moves by itself. */
export interface Leaf {
  /**
   * @param point the position of the dragged corner: pixels from the spine towards the leaf's old side, and from the
   * top
   */
  follow(point: Point): void
  /** Continues from the present position, or from a lifted corner if no hand has moved the page. @returns its animations */
  go(to: 'turned' | 'back', durationMs: number): Animation[]
  /** The part of a whole turn that remains, 0–1. */
  wayTo(end: 'turned' | 'back'): number
}

/**
 * @param table contains elements whose `data-flip-book` names their part (react/flip-book.tsx). @returns one side for
 * each page
 */
export function sidesOf(table: HTMLElement): Side[] {
  return [...table.querySelectorAll<HTMLElement>('[data-flip-book=page]')].map((page) => {
    const box = page.parentElement
    const part = (name: 'shade' | 'fold') =>
      (name === 'fold' ? box : page)?.querySelector<HTMLElement>(`[data-flip-book=${name}]`)
    const [shade, fold] = [part('shade'), part('fold')]
    if (!box || !shade || !fold) throw new Error('A page has lost its parts')
    return { box, page, shade, fold }
  })
}

/** Measures of the whole book, for react/flip-book.module.css. */
export function measure(table: HTMLElement, size: PageSize): void {
  table.style.setProperty('--page-width', `${size.width}px`)
  table.style.setProperty('--page-height', `${size.height}px`)
  table.style.setProperty('--reach', `${reachOf(size)}px`)
}

/** @param near pages to draw ahead; on a bare side of the table they would be visible, so they stay undrawn there */
export function layAtRest(sides: readonly Side[], size: PageSize, spread: Spread, near: ReadonlySet<number>): void {
  const covered = spread.left !== null && spread.right !== null
  const isOpen = (page: number) => page === spread.left || page === spread.right
  sides.forEach((side, page) => {
    hideFromReaders(side, !isOpen(page))
    if (isOpen(page)) return layPage(side, page, size, 'open')
    // The back of an open page lies beneath it: at its own position it would cover the other open page, or never be
    // covered.
    const front = otherSideOf(page)
    layPage(
      side,
      isOpen(front) ? front : page,
      size,
      covered && near.has(page) ? 'near' : 'away',
      isOpen(front) ? 'open' : 'near',
    )
  })
}

/**
 * Draws ahead the pages needed at the turn's end, beneath the page that the turn uncovers; hides the pages no longer
 * needed.
 */
export function layAhead(sides: readonly Side[], size: PageSize, near: ReadonlySet<number>): void {
  const uncovered = sides.findIndex(({ page }) => page.dataset.role === 'under')
  if (uncovered < 0) return
  sides.forEach((side, page) => {
    if (!near.has(page) && side.page.dataset.role === 'near') return hide(side)
    if (!near.has(page) || side.page.dataset.role !== 'away') return
    const other = otherSideOf(page)
    if (other === uncovered) return layPage(side, uncovered, size, 'near', 'under')
    const isFree = sides[other]?.page.dataset.role === 'away'
    if (isFree && isLeft(page) === isLeft(uncovered)) layPage(side, page, size, 'near')
  })
}

/** Lays the page of `side` flat at the position of `page`. @param level the role of its whole sheet */
export function layPage(side: Side, page: number, size: PageSize, role: Role, level: Role = role): void {
  setRole(side, role, level)
  setStyle(side.box.style, 'transform', inMiddle(size))
  setStyle(side.page.style, 'transform', fromMiddle(size, isLeft(page) ? -size.width : 0))
  setStyle(side.shade.style, 'opacity', '0')
}

/** Hides the pages drawn ahead on a side that the turn empties: they would be visible once the last page leaves it. */
export function clearBareSide(sides: readonly Side[], to: Spread): void {
  sides.forEach((side, page) => {
    const bare = (isLeft(page) ? to.left : to.right) === null
    if (bare && side.page.dataset.role === 'near') hide(side)
  })
}

/** Hides the pages drawn ahead on the other sides of these sheets, because they would move with the sheets. */
export function clearOtherSides(sides: readonly Side[], pages: readonly (number | null)[]): void {
  for (const page of pages) {
    const other = page === null ? undefined : sides[otherSideOf(page)]
    if (other?.page.dataset.role === 'near') hide(other)
  }
}

/** The two sides of the page that turns, and the page beneath it. */
export const pagesOfTurn = ({ from, to, direction }: Turn) =>
  direction === 'forward'
    ? { front: from.right, back: to.left, under: to.right }
    : { front: from.left, back: to.right, under: to.left }

/** @throws if there is no such page */
export function sideOf(sides: readonly Side[], page: number | null): Side {
  const side = page === null ? undefined : sides[page]
  if (!side) throw new Error(`The book has no page ${page}`)
  return side
}

/** @param level the role of its whole sheet, which decides its height in the stack */
export function setRole({ box, page, shade, fold }: Side, role: Role, level: Role = role): void {
  if (page.dataset.role !== role) page.dataset.role = role
  if (box.dataset.role !== level) box.dataset.role = level
  shade.toggleAttribute('data-falls', role === 'under')
  fold.toggleAttribute('data-falls', level === 'flap')
}

const hide = ({ page }: Side): void => void (page.dataset.role = 'away')

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Set `inert` only on a page with controls: it is inherited, so the browser restyles every element of the page, words
 * and pictures too.
 */
function hideFromReaders({ page }: Side, isHidden: boolean): void {
  const value = String(isHidden)
  if (page.getAttribute('aria-hidden') !== value) page.setAttribute('aria-hidden', value)
  page.toggleAttribute('inert', isHidden && page.querySelector(CONTROLS) !== null)
}

/** Skips an unchanged value: writing it again still costs the browser work. */
export function setStyle(style: CSSStyleDeclaration, name: 'transform' | 'opacity', value: string): void {
  if (style[name] !== value) style[name] = value
}

/** Position of a sheet whose pages lie flat or swing: its box extends equally to both sides of the spine. */
const inMiddle = (size: PageSize): string => `translate(${-reachOf(size) / 2}px, 0px)`
/** A position in such a sheet. @param x from the spine @param then further transforms, from there */
export const fromMiddle = (size: PageSize, x: number, then = ''): string =>
  `translate(${reachOf(size) / 2 + x}px, 0px)${then && ` ${then}`}`

const isLeft = (page: number): boolean => page % 2 === 1
/** Pages 0 and 1 are one sheet, 2 and 3 the next. */
export const otherSideOf = (page: number): number => page ^ 1
