/** One run at one order. Everything it stores is refused once another worker, or a refund, has raised the fence. */
import { Problem } from '#domain/problem.ts'
import type { ProductionResults } from '#domain/order.ts'
import type { StoryId } from '#domain/ids.ts'
import { changeOrder, type Order } from '../order-store.ts'
import { projectOrder } from '../projection.ts'
import { leased, take } from '../transitions.ts'

/** The order is somebody else's now: stop, there is nothing to clean up and nothing to refund. */
export class OrderTaken extends Problem {
  constructor() {
    super('conflict', 'Another worker or a refund has taken the order')
  }
}

export interface Worker {
  readonly order: Order
  /** Changes the order and renews the lease, then shows it to the parent. @throws OrderTaken */
  store(change: (order: Order) => Order): Promise<void>
  /** Adds to what the steps have made. @throws OrderTaken */
  storeResults(results: Partial<ProductionResults>): Promise<void>
}

/** @returns null where nothing is owed, or where another worker is at it */
export async function takeOrder(id: StoryId): Promise<Worker | null> {
  const { order: taken, changed } = await changeOrder(id, (order) => take(order, Date.now()))
  if (!changed) return null
  await projectOrder(id)
  return workerAt(taken)
}

function workerAt(taken: Order): Worker {
  let order = taken
  const store: Worker['store'] = async (change) => {
    const written = await changeOrder(taken.id, (current) => {
      if (current.fence !== taken.fence) throw new OrderTaken()
      return change(leased(current, Date.now()))
    })
    order = written.order
    await projectOrder(taken.id)
  }
  return {
    get order() {
      return order
    },
    store,
    storeResults: (results) => store((current) => ({ ...current, results: { ...current.results, ...results } })),
  }
}
