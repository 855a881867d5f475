/** The browser's full screen, which only a tap or a click may request. A refusal is silent (product 7.8). */

/** False if the platform has none (iPhone). */
export const fullScreenIsPossible = (): boolean => document.fullscreenEnabled === true

/** On a phone it also requests landscape orientation. The call does nothing if an element fills the screen already. */
export function enterFullScreen(element: Element): void {
  if (document.fullscreenElement || !fullScreenIsPossible()) return
  element.requestFullscreen({ navigationUI: 'hide' }).then(lieOnSide).catch(refused)
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(refused)
}

/** `lock` is missing from TypeScript's list because Safari has none. */
type LockableOrientation = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

const lieOnSide = () => (screen.orientation as LockableOrientation).lock?.('landscape')

const refused = (reason: unknown) => console.info('[full screen] refused', reason)
