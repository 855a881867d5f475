/**
 * The clock of a turn: when its leaf lies. Chromium wakes the main thread 40 ms before an animation ends, and has it style each frame from there on:
 * a tenth of what a turn costs. So an animation goes on for a while after its leaf lies still, and a clock ends it in that time.
 */

/** An animation outlasts its leaf's movement by the 40 ms and little more, so that its first styled frame is the one that lays the leaf. */
const STILL_MS = 50
/** An animation's time goes on by frames: it says up to one too little. */
const FRAME_MS = 17

/** Milliseconds and shares of the whole for an animation whose leaf moves for `durationMs`. `lies`: the offset of its last pose. */
export const timingOf = (durationMs: number) => ({
  duration: durationMs + STILL_MS,
  lies: durationMs / (durationMs + STILL_MS),
})

/** Straight from one pose to another, which stays until the animation is cancelled. */
export function move(element: HTMLElement, from: Keyframe, to: Keyframe, durationMs: number): KeyframeEffect {
  const { duration, lies } = timingOf(durationMs)
  return new KeyframeEffect(element, [from, { ...to, offset: lies }, to], { duration, fill: 'forwards' })
}

/** All at one moment. Played, they would be waited for, and begun again by a frame that draws nothing else. */
export function begin(effects: readonly KeyframeEffect[]): Animation[] {
  const now = Number(document.timeline.currentTime)
  // Firefox lets this time stand still where nothing moves: begun by it, a turn would be over before its first frame.
  const standsStill = Math.abs(performance.now() - now) > 2 * FRAME_MS
  return effects.map((effect) => {
    const animation = new Animation(effect)
    if (standsStill) animation.play()
    else animation.startTime = now
    return animation
  })
}

/**
 * @param animations of `timingOf`, all of one duration
 * @param act once, when their leaf lies; never where they are cancelled
 * @returns what forgets them
 */
export function whenLanded(animations: readonly Animation[], act: () => void): () => void {
  const [first] = animations
  let clock: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const forget = () => {
    isOver = true
    clearTimeout(clock)
  }
  const land = () => {
    if (isOver) return
    forget()
    act()
  }
  const setClock = (animation: Animation) => {
    const left = Number(animation.effect?.getTiming().duration) - STILL_MS - Number(animation.currentTime)
    const leftMs = left / animation.playbackRate
    if (leftMs <= FRAME_MS) land()
    // A stopped animation needs no clock: `finished` reports its end.
    else if (!isOver && animation.playState === 'running') clock = setTimeout(() => setClock(animation), leftMs)
  }
  const failed = (reason: unknown) => {
    // Cancelled because the book was resized or closed; anything else is a fault of ours.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason
  }
  if (first) first.ready.then(setClock).catch(failed)
  // Await the first animation alone: each awaited promise creates an error when its animation is cancelled.
  Promise.resolve(first?.finished).then(land).catch(failed)
  return forget
}

/**
 * The first frame is a turn's answer to the hand; in the second Chromium hands the animations over to its compositor and is
 * then idle: drawing in it costs no extra frame. A page that nobody sees has no frames.
 * @returns what forgets it
 */
export function inSecondFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act)))
  return () => cancelAnimationFrame(frame)
}
