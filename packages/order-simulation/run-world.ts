/** One simulation from its beginning until everything has come to rest: a few parents, a sweep, Stripe's webhooks, and faults. */
import { PLAIN_FACE } from '#domain/face-features.ts'
import { Problem } from '#domain/problem.ts'
import { storyWorlds, templateRecord } from '#stories/library.ts'
import { reconcileNotice } from '#netlify/orders/payments/reconcile-payment.ts'
import { reconcileWithStripe } from '#netlify/jobs/reconciliation-walk.ts'
import { sweepShares } from '#netlify/links/shares.ts'
import { sweepInvitations } from '#netlify/links/invitations.ts'
import type { ProductionDeps } from '#netlify/orders/production/production-deps.ts'
import { sweep } from '#netlify/jobs/sweep.ts'
import type { StripeNotice } from '#netlify/clients/stripe.ts'
import type { StoryId } from '#domain/ids.ts'
import { flakyCall } from './flaky-call.ts'
import { watchFairness } from './fair-sweep.ts'
import { letATabLoop, plantFlood, plantPoison } from './hostile-users.ts'
import { planOutages } from './outages.ts'
import { giveAGift, judgeGift, passAGiftOn } from './give-a-gift.ts'
import { settleIn } from './customer-journeys.ts'
import { judge, judgeStores } from './judge.ts'
import { servicesOf, type OutsideServices } from './outside-services.ts'
import { produce } from './produce.ts'
import { randomFrom } from './random.ts'
import type { Statistics } from './statistics.ts'
import { currentProcess, DAY_MS, HOUR_MS, MINUTE_MS, pause, SECOND_MS, SimulatedWorld } from './simulated-world.ts'

/** Duration of the storm of faults; after it everything must end. */
const STORM_MS = 4 * DAY_MS
const CALM_MS = 12 * DAY_MS
const SCHEDULED_LIMIT_MS = 30 * SECOND_MS
const REQUEST_LIMIT_MS = 60 * SECOND_MS
/** Longest time between two sweeps if nothing is due: the real sweep runs each minute, and finds nothing. */
const IDLE_MS = 6 * HOUR_MS

/** @returns the violations, as sentences, and the log of all events */
export async function runWorld(
  seed: number,
  orders: number,
  statistics: Statistics,
): Promise<Pick<SimulatedWorld, 'violations' | 'chronicle'>> {
  const random = randomFrom(seed)
  const world = new SimulatedWorld(random, statistics)
  const services = servicesOf(world)
  const isStudioBad = random.chance(0.15)
  services.stripe.refundsEnd = random.pick([
    'at once',
    'late',
    'refused once',
    'refused once, at once',
    'refused once, at once',
  ])
  services.tree.write({ storyTemplates: TEMPLATE_RECORDS })
  // Shorter than the time for which a notice is retried.
  services.isReceiverDown = random.chance(0.1)
  world.after(random.pick([HOUR_MS, 6 * HOUR_MS, 2 * DAY_MS]), () => {
    services.isReceiverDown = false
  })
  // In some simulations no background function ever starts: only the time limit shows that the book is not made.
  const isProductionShut = random.chance(0.02)
  services.mayTakeSixHours = isProductionShut || isStudioBad
  services.startBackground = (_name, job) => {
    if (!isProductionShut || !world.isStormy)
      produce(services, (job as { storyId: StoryId }).storyId, productionDepsOf(services, isStudioBad))
  }
  services.stripe.onChange = (notice) => {
    world.note(
      '  Stripe:',
      notice.about === 'session' ? { ...services.stripe.session(notice.id) } : services.stripe.payment(notice.id),
    )
    sendWebhooks(services, notice)
  }
  // In some simulations one gift is passed from account to account.
  const isPassedOn = random.chance(0.1)
  const waits = Array.from({ length: orders }, () => isPassedOn || random.chance(0.15))
  const settled = waits.map((waitsForGift, number) => settleIn(services, number, waitsForGift))
  const parents = settled.map(({ parent }) => parent)
  const requests = settled.map(({ request }) => request)
  const buyers = settled.flatMap(({ request }, number) => {
    if (isPassedOn) return number === 0 ? [passAGiftOn(services, number, requests)] : []
    const next = settled[(number + 1) % settled.length]?.request ?? request
    return random.chance(waits[number] ? 0.9 : 0.1) ? [giveAGift(services, number, [request, request, next])] : []
  })
  const ofStory = (id: string) => settled.find(({ parent }) => parent.storyId === id)
  services.onState = ({ id, state }) => ofStory(id)?.noticeState(state)
  world.onHeld = (id) => ofStory(id)?.noticeHeld()

  const calmAtMs = world.nowMs + STORM_MS
  const endAtMs = calmAtMs + CALM_MS
  world.at(calmAtMs, () => {
    world.isStormy = false
    services.stripe.refundsEnd = 'at once'
  })
  planOutages(world, calmAtMs)
  plantPoison(services)
  plantFlood(services)
  for (const parent of parents) letATabLoop(services, parent, calmAtMs)
  sweepOn(services, endAtMs)
  while (await world.next(endAtMs));
  await cleanUpLater(services)
  for (const parent of parents) statistics[judge(services, parent)] += 1
  for (const buyer of buyers) judgeGift(services, buyer)
  await judgeStores(services)
  return world
}

/** The simulation omits the books of the templates themselves. */
export const TEMPLATE_RECORDS = Object.fromEntries(
  storyWorlds.map((template) => {
    const { imageURLs: _pictures, storyTexts: _texts, narrationURLs: _clips, ...record } = templateRecord(template)
    return [template.id, { ...record, createdAt: 1, updatedAt: 1 }]
  }),
)

