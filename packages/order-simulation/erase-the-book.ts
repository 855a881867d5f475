/**
 * Presses 'Sil' on a finished book until it is gone, because erasing is refused while money is in transit, and some
 * processes die in the middle.
 */
import { eraseStory } from '#netlify/jobs/erase-story.ts'
import { hasLeft, type Parent } from './parent.ts'
import type { OutsideServices } from './outside-services.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './simulated-world.ts'

/** Enough attempts for a dispute, which takes weeks. */
const TRIES = 200

export function eraseTheBook(services: OutsideServices, parent: Parent, triesLeft = TRIES): void {
  const { world } = services
  const { random } = world
  if (hasLeft(services, parent)) return
  parent.erasesBook = true
  world.start('erase-story', () => eraseStory(parent.uid, parent.storyId), {
    limitMs: random.chance(0.3) ? random.between(1, 2 * SECOND_MS) : MINUTE_MS,
    ended: (how) => {
      if (how !== 'done' && triesLeft > 0)
        world.after(random.between(MINUTE_MS, 6 * HOUR_MS), () => eraseTheBook(services, parent, triesLeft - 1))
    },
  })
}
