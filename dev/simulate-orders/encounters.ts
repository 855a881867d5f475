/**
 * `node dev/simulate-orders/encounters.ts`: what so seldom meets that only a run of 100,000 orders found it, brought about on
 * purpose. A line for each; every one has to end well.
 */
import { paths } from '#domain/database-paths.ts'
import { parseStory } from '#domain/story.ts'
import { replaceOutside } from './outside.ts'
import type { Parent } from './parent.ts'
import type { Place } from './place.ts'
import type { Fate } from './statistics.ts'
import { useVirtualTime } from './virtual-time.ts'

replaceOutside()
const { replaceMedia } = await import('#netlify/clients/stored-media.ts')
const { judgeStores } = await import('./judge.ts')
const { leave, WORDS } = await import('./parent.ts')
const { orderAt } = await import('./place.ts')
const { paidOrder } = await import('./quiet-world.ts')
const { DAY_MS, HOUR_MS, MINUTE_MS } = await import('./world.ts')
useVirtualTime()

const encounters: Record<string, () => Promise<boolean>> = {
  'a draft that is given up between the look and the write of its projection': async () => {
    const { place, parent, sessionId, nudge, until } = await paidOrder(1)
    const record = paths.userStory(parent.uid, parent.storyId)
    let isGivenUp = false
    place.world.fateAt = (_process, at) => {
      if (!isGivenUp && /(write|patch) userStories/.test(at)) {
        isGivenUp = true
        place.tree.write({ [record]: null })
      }
      return 'well'
    }
    nudge({ about: 'session', id: sessionId })
    await until(() => orderAt(place, parent.storyId)?.state === 'delivered')
    const story = parseStory(parent.storyId, place.tree.read(record))
    return isGivenUp && story?.title === WORDS.title && story.dedication === WORDS.dedication
  },

  'a second payment that the bank argues about, and gives back to us': async () => {
    const { place, parent, sessionId, nudge, until } = await paidOrder(2)
    const { stripe, world } = place
    nudge({ about: 'session', id: sessionId })
    await until(() => orderAt(place, parent.storyId)?.state === 'delivered')
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
    const { place, parent, sessionId, paymentIntentId, nudge, until } = await paidOrder(10)
    const { world, stripe, tree, notices } = place
    stripe.refundsEnd = 'refused once, at once'
    // Another amount than was paid: the money goes back.
    tree.write({ [`${paths.order(parent.storyId)}/snapshot/amountKurus`]: 49_900 })
    let isAsleep = false
    world.fateAt = ({ decided }, at) => {
      if (isAsleep || decided?.event !== 'refund-failed' || at !== 'stripe-webhook: write orders if unchanged')
        return 'well'
      isAsleep = true
      stripe.refund(paymentIntentId, { byHand: true })
      nudge({ about: 'payment', id: paymentIntentId })
      return 'stalls'
    }
    nudge({ about: 'session', id: sessionId })
    await until(() => false, 3 * HOUR_MS)
    return isAsleep && orderAt(place, parent.storyId)?.state === 'refunded' && notices.get(parent.storyId)?.length === 1
  },

  'an object that reaches the store after its account was erased': () => arrivesLate(3),

  'one that comes so late into a store that shows what was erased for a while': () =>
    arrivesLate(5, ({ ghosts, world }, at) => {
      if (at.endsWith('read a blob')) for (const ghost of ghosts.values()) ghost.goneAtMs = world.nowMs + MINUTE_MS
      return 'well'
    }),

  'one whose worker dies as soon as it has come': () =>
    arrivesLate(6, (_place, at) => (at === 'produce-story: write a blob' ? 'killed after' : 'well')),

  'one that comes while an erasure at last goes on that was begun long ago': async () => {
    const { place, parent, sessionId, nudge, until } = await paidOrder(8)
    const { world, tree } = place
    const isErased = erasedDuring(place, parent, 'produce-story: write a blob', {
      begin: () =>
        tree.write({
          [paths.erasure(parent.uid)]: { startedAt: world.nowMs - HOUR_MS },
          [paths.housekeepingOf(parent.uid)]: 1,
        }),
    })
    nudge({ about: 'session', id: sessionId })
    await until(isErased)
    judgeStores(place)
    return isErased() && world.violations.length === 0
  },

  'a photo that is cleaned while its account is erased': async () => {
    const { place, parent, until } = await paidOrder(7)
    const photo = { bytes: new Uint8Array([1]), contentType: 'image/jpeg' }
    const isErased = erasedDuring(place, parent, 'clean-photo: write a blob')
    place.world.start('clean-photo', () => replaceMedia(parent.uid, parent.originalKey, 'original', photo))
    await until(isErased)
    judgeStores(place)
    return isErased() && place.world.violations.length === 0
  },

  'a portrait that is kept for its draft while its account is erased': async () => {
    const { place, parent, until } = await paidOrder(9)
    const { world, tree } = place
    tree.write({
      [`${paths.mediaIndex(parent.uid, parent.portraitKey)}/expiresAt`]: world.nowMs,
      [paths.housekeepingOf(parent.uid)]: 1,
    })
    const isErased = erasedDuring(place, parent, 'sweep: write mediaIndex if unchanged')
    await until(isErased)
    return isErased() && tree.read(paths.mediaOf(parent.uid)) === null && world.violations.length === 0
  },

  'an account whose deletion dies as soon as the sweep comes to its house': () =>
    leavesDuringVisit('sweep: write housekeeping if unchanged', 1),

  'an account whose deletion dies while the sweep keeps its house': () => leavesDuringVisit('sweep: read erasures', 1),

  'an account whose deletion dies before the sweep has said when it comes again': () =>
    leavesDuringVisit('sweep: write housekeeping if unchanged', 2),
}

