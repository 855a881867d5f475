/** The elements of the book, one sheet a page, and how they lie when nothing turns. React made them and keeps them; styles and `inert` are set here. */
import type { PageSize } from './fold.ts'
import type { Spread } from './page-numbers.ts'
import { reachOf } from './soft-turn.ts'

export interface Sheet {
  /** Large; hides what overflows it. */
  box: HTMLElement
  page: HTMLElement
  content: HTMLElement
  shade: HTMLElement
}

/**
 * open: seen and reached. near: beneath the open pages, drawn ahead. away: not drawn.
 * under, still, flap, front, back: the parts of a turn (see leaf.ts). incoming: a spread that fades in.
 */
export type Role = 'open' | 'near' | 'away' | 'under' | 'still' | 'flap' | 'front' | 'back' | 'incoming'

export function sheetsOf(table: HTMLElement): Sheet[] {
  return [...table.querySelectorAll<HTMLElement>('.book-sheet')].map((box) => {
    const part = (name: string) => box.querySelector<HTMLElement>(`.book-sheet__${name}`)
    const [page, content, shade] = [part('page'), part('content'), part('shade')]
    if (!page || !content || !shade) throw new Error('A sheet has lost its page')
    return { box, page, content, shade }
  })
}

/** Measures of the whole book, for compositor-book.css. */
export function measure(table: HTMLElement, size: PageSize): void {
  table.style.setProperty('--page-width', `${size.width}px`)
  table.style.setProperty('--page-height', `${size.height}px`)
  table.style.setProperty('--reach', `${reachOf(size)}px`)
}

/** @param near pages to draw ahead: where a side of the table is bare they would be seen, and wait undrawn */
export function layAtRest(sheets: readonly Sheet[], size: PageSize, spread: Spread, near: ReadonlySet<number>): void {
  const covered = spread.left !== null && spread.right !== null
  sheets.forEach((sheet, page) => {
    const open = page === spread.left || page === spread.right
    sheet.content.inert = !open
    lay(sheet, page, size, open ? 'open' : covered && near.has(page) ? 'near' : 'away')
  })
}

/** Puts a sheet flat on its side of the book. */
export function lay(sheet: Sheet, page: number, { width }: PageSize, role: Role): void {
  cast(sheet, role)
  set(sheet.box.style, 'transform', isLeft(page) ? `translate(${-width}px, 0px)` : 'translate(0px, 0px)')
  set(sheet.page.style, 'transform', 'none')
  set(sheet.shade.style, 'opacity', '0')
}

/** Where a turn leaves a side of the table bare, what is drawn ahead there would be seen when the last page on it goes. */
export function clearBareSide(sheets: readonly Sheet[], to: Spread): void {
  sheets.forEach((sheet, page) => {
    const bare = (isLeft(page) ? to.left : to.right) === null
    if (bare && sheet.box.dataset.role === 'near') cast(sheet, 'away')
  })
}

export function cast({ box }: Sheet, role: Role): void {
  if (box.dataset.role !== role) box.dataset.role = role
}

/** A style that is written unchanged is still work for the browser. */
export function set(style: CSSStyleDeclaration, name: 'transform' | 'opacity', value: string): void {
  if (style[name] !== value) style[name] = value
}

const isLeft = (page: number): boolean => page % 2 === 1
