/** A day of the shop: parents, webhooks, workers, the sweep and the walk each minute, and an hour without a painter. */
import type { StoryId } from '#domain/ids.ts'
import { MAKING_MAX_MS } from '#domain/order-times.ts'
import { reconcileNotice } from '#netlify/orders/payments/reconcile-payment.ts'
import { reconcileWithStripe } from '#netlify/jobs/reconciliation-walk.ts'
import { sweep } from '#netlify/jobs/sweep.ts'
import type { Task } from '#netlify/clients/cloud-tasks.ts'
import type { StripeNotice } from '#netlify/clients/stripe.ts'
import orderDue from '#netlify/functions/order-due.ts'
import { servicesOf, type OutsideServices } from '../simulate-orders/outside-services.ts'
import { etagsByWrite } from '../simulate-orders/etags.ts'
import { produce } from '../simulate-orders/produce.ts'
import { randomFrom } from '../simulate-orders/random.ts'
import { TEMPLATE_RECORDS } from '../simulate-orders/run-world.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../simulate-orders/simulated-world.ts'
import { AWAY_MS, DUE_TASKS_A_SECOND, WEBHOOK_AFTER_MS } from './assumptions.ts'
import { IndexedTree } from './indexed-tree.ts'
import { LoadWorld } from './load-world.ts'
import { judge, OldestDue, waitsOf, type End, type Paid } from './measures.ts'
import { letParentsCome, type Shop } from './parents.ts'
import { PAINTER, LoadStudio } from './studio.ts'
import { TaskQueues } from './task-queues.ts'

const SCHEDULED_LIMIT_MS = 30 * SECOND_MS
const REQUEST_LIMIT_MS = 60 * SECOND_MS
const LOOKED_AT_EACH_MS = 10 * SECOND_MS
/** A book that is not held up is there by then. */
const ORDINARY_MS = 10 * MINUTE_MS
const WEBHOOK_AGAIN_AFTER_MS = 5 * MINUTE_MS
/** What ended last is told, and stands in its parent's library. */
const AFTERWARDS_MS = MINUTE_MS
/** Longer than any book may take, and what it takes to give one back. */
const QUIET_AFTER_MS = MAKING_MAX_MS + 2 * HOUR_MS

export type Queue = 'internal' | 'cloud-tasks'

export interface Load {
  booksAnHour: number
  hours: number
  queue: Queue
  seed: number
  /** Of one call of the database, give or take half of it. */
  databaseMs: number
  picturesAMinute: number
  /** Dispatches a second of the painter's queue. */
  booksASecond: number
}

export type Outcome = Awaited<ReturnType<typeof runLoad>>

export async function runLoad({ booksAnHour, hours, queue, seed, databaseMs, picturesAMinute, booksASecond }: Load) {
  const world = new LoadWorld(seed, databaseMs)
  const studio = new LoadStudio(world, picturesAMinute)
  const services = servicesOf(world, () => ({
    makeTree: (...args) => new IndexedTree(...args),
    etagOf: etagsByWrite(),
  }))
  const tree = services.tree as IndexedTree
  const beginMs = world.nowMs
  const closesAtMs = beginMs + hours * HOUR_MS
  tree.write({ storyTemplates: TEMPLATE_RECORDS })
  services.mayTakeSixHours = true
  const make = (storyId: StoryId) => produce(services, storyId, studio.deps)
  services.startBackground = (_name, job) => make((job as { storyId: StoryId }).storyId)
  services.stripe.onChange = (notice) => sendWebhook(services, notice)
  // It makes itself known to the client that stands for Cloud Tasks.
  const queues = new TaskQueues(
    world,
    { 'due-orders': DUE_TASKS_A_SECOND, [`books-${PAINTER}`]: booksASecond },
    (task) => deliver(world, task, make),
  )

  const rememberDue = (storyId: StoryId) => {
    const task = { queue: 'due-orders', name: `earlier ${storyId}`, url: 'order-due', job: { storyId } }
    if (queue === 'cloud-tasks') queues.add(task)
  }
  const settled = letParentsPay({ services, studio, random: randomFrom(seed), rememberDue }, booksAnHour, closesAtMs)
  const oldest = new OldestDue()
  const awayFromMs = beginMs + (hours * HOUR_MS - AWAY_MS) / 2
  let [longestQueue, calmAgainAtMs] = [0, Infinity]
  world.at(awayFromMs, () => (studio.isAway = true))
  world.at(awayFromMs + AWAY_MS, () => (studio.isAway = false))
  each(world, MINUTE_MS, () => {
    world.start('sweep', sweep, { limitMs: SCHEDULED_LIMIT_MS })
    world.start('reconcile', () => reconcileWithStripe(Date.now(), () => Promise.resolve()), {
      limitMs: SCHEDULED_LIMIT_MS,
    })
  })
  each(world, LOOKED_AT_EACH_MS, () => {
    oldest.look(tree, world.nowMs)
    longestQueue = Math.max(longestQueue, queues.lengthOf(`books-${PAINTER}`))
    const isOver = world.nowMs > awayFromMs + AWAY_MS && settled.longestOpenMs() < ORDINARY_MS
    if (isOver) calmAgainAtMs = Math.min(calmAgainAtMs, world.nowMs)
  })
  const isOpen = () => world.nowMs < closesAtMs + HOUR_MS
  while (isOpen() || (settled.longestOpenMs() > 0 && world.nowMs < closesAtMs + QUIET_AFTER_MS)) await world.next()
  const restsAtMs = world.nowMs + AFTERWARDS_MS
  while (await world.next(restsAtMs));

  const calm = settled.ends.filter(({ paidAtMs }) => paidAtMs < awayFromMs - ORDINARY_MS || paidAtMs >= calmAgainAtMs)
  return {
    queue,
    hours: (world.nowMs - beginMs) / HOUR_MS,
    books: waitsOf(settled.ends, 'book'),
    refunds: waitsOf(settled.ends, 'refund'),
    calmBooks: waitsOf(calm, 'book'),
    calmRefunds: waitsOf(calm, 'refund'),
    /** After the painter was back; Infinity where it never was again. */
    calmAgainAfterMs: calmAgainAtMs - awayFromMs - AWAY_MS,
    paid: settled.paid.size,
    checkouts: services.stripe.sessions.length,
    turnedAway: settled.turnedAway(),
    oldest: { ...oldest },
    calls: world.calls,
    bytes: world.bytes,
    functionsMs: world.functionsMs,
    stripeRefusals: world.stripeRefusals,
    longestLineMs: Math.round(world.longestLineMs),
    longestQueue,
    studio: studio.counts,
    violations: [...world.violations, ...judge(services, settled.paid)],
  }
}

