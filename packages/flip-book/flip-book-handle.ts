/**
 * The book's commands and events. The interface is react-pageflip's; only `mayTurnTo` and `onBrokenPicture` are ours.
 */

/** At rest; a corner lifted under the mouse; a page in the hand; a page that turns by itself. */
export type FlipState = 'read' | 'fold_corner' | 'user_fold' | 'flipping'

/** Page indices count from 0; with two pages side by side the current one is the left: 0, 1, 3, 5 … */
export interface FlipBookHandle {
  flipNext(): void
  flipPrev(): void
  /** Turns to a page with an animation of one leaf, however far the page is. */
  flip(page: number): void
  /** Shows a page at once. Called during a turn, it takes effect after that turn. */
  turnToPage(page: number): void
  getCurrentPageIndex(): number
  getState(): FlipState
}

export interface FlipBookEvents {
  /** The current page index changed: a turn has ended, or `turnToPage` was called. */
  onFlip: (page: number) => void
  onChangeState?: (state: FlipState) => void
  /**
   * Called before a leaf moves, with the index after the turn: if it returns false, nothing turns and no corner is
   * lifted. `intent` is 'turn' for a real turn, 'peek' for a mouse over a corner.
   */
  mayTurnTo?: (page: number, intent: 'turn' | 'peek') => boolean
  /** A picture of a page that may soon be visible cannot be decoded: for a log. */
  onBrokenPicture?: (reason: unknown, address: string) => void
}
