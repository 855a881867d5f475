/**
 * A parent rewords a delivered book: the same spread again, from two devices; the narrating process may die, and the
 * parent may erase the book meanwhile.
 */
import type { SpreadTexts } from '#domain/own-words.ts'
import { rewordSpread } from '#netlify/orders/rewording/reword-spread.ts'
import { requestWords } from '#netlify/orders/rewording/rewordings.ts'
import { eraseTheBook } from './erase-the-book.ts'
import { flakyCall } from './flaky-call.ts'
import { hasLeft, leave, type Parent } from './parent.ts'
import type { OutsideServices } from './outside-services.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './simulated-world.ts'

const SPREADS = 2
const MADE = { bytes: new Uint8Array([1]), contentType: 'audio/mpeg' }
const narrator = () => ({
  name: 'fake',
  speak: () =>
    flakyCall('studio: new words', () => ({ ...MADE, opus: MADE, durationMs: 1, words: [] }), { maxMs: MINUTE_MS }),
})

export function wordTheBook(services: OutsideServices, parent: Parent): void {
  const { world } = services
  const { random } = world
  const { uid, storyId } = parent
  const lives = (atMostMs: number) => ({ limitMs: random.chance(0.2) ? random.between(1, MINUTE_MS) : atMostMs })
  const wish = () => {
    if (hasLeft(services, parent)) return
    const asked = {
      uid,
      storyId,
      spread: random.chance(0.7) ? 0 : random.between(0, SPREADS - 1),
      startedAt: world.nowMs,
    }
    const texts: SpreadTexts = [`Sol ${random.between(1, 3)}.`, 'Sağ.']
    const begin = () =>
      requestWords(asked, texts, (begun) => {
        world.start('change-words-background', () => rewordSpread(begun, narrator), lives(15 * MINUTE_MS))
        return Promise.resolve()
      })
    world.start('change-words', begin, lives(MINUTE_MS))
  }
  // Most requests come while another worker still narrates the same spread: that is where slow workers do harm.
  for (let times = random.between(2, 8); times > 0; times -= 1)
    world.after(random.between(0, random.pick([5 * SECOND_MS, MINUTE_MS, HOUR_MS])), wish)
  const end = random.pick([() => eraseTheBook(services, parent), () => leave(services, parent), null, null])
  if (end) world.after(random.between(0, HOUR_MS), end)
}
