/**
 * `node packages/order-simulation/race-scenarios.ts`: provokes the races that are so rare that only a run of 100,000
 * orders found them. Prints a line for each; every one must end well.
 */
import { paths } from '#domain/database-paths.ts'
import { parseStory } from '#domain/story.ts'
import { replaceClients } from './replace-clients.ts'
import type { Parent } from './parent.ts'
import type { OutsideServices } from './outside-services.ts'
import type { Fate } from './statistics.ts'
import { useVirtualTime } from './virtual-time.ts'

replaceClients()
const { replaceMedia } = await import('#netlify/media/library.ts')
const { judgeStores } = await import('./judge.ts')
const { leave, WORDS } = await import('./parent.ts')
const { orderAt } = await import('./outside-services.ts')
const { paidOrder } = await import('./quiet-world.ts')
const { DAY_MS, HOUR_MS, MINUTE_MS } = await import('./simulated-world.ts')
useVirtualTime()

const scenarios: Record<string, () => Promise<boolean>> = {
  'a story that is given up between the look and the write of its projection': async () => {
    const { services, parent, sessionId, notify, until } = await paidOrder(1)
    const record = paths.userStory(parent.uid, parent.storyId)
    let isGivenUp = false
    services.world.fateAt = (_process, at) => {
      if (!isGivenUp && /(write|patch) userStories/.test(at)) {
        isGivenUp = true
        services.tree.write({ [record]: null })
      }
      return 'well'
    }
    notify({ about: 'session', id: sessionId })
    await until(() => orderAt(services, parent.storyId)?.state === 'delivered')
    const story = parseStory(parent.storyId, services.tree.read(record))
    return isGivenUp && story?.title === WORDS.title && story.dedication === WORDS.dedication
  },

  'a second payment that the bank argues about, and gives back to us': async () => {
    const { services, parent, sessionId, notify, until } = await paidOrder(2)
    const { stripe, world } = services
    notify({ about: 'session', id: sessionId })
    await until(() => orderAt(services, parent.storyId)?.state === 'delivered')
    const second = stripe.open(parent.storyId, 59_900, 'try', world.nowMs + HOUR_MS)
    stripe.pay(second.id, 'comes')
    const surplus = stripe.session(second.id).paymentIntentId ?? ''
    const dispute = stripe.dispute(surplus)
    await until(() => false)
    if (dispute) stripe.decide(dispute, 'won')
    await until(() => stripe.sumOf(surplus, ['succeeded']) > 0, DAY_MS)
    return stripe.sumOf(surplus, ['succeeded']) === 59_900
  },

  'a refund that the bank refused, told only after a person has given the money back': async () => {
    const { services, parent, sessionId, paymentIntentId, notify, until } = await paidOrder(10)
    const { world, stripe, tree, notices } = services
    stripe.refundsEnd = 'refused once, at once'
    // The amount differs from the paid one: the order refunds the payment.
    tree.write({ [`${paths.order(parent.storyId)}/snapshot/amountKurus`]: 49_900 })
    let isAsleep = false
    world.fateAt = ({ decided }, at) => {
      if (isAsleep || decided?.event !== 'refund-failed' || at !== 'stripe-webhook: write orders if unchanged')
        return 'well'
      isAsleep = true
      stripe.refund(paymentIntentId, { byHand: true })
      notify({ about: 'payment', id: paymentIntentId })
      return 'stalls'
    }
    notify({ about: 'session', id: sessionId })
    await until(() => false, 3 * HOUR_MS)
    return (
      isAsleep && orderAt(services, parent.storyId)?.state === 'refunded' && notices.get(parent.storyId)?.length === 1
    )
  },

  'an object that reaches the store after its account was erased': () => arrivesLate(3),

  'one that comes so late into a store that shows what was erased for a while': () =>
    arrivesLate(5, ({ ghosts, world }, at) => {
      if (at.endsWith('read a blob')) for (const ghost of ghosts.values()) ghost.goneAtMs = world.nowMs + MINUTE_MS
      return 'well'
    }),

  'one whose worker dies as soon as it has come': () =>
    arrivesLate(6, (_services, at) => (at === 'produce-story: write a blob' ? 'killed after' : 'well')),

  'one that comes while an erasure at last goes on that was begun long ago': async () => {
    const { services, parent, sessionId, notify, until } = await paidOrder(8)
    const { world, tree } = services
    const isErased = erasedDuring(services, parent, 'produce-story: write a blob', {
      begin: () =>
        tree.write({
          [paths.erasure(parent.uid)]: { startedAt: world.nowMs - HOUR_MS },
          [paths.housekeepingOf(parent.uid)]: 1,
        }),
    })
    notify({ about: 'session', id: sessionId })
    await until(isErased)
    await judgeStores(services)
    return isErased() && world.violations.length === 0
  },

  'a photo that is cleaned while its account is erased': async () => {
    const { services, parent, until } = await paidOrder(7)
    const photo = { bytes: new Uint8Array([1]), contentType: 'image/jpeg' }
    const isErased = erasedDuring(services, parent, 'clean-photo: write a blob')
    services.world.start('clean-photo', () => replaceMedia(parent.uid, parent.photos[0].originalKey, 'original', photo))
    await until(isErased)
    await judgeStores(services)
    return isErased() && services.world.violations.length === 0
  },

  'a portrait that is kept for its story while its account is erased': async () => {
    const { services, parent, until } = await paidOrder(10)
    const { world, tree } = services
    tree.write({
      [`${paths.mediaIndex(parent.uid, parent.photos[0].portraitKey)}/expiresAt`]: world.nowMs,
      [paths.housekeepingOf(parent.uid)]: 1,
    })
    const isErased = erasedDuring(services, parent, 'sweep: write mediaIndex if unchanged')
    await until(isErased)
    return isErased() && tree.read(paths.mediaOf(parent.uid)) === null && world.violations.length === 0
  },

  'an account whose deletion dies as soon as the sweep comes to its house': () =>
    leavesDuringVisit('sweep: write housekeeping if unchanged', 1),

  'an account whose deletion dies while the sweep keeps its house': () => leavesDuringVisit('sweep: read erasures', 1),

  'an account whose deletion dies before the sweep has said when it comes again': () =>
    leavesDuringVisit('sweep: write housekeeping if unchanged', 2),
}

