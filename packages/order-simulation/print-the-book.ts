/**
 * A parent has a delivered book printed: in both formats, again, from two devices; the drawing process may die, and the
 * parent may erase the book meanwhile.
 */
import { PRINT_FORMATS } from '#domain/printed-book.ts'
import { makePrint } from '#netlify/prints/make-print.ts'
import { requestPrint } from '#netlify/prints/prints.ts'
import { eraseTheBook } from './erase-the-book.ts'
import { flakyCall } from './flaky-call.ts'
import { hasLeft, leave, type Parent } from './parent.ts'
import type { OutsideServices } from './outside-services.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './simulated-world.ts'

const DRAWN = { bytes: new Uint8Array([7]), contentType: 'application/pdf' }
const drawn = () => flakyCall('studio: print', () => DRAWN, { maxMs: 2 * MINUTE_MS })

export function printTheBook(services: OutsideServices, parent: Parent): void {
  const { world } = services
  const { random } = world
  const { uid, storyId } = parent
  const lives = (atMostMs: number) => ({ limitMs: random.chance(0.2) ? random.between(1, MINUTE_MS) : atMostMs })
  const wish = () => {
    if (hasLeft(services, parent)) return
    const asked = { uid, storyId, format: random.pick(PRINT_FORMATS), startedAt: world.nowMs }
    const begin = () =>
      requestPrint(asked, (begun) => {
        world.start('print-book-background', () => makePrint(begun, drawn), lives(15 * MINUTE_MS))
        return Promise.resolve()
      })
    world.start('print-book', begin, lives(MINUTE_MS))
  }
  for (let times = random.between(1, 6); times > 0; times -= 1)
    world.after(random.between(0, random.pick([5 * SECOND_MS, HOUR_MS])), wish)
  const end = random.pick([() => eraseTheBook(services, parent), () => leave(services, parent), null])
  if (end) world.after(random.between(0, HOUR_MS), end)
}
