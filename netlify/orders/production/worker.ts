/**
 * One run of a worker at one order. The order refuses all results once another worker, or a refund, has raised the
 * fence.
 */
import { Problem } from '#domain/problem.ts'
import type { Order, OrderIn, ProductionResults } from '#domain/order.ts'
import type { OrderEvent } from '#domain/order-events.ts'
import type { StoryId } from '#domain/ids.ts'
import { applyOrderEvent } from '../record/order-store.ts'
import { trySyncStoryRecord } from '../record/sync-story-record.ts'

/** Another worker has the lease, or a refund has ended it: stop, without clean-up or refund. */
export class LeaseLost extends Problem {
  constructor() {
    super('conflict', 'Another worker or a refund has taken the order')
  }
}

/** An event that a worker reports; `report` adds the worker's fence. */
type Report = OrderEvent extends infer Event ? (Event extends { fence: number } ? Omit<Event, 'fence'> : never) : never

export interface Worker<At extends Order = Order> {
  readonly order: At
  /** Applies the event to the order, which renews the lease, then syncs the parent's record. @throws LeaseLost */
  report(event: Report): Promise<void>
  /** Adds the results of a step. @throws LeaseLost */
  storeResults(results: Partial<ProductionResults>): Promise<void>
  /** Called repeatedly during a long step. */
  renewLease(): Promise<void>
}

/** A worker that makes a book; other workers only send a notice. */
export type BookWorker = Worker<OrderIn<'making'>>

/** @returns null if the order needs no work, or another worker has it */
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
    // The answer of the step itself may arrive first, so this call leaves `order` unchanged: an older order would lose
    // the step's results.
    renewLease: async () =>
      void (await applyOrderEvent(leased.id, { type: 'step-stored', fence: leased.fence, results: {} })),
  }
}
