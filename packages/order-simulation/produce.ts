/** Runs a worker in the background, like the platform. */
import type { StoryId } from '#domain/ids.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import type { ProductionDeps } from '#netlify/orders/production/production-deps.ts'
import type { OutsideServices } from './outside-services.ts'
import { MINUTE_MS } from './simulated-world.ts'

const BACKGROUND_LIMIT_MS = 15 * MINUTE_MS

/** The platform repeats a failed background function twice, and then drops it. */
export function produce({ world }: OutsideServices, storyId: StoryId, deps: ProductionDeps): void {
  const run = (waitsMs: readonly number[]) =>
    world.start('produce-story', () => produceStory(storyId, deps), {
      limitMs: BACKGROUND_LIMIT_MS,
      about: storyId,
      ended: (how) => {
        const [waitMs, ...rest] = waitsMs
        if (how !== 'done' && waitMs !== undefined) world.after(waitMs, () => run(rest))
      },
    })
  run([MINUTE_MS, 2 * MINUTE_MS])
}