/** At the n-th call at `where`, the deletion records that it has begun, and dies. */
async function leavesDuringVisit(where: string, nth: number): Promise<boolean> {
  const { services, parent, until } = await paidOrder(4)
  const { world, tree, identities } = services
  const due = paths.housekeepingOf(parent.uid)
  tree.write({ [due]: 1 })
  let calls = 0
  world.fateAt = (_process, at) => {
    if (at === where && ++calls === nth)
      tree.write({ [paths.erasure(parent.uid)]: { startedAt: world.nowMs }, [due]: world.nowMs })
    return 'well'
  }
  await until(() => calls >= nth && tree.read(due) === null)
  return calls >= nth && !identities.has(parent.uid) && tree.read(paths.failedVisitsOf(parent.uid)) === null
}

const QUARTER_MS = 15 * MINUTE_MS

interface Erasing {
  /** Chooses the fate of processes in the quarter of an hour after the erasure began. */
  later?: ((services: OutsideServices, at: string) => Fate) | undefined
  begin?: () => void
}

/**
 * Erases an account when a process reaches `where`; that process then sleeps for ten minutes.
 * @returns whether the erasure has ended, and the sleeping process has continued
 */
function erasedDuring(
  services: OutsideServices,
  parent: Parent,
  where: string,
  { later = () => 'well', begin = () => leave(services, parent) }: Erasing = {},
): () => boolean {
  const { world, tree } = services
  let begunAtMs = Infinity
  world.fateAt = (_process, at) => {
    if (world.nowMs >= begunAtMs) return world.nowMs < begunAtMs + QUARTER_MS ? later(services, at) : 'well'
    if (at !== where) return 'well'
    begunAtMs = world.nowMs
    begin()
    return 'stalls'
  }
  return () => world.nowMs > begunAtMs + QUARTER_MS && tree.read(paths.housekeepingOf(parent.uid)) === null
}

async function arrivesLate(seed: number, later?: Erasing['later']): Promise<boolean> {
  const { services, parent, sessionId, notify, until } = await paidOrder(seed)
  const isErased = erasedDuring(services, parent, 'produce-story: write a blob', { later })
  notify({ about: 'session', id: sessionId })
  await until(isErased)
  await judgeStores(services)
  return (
    isErased() &&
    services.world.violations.length === 0 &&
    ![...services.blobs.keys()].some((name) => name.startsWith('media-local/'))
  )
}

const endings = await Promise.all(
  Object.entries(scenarios).map(async ([name, meet]) => ({ name, isWell: await meet() })),
)
for (const { name, isWell } of endings) console.log(`${isWell ? 'well' : 'ILL '}  ${name}`)
process.exitCode = endings.every(({ isWell }) => isWell) ? 0 : 1
