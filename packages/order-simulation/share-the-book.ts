/**
 * A parent shares a delivered book: again, from two devices, ends the share, and erases the book; others read it
 * meanwhile.
 */
import { SHARE_DAYS, type ShareChoice } from '#domain/share.ts'
import { endShare } from '#netlify/links/end-link.ts'
import { countReading, shareBook } from '#netlify/links/shares.ts'
import { paths } from '#domain/database-paths.ts'
import { parseStory } from '#domain/story.ts'
import { eraseTheBook } from './erase-the-book.ts'
import { hasLeft, leave, type Parent } from './parent.ts'
import type { OutsideServices } from './outside-services.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './simulated-world.ts'

export function shareTheBook(services: OutsideServices, parent: Parent): void {
  const { world, tree } = services
  const { random } = world
  const { uid, storyId } = parent
  /** Checks first that the account exists, like the functions; some processes die in the middle. */
  const start = (name: string, act: () => Promise<unknown>) => {
    if (hasLeft(services, parent)) return
    world.start(name, act, { limitMs: random.chance(0.2) ? random.between(1, 2 * SECOND_MS) : MINUTE_MS })
  }
  const choice = (): ShareChoice => ({
    days: random.pick(SHARE_DAYS),
    showsCover: random.chance(0.5),
    withVoices: random.chance(0.5),
  })
  const share = () => start('share-book', () => shareBook(uid, storyId, choice(), Date.now()))
  const read = () => {
    const token = parseStory(storyId, tree.read(paths.userStory(uid, storyId)))?.share?.token
    if (token) world.start('shared-book', () => countReading(token, Date.now()), { limitMs: MINUTE_MS })
  }
  const acts = [share, share, read, read, () => start('share-book', () => endShare(uid, storyId))]
  for (let times = random.between(2, 8); times > 0; times -= 1)
    world.after(random.between(0, random.pick([5 * SECOND_MS, HOUR_MS])), () => random.pick(acts)())
  const end = random.pick([() => eraseTheBook(services, parent), () => leave(services, parent), null])
  if (end) world.after(random.between(0, HOUR_MS), end)
}
