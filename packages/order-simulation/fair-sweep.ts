/** No item waits more than five minutes because of others: a due item stays untouched for at most four whole sweeps. */
import { paths } from '#domain/database-paths.ts'
import { isHostile } from './hostile-users.ts'
import type { OutsideServices } from './outside-services.ts'

/** Sweeps last a minute each. Sweeps that died or found no database do not count. */
const SWEEPS_AT_MOST = 4

/** @returns a function to call when a sweep begins; its result is to be called when that sweep ends */
export function watchFairness({ world, tree }: OutsideServices): () => () => void {
  const misses = new Map<string, number>()

  /** Due time of each item, by queue and key. */
  const dueNow = (): Map<string, number> => {
    const due = new Map<string, number>()
    const note = (key: string, atMs: number | undefined) => {
      if (atMs !== undefined && atMs <= world.nowMs && !isHostile(key)) due.set(key, atMs)
    }
    const orders = Object.entries((tree.read(paths.orders) ?? {}) as Record<string, { dueAt?: number }>)
    for (const [id, { dueAt }] of orders) note(`order ${id}`, dueAt)
    const users = Object.entries((tree.read(paths.housekeeping) ?? {}) as Record<string, number>)
    for (const [uid, atMs] of users) note(`user ${uid}`, atMs)
    return due
  }

  return () => {
    const before = dueNow()
    return () => {
      const after = dueNow()
      for (const [key, dueAt] of before) {
        const isUntouched = after.get(key) === dueAt
        const count = isUntouched ? (misses.get(`${key} ${dueAt}`) ?? 0) + 1 : 0
        if (isUntouched) misses.set(`${key} ${dueAt}`, count)
        if (count === SWEEPS_AT_MOST + 1) world.violations.push(`${key} was due through ${count} whole sweeps`)
      }
    }
  }
}
