/**
 * The book's commands and events. It is react-pageflip's own interface, so that anyone who
 * knows that library knows this; only `mayTurnTo` and `onBrokenPicture` are ours.
 */

/** At rest; a corner lifted under the mouse; a page in the hand; a page that turns by itself. */
export type FlipState = 'read' | 'fold_corner' | 'user_fold' | 'flipping'

/** Page indices count from 0; with two pages side by side the current one is the left: 0, 1, 3, 5 … */
export interface FlipBookHandle {
  flipNext(): void
  flipPrev(): void
  /** Turns to a page with an animation: one leaf, however far it is. */
  flip(page: number): void
  /** Shows a page at once. Asked for during a turn, it happens when that turn has ended. */
  turnToPage(page: number): void
  getCurrentPageIndex(): number
  getState(): FlipState
}

export interface FlipBookEvents {
  /** Another page index is current: a turn has ended, or `turnToPage` was called. */
  onFlip: (page: number) => void
  onChangeState?: (state: FlipState) => void
  /**
   * Asked before a leaf moves, with the index that the turn leads to: where it answers false nothing turns, and no
   * corner is lifted. Asked for a real turn only where `intent` is 'turn'; 'peek' is a mouse over a corner.
   */
  mayTurnTo?: (page: number, intent: 'turn' | 'peek') => boolean
  /** A picture of a page that may soon be seen cannot be decoded: for a log. */
  onBrokenPicture?: (reason: unknown, address: string) => void
}
