/**
 * A public page is prerendered HTML: a visitor can read and scroll it and follow its links. React takes it over at the
 * visitor's first input; a button that was pressed earlier is pressed again then.
 */

/** On a phone the first event is a touch, a tenth of a second before its click. */
const MOVES = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * @param takeOver resolves when the page answers; if it fails, the next input tries again
 * @param options.unmoved takes over also without an input, when the page has loaded and the browser is idle
 */
export function takeOverLate(takeOver: () => Promise<void>, { unmoved = false } = {}): void {
  let pressed: HTMLButtonElement | null = null
  const rememberPress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  const wait = () => {
    for (const move of MOVES) window.addEventListener(move, begin, { passive: true })
  }
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const move of MOVES) window.removeEventListener(move, begin)
    takeOver().then(answerPress, (reason: unknown) => {
      console.info('[app] the page is not alive yet', reason)
      hasBegun = false
      wait()
    })
  }
  const answerPress = () => {
    window.removeEventListener('click', rememberPress)
    // If the page was drawn anew for a signed-in user, the button is gone.
    if (pressed?.isConnected) pressed.click()
  }
  window.addEventListener('click', rememberPress)
  wait()
  if (unmoved) whenIdle(begin)
}

/** Chromium can leave a loaded page without an idle moment: one load in thirty on a busy machine waited 15 s and more. */
const IDLE_LIMIT_MS = 3000

/** Runs once the page has loaded, at most three seconds later. Safari before 26 has no idle callback. */
export function whenIdle(act: () => void): void {
  const wait = () =>
    window.requestIdleCallback ? window.requestIdleCallback(act, { timeout: IDLE_LIMIT_MS }) : setTimeout(act)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
