/** The count of begun records that goes with each creation: right at first, then changed to something nearly right. */
import type { Data } from '../policy.ts'
import { NOW_MS } from './case.ts'
import type { Case, PathWrite } from './case.ts'
import { withPriority } from './change-record.ts'
import type { Random } from './random.ts'
import { changeActor, newScene, seed } from './scene.ts'
import type { Fields, Scene } from './scene.ts'

export type Counted = 'transformations' | 'userStories' | 'consents'

const DAY_MS = 86_400_000
const MOST = 60

/** Moves a count without creating its record. The rules allow this, because no user gains from it. */
export function quotaMove(random: Random): Case {
  const scene = newScene(random)
  const room = random.pick<Counted>(['transformations', 'userStories', 'consents'])
  const writes = countWrites(scene, room, 'son', random.chance(0.7))
  if (random.chance(0.2)) changeActor(scene)
  if (random.chance(0.08)) {
    const elsewhere = random.pick(['orders', 'x', ''])
    const path = elsewhere ? ['quotas', scene.owner.uid, elsewhere] : ['quotas', scene.owner.uid]
    return write(scene, [{ path, value: random.pick<Data | null>([null, { since: NOW_MS, count: 1, last: 'son' }]) }])
  }
  return write(scene, writes)
}

const write = ({ user, before }: Scene, writes: readonly PathWrite[]): Case => ({
  user,
  before,
  act: { is: 'write', writes },
})

/**
 * Values written with a creation, and those stored before.
 * @param isChanged changes one thing about them, which is mostly wrong
 */
export function countWrites(scene: Scene, room: Counted, id: string, isChanged: boolean): PathWrite[] {
  if (!isChanged && scene.random.chance(0.2)) {
    // Another write of this moment has counted and planned it already, so only the new record is judged.
    seed(scene, 'quotas', scene.owner.uid, { [room]: { since: NOW_MS - 1_000, count: MOST, last: id } })
    seed(scene, 'housekeeping', scene.owner.uid, NOW_MS)
    return []
  }
  const isVisitChanged = isChanged && scene.random.chance(0.3)
  const visit = visitWrites(scene, isVisitChanged)
  return [...counting(scene, room, id, isChanged && !isVisitChanged), ...(room === 'consents' ? [] : visit)]
}

/** Plans a clean-up by the sweep: now, or with a slightly wrong value. */
function visitWrites({ random, owner, before }: Scene, isChanged: boolean): PathWrite[] {
  if (random.chance(0.5)) before.housekeeping = { [owner.uid]: NOW_MS - random.pick([0, 1, 5_000]) }
  const path = ['housekeeping', owner.uid]
  if (!isChanged) return [{ path, value: NOW_MS }]
  return random.pick<PathWrite[]>([
    [],
    [{ path, value: null }],
    [{ path, value: withPriority(NOW_MS) }],
    [{ path, value: withPriority(NOW_MS) }],
    [{ path, value: random.pick<Data>([NOW_MS + 1, NOW_MS - 1, 0, 'x', true, { a: NOW_MS }]) }],
  ])
}

function counting(scene: Scene, room: Counted, id: string, isChanged: boolean): PathWrite[] {
  const { random, owner } = scene
  if (!isChanged && random.chance(0.1)) {
    // Counted already: the browser gave the record up and creates it again.
    seed(scene, 'quotas', owner.uid, { [room]: { since: NOW_MS - 1_000, count: random.pick([1, MOST]), last: id } })
    return []
  }
  const before = random.pick<Fields | null>([
    null,
    { since: NOW_MS - DAY_MS + 1, count: 1 + random.below(MOST - 1), last: 'baska' },
    { since: NOW_MS - random.below(DAY_MS - 1) - 1, count: MOST - 1, last: id },
    { since: NOW_MS - DAY_MS, count: random.pick([1, MOST]), last: 'baska' },
  ])
  const isOver = before === null || (before.since as number) + DAY_MS <= NOW_MS
  const next: Fields = isOver
    ? { since: NOW_MS, count: 1, last: id }
    : { since: before.since ?? 0, count: (before.count as number) + 1, last: id }
  const changed = isChanged ? changeQuota(random, before, next) : { before, next }
  if (changed.before !== null) seed(scene, 'quotas', owner.uid, { [room]: changed.before })
  const path = ['quotas', owner.uid, room]
  if (changed.next === null) return random.chance(0.7) ? [] : [{ path, value: null }]
  // Writing all fields in one update is the same write, and a single field is never a valid part of it.
  if (random.chance(0.9)) return [{ path, value: changed.next }]
  const fields = Object.entries(changed.next).filter(([field]) => field !== '.priority')
  const parts = random.chance(0.6) ? fields : fields.slice(random.below(fields.length))
  return parts.map(([field, value]) => ({ path: [...path, field], value }))
}

interface Quota {
  before: Fields | null
  /** Null if the write does not move the count. */
  next: Fields | null
}

function changeQuota(random: Random, before: Fields | null, next: Fields): Quota {
  const inDay = { since: NOW_MS - 1_000, count: 5, last: 'baska' }
  const put = (change: Fields): Quota => ({ before, next: { ...next, ...change } })
  const without = (field: string): Quota => {
    const { [field]: _, ...rest } = next
    return { before, next: rest }
  }
  const prioritised = () => {
    const field = random.pick(Object.keys(next))
    return put({ [field]: withPriority(next[field] ?? 'x') })
  }
  return random.pick<() => Quota>([
    () => ({ before, next: null }),
    () => ({ before: inDay, next: null }),
    () => put({ count: random.pick<Data>([0, 1, 2, MOST, MOST + 1, -1, '1', true]) }),
    () => put({ since: random.pick<Data>([NOW_MS, NOW_MS - 1, NOW_MS + 1, 0, String(NOW_MS)]) }),
    () => put({ last: random.pick<Data>(['baska', '', 'l'.repeat(700), 'l'.repeat(701), 5, { length: 5 }]) }),
    // The count of another record, with a correctly planned clean-up.
    () => put({ last: 'oteki' }),
    () => put({ last: 'oteki' }),
    () => put({ note: 'x' }),
    () => put({ '.priority': 1 }),
    prioritised,
    prioritised,
    prioritised,
    () => without(random.pick(Object.keys(next))),
    // A new day begins with count 1, and no sooner than a day after the last one began.
    () => ({ before: inDay, next: { ...next, since: NOW_MS, count: 1 } }),
    () => ({ before: { ...inDay, since: NOW_MS - DAY_MS + 1 }, next: { ...next, since: NOW_MS, count: 1 } }),
    () => ({
      before: { ...inDay, since: NOW_MS - DAY_MS },
      next: { ...next, since: NOW_MS, count: random.pick([1, 2]) },
    }),
    // A count may continue on a later day.
    () => ({ before: { ...inDay, since: 1 }, next: { ...next, since: 1, count: 6 } }),
    () => ({ before: { ...inDay, count: MOST }, next: { ...next, since: inDay.since, count: MOST + 1 } }),
    () => ({ before: { ...inDay, count: MOST - 1 }, next: { ...next, since: inDay.since, count: MOST } }),
    () => ({ before: null, next: { ...next, count: random.pick([2, MOST]) } }),
    () => ({ before: null, next: { ...next, since: NOW_MS - 1 } }),
  ])()
}
