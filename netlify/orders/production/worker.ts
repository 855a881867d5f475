/** One run at one order. Everything it stores is refused once another worker, or a refund, has raised the fence. */
import { Problem } from '#domain/problem.ts'
import type { Order, OrderIn, ProductionResults } from '#domain/order.ts'
import type { OrderEvent } from '#domain/order-events.ts'
import type { StoryId } from '#domain/ids.ts'
import { applyOrderEvent } from '../record/order-store.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'

/** The lease has gone to somebody else, or a refund has ended it: stop, there is nothing to clean up and nothing to refund. */
export class LeaseLost extends Problem {
  constructor() {
    super('conflict', 'Another worker or a refund has taken the order')
  }
}

/** An event that a worker reports; the fence that it holds goes with each. */
type Report = OrderEvent extends infer Event ? (Event extends { fence: number } ? Omit<Event, 'fence'> : never) : never

export interface Worker<At extends Order = Order> {
  readonly order: At
  /** Applies the event to the order, which renews the lease, then syncs the parent's record. @throws LeaseLost */
  report(event: Report): Promise<void>
  /** Adds to what the steps have made. @throws LeaseLost */
  storeResults(results: Partial<ProductionResults>): Promise<void>
  /** Called repeatedly during a step that takes long. */
  renewLease(): Promise<void>
}

/** A worker that makes a book, and does not only send a notice. */
export type BookWorker = Worker<OrderIn<'making'>>

/** @returns null where nothing is owed, or where another worker is at it */
export async function acquireLease(id: StoryId): Promise<Worker | null> {
  const { order: leased, changed } = await applyOrderEvent(id, { type: 'lease-acquired' })
  if (!changed) return null
  await trySyncStoryRecord(id)
  return workerAt(leased)
}

function workerAt(leased: Order): Worker {
  let order = leased
  const report: Worker['report'] = async (event) => {
    const applied = await applyOrderEvent(leased.id, { ...event, fence: leased.fence })
    if (!applied.changed) throw new LeaseLost()
    order = applied.order
    await trySyncStoryRecord(leased.id)
  }
  return {
    get order() {
      return order
    },
    report,
    storeResults: (results) => report({ type: 'step-stored', results }),
    // Its answer may be overtaken by the step's own, so `order` is not touched: an older one would lose what the step has stored.
    renewLease: async () =>
      void (await applyOrderEvent(leased.id, { type: 'step-stored', fence: leased.fence, results: {} })),
  }
}
