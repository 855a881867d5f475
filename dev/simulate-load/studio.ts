/**
 * A studio whose painter bears so many pictures a minute and is away for a while, and a voice; both only take their time. Tries,
 * waits and the breaker are those that ship (netlify/studio/providers/painted-illustrator.ts, spoken-narrator.ts).
 */
import { providerBreaker } from '#netlify/clients/provider-breaker.ts'
import { tellOfStory } from '#netlify/notifications/story-notice.ts'
import type { ProductionDeps } from '#netlify/orders/production/production-deps.ts'
import { PAGE_BUDGET, PARAGRAPH_BUDGET, PORTRAIT_BUDGET } from '#netlify/studio/providers/budgets.ts'
import { httpRefusal } from '#netlify/studio/providers/provider-failure.ts'
import { retry, type RetryBudget } from '#netlify/studio/providers/retry.ts'
import { MINUTE_MS, pause } from '../simulate-orders/simulated-world.ts'
import { PARAGRAPH_MS, PICTURE_MS, REFUSAL_MS } from './assumptions.ts'
import type { LoadWorld } from './load-world.ts'
import { Limit } from './rate.ts'

export const PAINTER = 'openai'
const VOICE = 'elevenlabs'
const PARAGRAPHS_OF_A_CLIP = 2

export class LoadStudio {
  /** `tooMany` was asked above the limit, `inVain` while it was away. */
  readonly counts = { pictures: 0, paragraphs: 0, tooMany: 0, inVain: 0 }
  isAway = false
  readonly #world: LoadWorld
  readonly #limit: Limit

  constructor(world: LoadWorld, picturesAMinute: number) {
    this.#world = world
    this.#limit = new Limit(picturesAMinute, MINUTE_MS)
  }

  /** What a photo's transformation asks for; the built-in illustrator takes over where it fails. */
  portrait = (): Promise<void> => this.#paint(PORTRAIT_BUDGET).catch(() => undefined)

  readonly deps: ProductionDeps = {
    illustrator: {
      portrait: () => Promise.reject(new Error('No portrait is made for a paid book.')),
      picture: async () => {
        await this.#paint(PAGE_BUDGET)
        return { bytes: new Uint8Array([1]), contentType: 'image/webp' }
      },
    },
    narrator: {
      name: 'fake',
      speak: async () => {
        for (let paragraph = 0; paragraph < PARAGRAPHS_OF_A_CLIP; paragraph += 1) await this.#speak()
        const sound = (contentType: string) => ({ bytes: new Uint8Array([1]), contentType })
        return { ...sound('audio/mpeg'), opus: sound('audio/ogg'), durationMs: 1, words: [] }
      },
    },
    /** As functions/produce-story-background.ts does it. */
    notify: (type, order) => tellOfStory(type, order, Date.now()),
    wait: pause,
    random: () => this.#world.random.between(0, 1_000) / 1_000,
  }

  #paint(budget: RetryBudget): Promise<void> {
    const attempt = async () => {
      await pause(REFUSAL_MS)
      if (this.isAway) {
        this.counts.inVain += 1
        throw httpRefusal(PAINTER, { status: 503 })
      }
      if (!this.#limit.take(this.#world.nowMs)) {
        this.counts.tooMany += 1
        throw httpRefusal(PAINTER, { status: 429 })
      }
      await pause(this.#world.around(PICTURE_MS))
      this.counts.pictures += 1
    }
    return providerBreaker.guard(PAINTER, () => retry(PAINTER, budget, attempt, pause))
  }

  #speak(): Promise<void> {
    const attempt = async () => {
      await pause(this.#world.around(PARAGRAPH_MS))
      this.counts.paragraphs += 1
    }
    return providerBreaker.guard(VOICE, () => retry(VOICE, PARAGRAPH_BUDGET, attempt, pause))
  }
}