/** Sends 0 to 5 copies of a webhook, soon or late, in any order; repeats a failed one a few times. */
function sendWebhooks(services: OutsideServices, notice: StripeNotice): void {
  const { world } = services
  const { random } = world
  const deliver = (triesLeft: number) =>
    world.start('stripe-webhook', () => reconcileNotice(notice), {
      about: storyIdOf(services, notice),
      limitMs: REQUEST_LIMIT_MS,
      ended: (how) =>
        how !== 'done' &&
        triesLeft > 0 &&
        world.after(random.between(MINUTE_MS, 5 * HOUR_MS), () => deliver(triesLeft - 1)),
    })
  for (let copies = random.pick([0, 1, 1, 1, 2, 5]); copies > 0; copies -= 1) {
    world.after(random.chance(0.7) ? random.between(0, 5 * SECOND_MS) : random.between(0, DAY_MS), () => deliver(2))
  }
}

const storyIdOf = ({ stripe }: OutsideServices, { about, id }: StripeNotice) =>
  (about === 'session' ? stripe.session(id) : stripe.payment(id)).storyId

function productionFailed(what: string): Problem {
  const { world, about } = currentProcess()
  world.noteMakingFault(about)
  return new Problem('production-failed', `${what} failed`)
}

export function productionDepsOf(services: OutsideServices, isBad: boolean): ProductionDeps {
  const { world, notices } = services
  const made = (what: string) =>
    flakyCall(
      `studio: ${what}`,
      () => {
        if (world.isStormy && world.random.chance(isBad ? 0.3 : 0.01)) throw productionFailed(what)
        return { bytes: new Uint8Array([1]), contentType: 'image/webp' }
      },
      { maxMs: world.isStormy ? 8 * SECOND_MS : SECOND_MS },
    )
  return {
    illustrator: {
      portrait: async () => ({
        face: await made('portrait'),
        unlit: await made('portrait'),
        picture: await made('portrait'),
        features: PLAIN_FACE,
      }),
      picture: (_heroes, { name }) => made(name === 'cover' ? 'cover' : 'spread'),
    },
    narrator: {
      name: 'fake',
      speak: async () => ({
        ...(await made('clip')),
        opus: { bytes: new Uint8Array([1]), contentType: 'audio/ogg' },
        durationMs: 1,
        words: [],
      }),
    },
    notify: (event, { id }) =>
      flakyCall('notify', () => {
        if (services.isReceiverDown) throw new Problem('notification-failed', 'The receiver is down')
        notices.set(id, [...(notices.get(id) ?? []), event])
      }),
    wait: pause,
    random: () => world.random.between(0, 1_000) / 1_000,
  }
}

/**
 * Sweeps when an item is due, but not more often than the real sweep; some runs are late or lost. A quiet simulation
 * has nothing to sweep.
 */
function sweepOn(services: OutsideServices, endAtMs: number): void {
  const { world, tree } = services
  const sweepBegins = watchFairness(services)
  const isLost = () => world.isStormy && (world.outages.has('timer') || world.random.chance(0.1))
  let plannedAtMs = Infinity
  const plan = (atMs: number) => {
    if (atMs >= plannedAtMs) return
    plannedAtMs = atMs
    world.at(atMs, () => {
      if (plannedAtMs === atMs) tick()
    })
  }
  const tick = () => {
    plannedAtMs = Infinity
    if (world.nowMs >= endAtMs) return
    if (!isLost()) {
      const sweepEnded = sweepBegins()
      world.start('sweep', sweep, { limitMs: SCHEDULED_LIMIT_MS, ended: (how) => how === 'done' && sweepEnded() })
    }
    if (!isLost()) world.start('reconcile', reconcile, { limitMs: SCHEDULED_LIMIT_MS })
    const soonestMs = world.nowMs + world.random.between(1, 8) * MINUTE_MS
    plan(Math.max(soonestMs, Math.min(nextDue(tree), world.nowMs + (world.isStormy ? IDLE_MS : DAY_MS))))
  }
  services.onDue = (atMs) => plan(Math.max(atMs, world.nowMs + MINUTE_MS))
  world.after(MINUTE_MS, tick)
}

/** Same calls as the function of this name. */
const sweepWays = () => Promise.all([sweepShares(Date.now()), sweepInvitations(Date.now())])
const reconcile = () => Promise.all([reconcileWithStripe(Date.now(), () => Promise.resolve()), sweepWays()])

function nextDue(tree: OutsideServices['tree']): number {
  const orders = Object.values((tree.read('orders') ?? {}) as Record<string, { dueAt?: number }>)
  const users = Object.values((tree.read('housekeeping') ?? {}) as Record<string, number>)
  return Math.min(Infinity, ...orders.map(({ dueAt }) => dueAt ?? Infinity), ...users)
}

/** Cleans up two quiet months later: data of unpaid and refunded orders are gone, data that a book needs are not. */
async function cleanUpLater({ world }: OutsideServices): Promise<void> {
  // Twice, because the clean-up of a changed story is postponed; by the second run it is due.
  for (let month = 0; month < 2; month += 1) {
    world.nowMs += 40 * DAY_MS
    // Later runs finish the work of the first.
    for (let run = 0; run < 3; run += 1) {
      world.start('sweep', sweep)
      world.start('reconcile', sweepWays)
      while (await world.next(world.nowMs + HOUR_MS));
      world.nowMs += HOUR_MS
    }
  }
}
