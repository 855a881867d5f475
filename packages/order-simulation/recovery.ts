/** Trials of `npm run bench -- recovery`; load this after the outside services were replaced. */
import type { Process } from './simulated-world.ts'
import { orderAt } from './outside-services.ts'
import { isStoredAtRest, type StoredOrder } from './stored-order.ts'
import { paidOrder, type Trial } from './quiet-world.ts'

const isDelivered =
  ({ services, parent }: Trial) =>
  () =>
    orderAt(services, parent.storyId)?.deliveredAt !== undefined

/**
 * Kills the first worker at its n-th call. @returns the place, and the time until the book was delivered; null if the
 * worker makes fewer calls
 */
export async function killAt(call: number): Promise<{ place: string; recoveredMs: number } | null> {
  const trial = await paidOrder(call)
  const { world } = trial.services
  let first: Process | undefined
  let calls = 0
  let killed: { place: string; atMs: number } | undefined
  world.fateAt = (process, place) => {
    if (process.name !== 'produce-story') return 'well'
    first ??= process
    if (process !== first || ++calls !== call) return 'well'
    killed = { place, atMs: world.nowMs }
    return 'killed before'
  }
  trial.notify({ about: 'session', id: trial.sessionId })
  await trial.until(() => killed !== undefined || isDelivered(trial)())
  if (!killed) return null
  const { place, atMs } = killed
  await trial.until(isDelivered(trial))
  const { deliveredAt = Infinity } = orderAt(trial.services, trial.parent.storyId) ?? {}
  return { place, recoveredMs: Math.max(0, deliveredAt - atMs) }
}

/**
 * A worker stalls before one of its writes to the order and continues after another worker has made the book. @returns
 * whether the order refused the write
 */
export async function stallAt(write: number, seed: number): Promise<boolean | null> {
  const trial = await paidOrder(seed)
  const { world } = trial.services
  let zombie: Process | undefined
  let writes = 0
  let fenceBefore = -1
  world.fateAt = (process, place) => {
    if (process.name !== 'produce-story' || !place.endsWith('write orders if unchanged')) return 'well'
    if (zombie || ++writes !== write) return 'well'
    zombie = process
    fenceBefore = orderAt(trial.services, trial.parent.storyId)?.fence ?? -1
    return 'stalls'
  }
  trial.notify({ about: 'session', id: trial.sessionId })
  await trial.until(() => zombie !== undefined && isDelivered(trial)())
  if (!zombie) return null
  const done = JSON.stringify(orderAt(trial.services, trial.parent.storyId)?.results)
  const restedMs = await trial.until(() => isOver(orderAt(trial.services, trial.parent.storyId)))
  const after = orderAt(trial.services, trial.parent.storyId)
  return (
    restedMs < Infinity &&
    JSON.stringify(after?.results) === done &&
    (after?.fence ?? 0) > fenceBefore &&
    world.violations.length === 0
  )
}

const isOver = (order: StoredOrder | null): boolean => order === null || isStoredAtRest(order)
