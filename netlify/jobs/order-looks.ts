/**
 * The sweep's checks of orders. An order moves its own due time before any work begins; after a failed check the next
 * one comes after a growing delay, whatever the state machine has planned. Failures in a row are counted, and from the
 * fifth on each is an alarm.
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
/** For failing orders beyond this number, the count starts again in each run. */
const COUNTS_KNOWN = 1_000

export interface OrderLooks {
  /** @throws the error of the check, after counting it */
  lookAt(id: StoryId): Promise<void>
}

/** Reads once how often each order has failed. */
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
