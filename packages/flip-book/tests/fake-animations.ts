/**
 * Web Animations, which jsdom lacks. They stand still until a test finishes them, and behave as in a browser when
 * cancelled.
 */
import { vi } from 'vitest'

class FakeEffect {
  target: Element | null
  readonly #keyframes: unknown
  readonly #duration: number

  /** Copies an effect, or creates a new one. */
  constructor(of: FakeEffect | Element | null, keyframes: unknown = [], { duration = 0 }: { duration?: number } = {}) {
    this.target = of instanceof FakeEffect ? of.target : of
    this.#keyframes = of instanceof FakeEffect ? of.#keyframes : keyframes
    this.#duration = of instanceof FakeEffect ? of.#duration : duration
  }

  getTiming = () => ({ duration: this.#duration })
  getKeyframes = () => this.#keyframes
}

class FakeAnimation {
  playState: AnimationPlayState = 'idle'
  currentTime = 0
  playbackRate = 1
  readonly ready = Promise.resolve(this)
  #end: PromiseWithResolvers<FakeAnimation> | undefined

  readonly effect: FakeEffect
  readonly #running: Set<FakeAnimation>

  constructor(effect: FakeEffect, running: Set<FakeAnimation>) {
    this.effect = effect
    this.#running = running
  }

  /** Create the promise only on request: without a handler it raises an error when the animation is cancelled. */
  get finished(): Promise<FakeAnimation> {
    this.#end ??= Promise.withResolvers<FakeAnimation>()
    if (this.playState === 'finished') this.#end.resolve(this)
    return this.#end.promise
  }

  set startTime(_ms: number) {
    this.play()
  }

  play() {
    this.playState = 'running'
    this.#running.add(this)
  }

  finish() {
    this.playState = 'finished'
    this.currentTime = this.effect.getTiming().duration
    this.#running.delete(this)
    this.#end?.resolve(this)
  }

  cancel() {
    const wasRunning = this.playState === 'running'
    this.playState = 'idle'
    this.#running.delete(this)
    if (wasRunning) this.#end?.reject(new DOMException('The animation was cancelled', 'AbortError'))
  }
}

/** @returns the running animations; `vi.unstubAllGlobals` removes the fakes */
export function fakeAnimations() {
  const running = new Set<FakeAnimation>()
  vi.stubGlobal('KeyframeEffect', FakeEffect)
  vi.stubGlobal(
    'Animation',
    class extends FakeAnimation {
      constructor(effect: FakeEffect) {
        super(effect, running)
      }
    },
  )
  Object.defineProperty(document, 'timeline', {
    configurable: true,
    value: {
      get currentTime() {
        return performance.now()
      },
    },
  })
  return {
    running,
    finishAll: () => {
      for (const animation of [...running]) animation.finish()
    },
  }
}
