/**
 * The clock of a turn: reports when its leaf lies flat. Chromium wakes the main thread 40 ms before an animation ends,
 * and styles every frame from then on, which is a tenth of a turn's cost. So an animation is longer than its leaf's
 * movement, and this clock ends it in time.
 */

/**
 * An animation outlasts its leaf's movement by a little more than those 40 ms, so that the first styled frame is the
 * one that lays the leaf flat.
 */
const STILL_MS = 50
/** An animation's time advances by frames, so it may lag by one frame. */
const FRAME_MS = 17

/** Duration and offsets of an animation whose leaf moves for `durationMs`. `lies`: the offset of its last pose. */
export const timingOf = (durationMs: number) => ({
  duration: durationMs + STILL_MS,
  lies: durationMs / (durationMs + STILL_MS),
})

/** Moves straight from one pose to another, which stays until the animation is cancelled. */
export function move(element: HTMLElement, from: Keyframe, to: Keyframe, durationMs: number): KeyframeEffect {
  const { duration, lies } = timingOf(durationMs)
  return new KeyframeEffect(element, [from, { ...to, offset: lies }, to], { duration, fill: 'forwards' })
}

/**
 * Starts all animations at one moment. `play()` would make them pending, and an extra frame, which draws nothing else,
 * would have to start them.
 */
export function begin(effects: readonly KeyframeEffect[]): Animation[] {
  const now = Number(document.timeline.currentTime)
  // Firefox stops this time while nothing moves, so a turn started at the stopped time would be over before its first
  // frame.
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
 * @param act runs once, when their leaf lies flat; never if they are cancelled
 * @returns a function that stops waiting for them
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
    // A cancelled animation means that the book was resized or closed; any other error is ours.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason
  }
  if (first) first.ready.then(setClock).catch(failed)
  // Await the first animation alone: each awaited promise creates an error when its animation is cancelled.
  Promise.resolve(first?.finished).then(land).catch(failed)
  return forget
}

/**
 * Calls `act` in the second frame. The first frame is a turn's response to the hand. In the second, Chromium hands the
 * animations to its compositor and is then idle, so drawing costs no extra frame. A hidden page has no frames.
 * @returns a function that cancels the call
 */
export function inSecondFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act)))
  return () => cancelAnimationFrame(frame)
}
