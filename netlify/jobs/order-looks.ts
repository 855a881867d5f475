/**
 * The sweep's looks at orders. An order moves its own time before anything is tried; where a look fails it comes again in
 * growing distances, whatever the machine has planned. Failures in a row are counted, and are an alarm from the fifth on.
 */
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { erase, patch, readWindow } from '#netlify/clients/database.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { putOffOrder } from '#netlify/orders/record/order-store.ts'
import { sweepOrder } from './sweep-order.ts'

const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 15 * 60_000
const ALARM_AFTER_FAILURES = 5
/** Failing orders beyond this number are counted anew in each run. */
const COUNTS_KNOWN = 1_000

export interface OrderLooks {
  /** @throws what the look failed by, when it was counted */
  lookAt(id: StoryId): Promise<void>
}

/** Reads once how often which order has failed. */
export async function beginLooks(): Promise<OrderLooks> {
  const known = await readWindow(paths.failedLooks, { by: '$value', atMost: COUNTS_KNOWN })
  const failuresOf = new Map(known.map(([id, count]) => [id, Number(count)]))
  return {
    async lookAt(id) {
      const before = failuresOf.get(id) ?? 0
      try {
        await sweepOrder(id, Date.now())
        if (before > 0) await erase(paths.failedLooksAt(id))
      } catch (error) {
        await countFailure(id, before + 1)
        throw error
      }
    },
  }
}

async function countFailure(id: StoryId, failures: number): Promise<void> {
  const nowMs = Date.now()
  await putOffOrder(id, nowMs, Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS))
  await patch({ [paths.failedLooksAt(id)]: failures })
  if (failures >= ALARM_AFTER_FAILURES)
    logProblem('look-fails', new Problem('unavailable', `The look at an order has failed ${failures} times in a row`), {
      about: id,
    })
}