/** The deletion writes down that it has begun, at the n-th call of that kind, and dies. */
async function leavesDuringVisit(where: string, nth: number): Promise<boolean> {
  const { place, parent, until } = await paidOrder(4)
  const { world, tree, identities } = place
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
  /** What befalls processes within a quarter of an hour from its beginning. */
  later?: ((place: Place, at: string) => Fate) | undefined
  begin?: () => void
}

/**
 * An account is erased when somebody comes to a place, who sleeps there for ten minutes.
 * @returns whether the erasure has ended, and the sleeper has gone on
 */
function erasedDuring(
  place: Place,
  parent: Parent,
  where: string,
  { later = () => 'well', begin = () => leave(place, parent) }: Erasing = {},
): () => boolean {
  const { world, tree } = place
  let begunAtMs = Infinity
  world.fateAt = (_process, at) => {
    if (world.nowMs >= begunAtMs) return world.nowMs < begunAtMs + QUARTER_MS ? later(place, at) : 'well'
    if (at !== where) return 'well'
    begunAtMs = world.nowMs
    begin()
    return 'stalls'
  }
  return () => world.nowMs > begunAtMs + QUARTER_MS && tree.read(paths.housekeepingOf(parent.uid)) === null
}

async function arrivesLate(seed: number, later?: Erasing['later']): Promise<boolean> {
  const { place, parent, sessionId, nudge, until } = await paidOrder(seed)
  const isErased = erasedDuring(place, parent, 'produce-story: write a blob', { later })
  nudge({ about: 'session', id: sessionId })
  await until(isErased)
  judgeStores(place)
  return (
    isErased() &&
    place.world.violations.length === 0 &&
    ![...place.blobs.keys()].some((name) => name.startsWith('media-local/'))
  )
}

const endings = await Promise.all(
  Object.entries(encounters).map(async ([name, meet]) => ({ name, isWell: await meet() })),
)
for (const { name, isWell } of endings) console.log(`${isWell ? 'well' : 'ILL '}  ${name}`)
process.exitCode = endings.every(({ isWell }) => isWell) ? 0 : 1
