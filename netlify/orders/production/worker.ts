/** One run at one order. Everything it stores is refused once another worker, or a refund, has raised the fence. */
import { Problem } from '#domain/problem.ts'
import type { Order, ProductionResults } from '#domain/order.ts'
import type { OrderEvent } from '#domain/order-events.ts'
import type { StoryId } from '#domain/ids.ts'
import { tellOrder } from '../order-store.ts'
import { projectOrder } from '../project-order.ts'

/** The order is somebody else's now: stop, there is nothing to clean up and nothing to refund. */
export class OrderTaken extends Problem {
  constructor() {
    super('conflict', 'Another worker or a refund has taken the order')
  }
}

/** What a worker reports; the fence that it holds goes with each. */
type Report = OrderEvent extends infer Event ? (Event extends { fence: number } ? Omit<Event, 'fence'> : never) : never

export interface Worker {
  readonly order: Order
  /** Tells the order, which renews the lease, then shows it to the parent. @throws OrderTaken */
  report(event: Report): Promise<void>
  /** Adds to what the steps have made. @throws OrderTaken */
  storeResults(results: Partial<ProductionResults>): Promise<void>
  /** Beside a step that takes long. */
  renewLease(): Promise<void>
}

/** @returns null where nothing is owed, or where another worker is at it */
export async function takeOrder(id: StoryId): Promise<Worker | null> {
  const { order: taken, changed } = await tellOrder(id, { type: 'taken' })
  if (!changed) return null
  await projectOrder(id)
  return workerAt(taken)
}

function workerAt(taken: Order): Worker {
  let order = taken
  const report: Worker['report'] = async (event) => {
    const told = await tellOrder(taken.id, { ...event, fence: taken.fence })
    if (!told.changed) throw new OrderTaken()
    order = told.order
    await projectOrder(taken.id)
  }
  return {
    get order() {
      return order
    },
    report,
    storeResults: (results) => report({ type: 'step-stored', results }),
    // Its answer may be overtaken by the step's own, so `order` is not touched: an older one would lose what the step has stored.
    renewLease: async () => void (await tellOrder(taken.id, { type: 'step-stored', fence: taken.fence, results: {} })),
  }
}
