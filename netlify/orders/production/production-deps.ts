/** The dependencies of a worker: the studio, the notices, and time. */
import type { Studio } from '#studio/studio.ts'
import type { Order } from '#domain/order.ts'

export type StoryEvent = 'story_completed' | 'story_refunded'

export interface ProductionDeps extends Studio {
  /** Notifies the parent of the order's result. @throws Problem if the notice could not even be queued */
  notify(event: StoryEvent, order: Order): Promise<void>
  wait(ms: number): Promise<void>
  /** @returns 0 to 1 */
  random(): number
}
