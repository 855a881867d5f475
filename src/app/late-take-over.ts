/**
 * The landing page stands there as HTML: it can be read, scrolled and followed by its links. React takes it over when what is
 * in sight has come and the browser is idle, or at the visitor's first move; what was pressed before that is pressed again then.
 */

/** On a phone the first is a touch, a tenth of a second before its click. */
const MOVES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const

/** @param takeOver resolves when the page answers */
export function takeOverLate(takeOver: () => Promise<void>): void {
  let pressed: HTMLButtonElement | null = null
  const rememberPress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const move of MOVES) window.removeEventListener(move, begin)
    void takeOver().finally(() => {
      window.removeEventListener('click', rememberPress)
      // Drawn anew for somebody who is signed in, its button is gone.
      if (pressed?.isConnected) pressed.click()
    })
  }
  window.addEventListener('click', rememberPress)
  for (const move of MOVES) window.addEventListener(move, begin, { passive: true })
  whenIdle(begin)
}

/** Safari before 26 knows no idle callback. */
function whenIdle(act: () => void): void {
  const wait = () => (window.requestIdleCallback ? window.requestIdleCallback(act) : setTimeout(act))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
