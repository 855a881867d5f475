/**
 * Users and records that could delay others: unreadable records, a user with hundreds of records, a tab that writes in
 * a loop.
 */
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { createStoryId } from '#domain/story-id.ts'
import { CHILD, TEMPLATE_ID, type Parent } from './parent.ts'
import { orderAt, type OutsideServices } from './outside-services.ts'
import type { StoredOrder } from './stored-order.ts'
import { HOUR_MS } from './simulated-world.ts'

/** More than one page of the sweep. */
const MANY = 120

const poisonUid = (number: number) => `poison-${number}` as UserId
const idOf = (uid: UserId, number: number) => createStoryId(TEMPLATE_ID, uid, 1_700_000_000_000 + number)

/**
 * Orders and users that the code can never complete, as if a newer version had written them. Removed after half a day.
 */
export function plantPoison({ world, tree }: OutsideServices): void {
  if (!world.random.chance(0.02)) return
  const count = world.random.pick([3, 3, 30, MANY])
  const places = Array.from({ length: count }, (_, number) => {
    const uid = poisonUid(number)
    return {
      [paths.order(idOf(uid, number))]: { uid, state: 'of a newer version', dueAt: 1, paidDueAt: 1 },
      [`${paths.orders}/no id ${number}`]: { uid, dueAt: 1, paidDueAt: 1 },
      [paths.erasure(uid)]: { startedAt: 1 },
      [paths.housekeepingOf(uid)]: 1,
      [paths.transformation(uid, 'no id' as Parameters<typeof paths.transformation>[1])]: { status: 'processing' },
    }
  })
  const all: Record<string, unknown> = Object.assign({}, ...places)
  tree.write(all)
  world.after(12 * HOUR_MS, () => {
    const left = Object.keys(all)
    const failed = places.flatMap((_, number) => [
      paths.failedVisitsOf(poisonUid(number)),
      paths.failedLooksAt(idOf(poisonUid(number), number)),
    ])
    tree.write(Object.fromEntries([...left, ...failed].map((path) => [path, null])))
  })
}

/** One user has hundreds of unfinished records: transformations that hang, and unpaid checkouts. */
export function plantFlood({ world, tree }: OutsideServices): void {
  if (!world.random.chance(0.005)) return
  const uid = 'flood' as UserId
  const transformations = Array.from({ length: 2 * MANY }, (_, number) => ({
    [paths.transformation(
      uid,
      `${TEMPLATE_ID}_${1_700_000_000_000 + number}` as Parameters<typeof paths.transformation>[1],
    )]: {
      status: 'processing',
      createdAt: 1,
      updatedAt: 1,
    },
  }))
  const orders = Array.from({ length: MANY }, (_, number) => unpaidOrder(uid, idOf(uid, number), world.nowMs))
  tree.write(
    Object.assign(
      { [paths.housekeepingOf(uid)]: 1 },
      ...transformations,
      ...orders.map((order) => ({ [paths.order(order.id)]: order })),
    ) as Record<string, unknown>,
  )
}

function unpaidOrder(uid: UserId, id: StoryId, nowMs: number): Partial<StoredOrder> & { id: StoryId } {
  return {
    ...{ id, uid, state: 'opening', attempt: 1, expiresAt: 1, dueAt: 1, createdAt: nowMs, updatedAt: nowMs },
    snapshot: {
      ...{ userEmail: 'flood@example.test', templateId: TEMPLATE_ID, templateTitle: 'x', ...CHILD },
      ...{ transformId: 'x', transformedPhotoUrl: '', heroKey: '', amountKurus: 59_900, currency: 'try' },
    } as unknown as StoredOrder['snapshot'],
  }
}

/**
 * A tab of this parent writes their story in a loop, so that no conditional write of the server succeeds while the
 * storm lasts. Money and book must not wait for its end.
 */
export function letATabLoop(services: OutsideServices, parent: Parent, untilMs: number): void {
  const { world, stripe, loops } = services
  if (!world.random.chance(0.006)) return
  const path = paths.userStory(parent.uid, parent.storyId)
  loops.add(path)
  world.at(untilMs, () => {
    loops.delete(path)
    const order = orderAt(services, parent.storyId)
    const isLongPaid = (order?.paidAt ?? Infinity) < untilMs - 12 * HOUR_MS
    const pi = order?.paymentIntentId ?? ''
    const isMoneyOnItsWay = stripe.sumOf(pi, ['succeeded', 'pending', 'failed']) > 0
    const hasWaited =
      order?.state === 'paid' || order?.state === 'making' || (order?.state === 'refunding' && !isMoneyOnItsWay)
    if (isLongPaid && hasWaited)
      world.violations.push(`${parent.storyId}: is ${order.state} for half a day because a tab writes in a loop`)
  })
}

export const isHostile = (key: string): boolean => /poison-|no id|flood/.test(key)
