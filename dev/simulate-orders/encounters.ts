/**
 * `node dev/simulate-orders/encounters.ts`: what so seldom meets that only a run of 100,000 orders found it, brought about on
 * purpose. A line for each; every one has to end well.
 */
import { paths } from '#domain/database-paths.ts'
import { parseStory } from '#domain/story.ts'
import { replaceOutside } from './outside.ts'
import { useVirtualTime } from './virtual-time.ts'

replaceOutside()
const { judgeStores } = await import('./judge.ts')
const { leave } = await import('./parent.ts')
const { orderAt } = await import('./place.ts')
const { paidOrder } = await import('./quiet-world.ts')
const { DAY_MS, HOUR_MS } = await import('./world.ts')
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
    return isGivenUp && parseStory(parent.storyId, place.tree.read(record))?.readable !== undefined
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

  'an object that reaches the store after its account was erased': async () => {
    const { place, parent, sessionId, nudge, until } = await paidOrder(3)
    const { world, blobs, tree } = place
    let hasLeft = false
    world.fateAt = (_process, at) => {
      if (hasLeft || at !== 'produce-story: write a blob') return 'well'
      hasLeft = true
      leave(place, parent)
      return 'stalls'
    }
    nudge({ about: 'session', id: sessionId })
    await until(() => hasLeft && tree.read(paths.housekeepingOf(parent.uid)) === null)
    judgeStores(place)
    return hasLeft && world.violations.length === 0 && ![...blobs.keys()].some((name) => name.startsWith('media-local/'))
  },

  'an account whose deletion dies while the sweep keeps its house': async () => {
    const { place, parent, until } = await paidOrder(4)
    const { world, tree, identities } = place
    const due = paths.housekeepingOf(parent.uid)
    tree.write({ [due]: 1 })
    let hasLeft = false
    world.fateAt = (_process, at) => {
      if (!hasLeft && at === 'sweep: read housekeeping') {
        hasLeft = true
        tree.write({ [paths.erasure(parent.uid)]: { startedAt: world.nowMs }, [due]: world.nowMs })
      }
      return 'well'
    }
    await until(() => hasLeft && tree.read(due) === null)
    return hasLeft && !identities.has(parent.uid)
  },
}

const endings = await Promise.all(Object.entries(encounters).map(async ([name, meet]) => ({ name, isWell: await meet() })))
for (const { name, isWell } of endings) console.log(`${isWell ? 'well' : 'ILL '}  ${name}`)
process.exitCode = endings.every(({ isWell }) => isWell) ? 0 : 1