/** Notes who has paid, and what became of it. */
function letParentsPay(shop: Omit<Shop, 'onPaid' | 'onTurnedAway'>, booksAnHour: number, untilMs: number) {
  const { services } = shop
  const { world } = services
  const paid = new Map<string, Paid>()
  /** Whoever has paid first stands first. */
  const open = new Map<string, number>()
  const ends: End[] = []
  let turnedAway = 0
  services.onState = ({ id, state }) => {
    const paidAtMs = open.get(id)
    if (paidAtMs === undefined || (state !== 'delivered' && state !== 'refunded')) return
    open.delete(id)
    ends.push({ is: state === 'delivered' ? 'book' : 'refund', paidAtMs, tookMs: world.nowMs - paidAtMs })
  }
  const onPaid = (storyId: string, paymentIntentId: string) => {
    paid.set(storyId, { paidAtMs: world.nowMs, paymentIntentId })
    open.set(storyId, world.nowMs)
  }
  letParentsCome({ ...shop, onPaid, onTurnedAway: () => (turnedAway += 1) }, booksAnHour, untilMs)
  const longestOpenMs = () => world.nowMs - (open.values().next().value ?? world.nowMs)
  return { paid, ends, longestOpenMs, turnedAway: () => turnedAway }
}

function each(world: LoadWorld, ms: number, act: () => void): void {
  const again = () => {
    act()
    world.after(ms, again)
  }
  world.after(ms, again)
}

/** What is answered badly comes again. */
function sendWebhook({ world }: OutsideServices, notice: StripeNotice): void {
  const send = (waitMs: number) =>
    world.start('stripe-webhook', () => reconcileNotice(notice), {
      limitMs: REQUEST_LIMIT_MS,
      ended: (how) => how !== 'done' && world.after(waitMs, () => send(waitMs * 2)),
    })
  world.after(world.random.between(...WEBHOOK_AFTER_MS), () => send(WEBHOOK_AGAIN_AFTER_MS))
}

/** @returns what Cloud Tasks is answered: by a background function at once */
function deliver(world: LoadWorld, { url, job }: Task, make: (storyId: StoryId) => void): Promise<boolean> {
  if (url.endsWith('produce-story-background')) {
    make((job as { storyId: StoryId }).storyId)
    return Promise.resolve(true)
  }
  const answer = Promise.withResolvers<boolean>()
  const request = { method: 'POST', headers: new Headers({ Authorization: 'Bearer task' }), json: async () => job }
  const ask = async () => answer.resolve((await orderDue(request as Request)).ok)
  world.start('order-due', ask, { limitMs: REQUEST_LIMIT_MS, ended: () => answer.resolve(false) })
  return answer.promise
}
