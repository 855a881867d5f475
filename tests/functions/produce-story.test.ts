import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import type { StoryId } from '#domain/ids.ts'
import { eraseObject, putObject } from '#netlify/clients/blobs.ts'
import { createRefund } from '#netlify/clients/stripe.ts'
import { Problem } from '#domain/problem.ts'
import { parseStory } from '#domain/story.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import { findStoryWorld } from '#stories/library.ts'
import { currentPlates } from '#stories/plates.ts'
import { database, functionUrl, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import {
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  TEMPLATE_ID,
  type UnpaidStory,
} from './support/unpaid-stories.ts'
import {
  deliverWebhook,
  payAtStripe,
  refundsAtStripe,
  sessionsAtStripe,
  signUpWithoutWebhooks,
} from './support/payment.ts'
import { fakeProduction } from './support/fake-production.ts'

useOwnEnvironment()

interface Entry {
  storyId?: string
  expiresAt?: number
}

const DAY_MS = 86_400_000

let account: Account
let story: UnpaidStory
beforeAll(async () => {
  account = await signUpWithoutWebhooks()
})

/** Makes a paid order, as the webhook does, but does not start the production. */
beforeEach(async () => {
  story = await makeUnpaidStory(account)
  await openCheckout(account, story)
  const sessionId = (await readOrder(story))?.sessionId ?? ''
  await payAtStripe(sessionId)
  const [session] = await sessionsAtStripe(sessionId)
  await database.update(`orders/${story.storyId}`, {
    state: 'paid',
    paidAt: Date.now(),
    paymentIntentId: session?.payment_intent,
    dueAt: Date.now(),
  })
  const heroKey = (await database.read(`orders/${story.storyId}/snapshot/heroKey`)) as string
  await putObject('private', heroKey, { bytes: new Uint8Array([1]), contentType: 'image/png' })
})

const refunds = () => refundsAtStripe(story.storyId)
const failing = (thing: string, times = Infinity) => {
  let left = times
  return (now: string) => {
    if (now === thing && left-- > 0) throw new Error(`${thing} failed`)
  }
}

/** @param seen collects the version of the plates of each picture */
function withPlates(seen: Set<string | undefined>, deps = fakeProduction()): typeof deps {
  const { picture } = deps.illustrator
  const watched: typeof picture = (heroes, scene) => {
    seen.add(scene.plates)
    return picture(heroes, scene)
  }
  return { ...deps, illustrator: { ...deps.illustrator, picture: watched } }
}

describe('the plates of a book', () => {
  test('paints with the current plates and stores their version in the record', async () => {
    const seen = new Set<string | undefined>()
    await produceStory(story.storyId, withPlates(seen))
    const world = findStoryWorld(TEMPLATE_ID)
    expect([...seen]).toEqual([world && currentPlates(world)])
    expect(await readStory(account, story)).toMatchObject({ status: 'completed', plates: [...seen][0] })
  })

  test('stays with the plates of the first step when a tale is repainted meanwhile', async () => {
    await produceStory(
      story.storyId,
      fakeProduction((thing) => {
        if (thing === 'cover') throw new Problem('unavailable', 'No plate arrives')
      }),
    )
    await database.update(`orders/${story.storyId}`, { leaseUntil: 0, 'results/plates': 'older' })
    const seen = new Set<string | undefined>()
    await produceStory(story.storyId, withPlates(seen))
    expect([...seen]).toEqual(['older'])
    expect(await readStory(account, story)).toMatchObject({ status: 'completed', plates: 'older' })
  })
})

describe('a production', () => {
  test('makes a book with the ordered texts if its story was erased before the payment', async () => {
    const own = { title: 'Bizim kitabımız', dedication: 'Defne’ye, sevgiyle' }
    const given = await makeUnpaidStory(account)
    const record = `userStories/${account.uid}/${given.storyId}`
    await database.update(record, own)
    await openCheckout(account, given)
    const { sessionId = '', snapshot } = (await readOrder(given)) as unknown as {
      sessionId: string
      snapshot: { heroKey: string }
    }
    await putObject('private', snapshot.heroKey, { bytes: new Uint8Array([1]), contentType: 'image/png' })
    // This lease keeps the real production from starting.
    await database.update(`orders/${given.storyId}`, { leaseUntil: Date.now() + 3_600_000 })
    await database.erase(record)
    await payAtStripe(sessionId)
    await deliverWebhook(sessionId)
    expect(await readStory(account, given)).toMatchObject({ ...own, status: 'creating', paymentStatus: 'paid' })
    await database.update(`orders/${given.storyId}`, { leaseUntil: 0 })
    await produceStory(given.storyId, fakeProduction())
    expect(parseStory(given.storyId, await readStory(account, given))).toMatchObject({ ...own, readable: true })
  })

  test('makes a cover, six spreads and six clips once, and leaves no step open', async () => {
    const deps = fakeProduction()
    await produceStory(story.storyId, deps)
    expect(deps.made).toEqual([
      'cover',
      ...[1, 2, 3, 4, 5, 6].map((n) => `spread-${n}`),
      ...Array<string>(6).fill('clip'),
    ])
    expect(deps.notices).toEqual(['story_completed'])
    const order = await readOrder(story)
    expect(order).toMatchObject({ state: 'delivered' })
    expect(order?.step).toBeUndefined()
    await produceStory(story.storyId, deps)
    expect(deps.made).toHaveLength(13)
  })

  test('paints a drawn hero with the ordered face on each picture, without a photo', async () => {
    const face = { ...PLAIN_FACE, style: 'curly', skin: 'umber', glasses: true } as const
    const { heroKey } = (await database.read(`orders/${story.storyId}/snapshot`)) as { heroKey: string }
    await database.update(`orders/${story.storyId}/snapshot`, { heroLook: 'drawn', heroFeatures: encodeFace(face) })
    await eraseObject('private', heroKey)
    const deps = fakeProduction()
    await produceStory(story.storyId, deps)
    expect(await readOrder(story)).toMatchObject({ state: 'delivered' })
    expect(deps.heroes).toEqual(Array(7).fill({ name: 'Defne', age: 5, gender: 'female', drawn: face }))
  })

  test('paints an older order with the photo’s face', async () => {
    const deps = fakeProduction()
    await produceStory(story.storyId, deps)
    expect(deps.heroes).toHaveLength(7)
    for (const hero of deps.heroes) expect(hero).toMatchObject({ face: new Uint8Array([1]) })
  })

  test('shows the parent how many pictures are ready', async () => {
    const seen: unknown[] = []
    await produceStory(
      story.storyId,
      fakeProduction(async (thing) => {
        if (thing === 'spread-3') seen.push((await readStory(account, story))?.progress)
      }),
    )
    expect(seen).toEqual([{ step: 'pictures', done: 3, of: 7, readyAt: expect.any(Number) }])
  })

  test('continues a production after a step has failed twice, and repeats no stored step', async () => {
    const deps = fakeProduction(failing('spread-4', 2))
    await produceStory(story.storyId, deps)
    expect(await readOrder(story)).toMatchObject({ state: 'delivered' })
    expect(deps.made.filter((thing) => thing === 'cover' || thing === 'spread-3')).toEqual(['cover', 'spread-3'])
  })

  test('refunds a production in full once after three failures, and notifies the parent', async () => {
    const deps = fakeProduction(failing('clip'))
    await produceStory(story.storyId, deps)
    const [refund, ...more] = await refunds()
    expect([refund?.amount, more]).toEqual([59_900, []])
    expect(await readOrder(story)).toMatchObject({
      state: 'refunded',
      refundNumber: refund?.id,
      problem: 'production-failed',
    })
    expect(await readStory(account, story)).toMatchObject({
      status: 'failed',
      paymentStatus: 'refunded',
      problem: 'production-failed',
      refundNumber: refund?.id,
    })
    expect(deps.notices).toEqual(['story_refunded'])
    await produceStory(story.storyId, fakeProduction())
    expect(await readOrder(story)).toMatchObject({ state: 'refunded' })
  })

  test.each([
    ['in bad weather', 'unavailable'],
    ['whose provider may not be asked any more today', 'budget-used-up'],
  ] as const)('postpones a production without refund or repeated steps: %s', async (_what, code) => {
    const away = fakeProduction((thing) => {
      if (thing === 'spread-3') throw new Problem(code, 'The provider is away')
    })
    for (let visit = 0; visit < 5; visit += 1) await produceStory(story.storyId, away)
    expect(await readOrder(story)).toMatchObject({ state: 'making', step: 'pictures', leaseUntil: 0 })
    expect(Number((await readOrder(story))?.dueAt)).toBeGreaterThan(Date.now() + 5 * 60_000)
    expect(away.made).toEqual(['cover', 'spread-1', 'spread-2'])
    expect(await refunds()).toEqual([])
    const back = fakeProduction()
    await produceStory(story.storyId, back)
    expect(back.made[0]).toBe('spread-3')
    expect(await readOrder(story)).toMatchObject({ state: 'delivered' })
  })

  test('starts no production for a payment that was refunded before its webhook', async () => {
    await createRefund(
      String(await database.read(`orders/${story.storyId}/paymentIntentId`)),
      story.storyId as StoryId,
      1,
    )
    const deps = fakeProduction()
    await produceStory(story.storyId, deps)
    expect(deps.made).toEqual([])
    expect(await readOrder(story)).toMatchObject({ state: 'refunded' })
  })

  test('stores a production’s results for a week, and without an end after the delivery', async () => {
    const ends: unknown[] = []
    const endsOf = async () => {
      const entries = (await database.read(`mediaIndex/${account.uid}`)) as Record<string, Entry>
      return Object.values(entries).flatMap(({ storyId, expiresAt }) => (storyId === story.storyId ? [expiresAt] : []))
    }
    await produceStory(
      story.storyId,
      fakeProduction(async (thing) => {
        if (thing === 'spread-2') ends.push(...(await endsOf()))
      }),
    )
    expect(ends).toHaveLength(3)
    for (const end of ends) expect(end).toBeGreaterThan(Date.now() + 6 * DAY_MS)
    expect(await endsOf()).toEqual(Array(14).fill(undefined))
  })

  test('continues a dead worker’s production at its step, after the lease', async () => {
    class Killed extends Error {}
    const dying = fakeProduction((thing) => {
      if (thing === 'spread-5') throw new Killed()
    })
    // The process ends inside the first attempt, so no later code runs.
    dying.wait = async () => (dying.made.length > 0 ? Promise.reject(new Killed()) : undefined)
    await expect(produceStory(story.storyId, dying)).rejects.toThrow(Killed)
    const soon = fakeProduction()
    await produceStory(story.storyId, soon)
    expect(soon.made).toEqual([])
    await database.update(`orders/${story.storyId}`, { leaseUntil: Date.now() - 1 })
    const later = fakeProduction()
    await produceStory(story.storyId, later)
    expect(later.made.slice(0, 2)).toEqual(['spread-5', 'spread-6'])
    expect(await readOrder(story)).toMatchObject({ state: 'delivered' })
  })

  test('refunds a production that kills its process on each attempt', async () => {
    await database.update(`orders/${story.storyId}`, {
      state: 'making',
      step: 'pictures',
      stepAttempts: 3,
      fence: 3,
      leaseUntil: 1,
    })
    await produceStory(story.storyId, fakeProduction())
    expect(await readOrder(story)).toMatchObject({ state: 'refunded' })
    expect(await refunds()).toHaveLength(1)
  })

  test('runs a production once when two workers start it at the same moment', async () => {
    const [one, other] = [fakeProduction(), fakeProduction()]
    await Promise.all([produceStory(story.storyId, one), produceStory(story.storyId, other)])
    expect([one.made.length, other.made.length].toSorted((a, b) => a - b)).toEqual([0, 13])
  })

  test('lets a worker write nothing after another one has taken its lease', async () => {
    const slow = fakeProduction(async (thing) => {
      if (thing !== 'spread-2') return
      await database.update(`orders/${story.storyId}`, { leaseUntil: 1 })
      await produceStory(story.storyId, fakeProduction())
    })
    await produceStory(story.storyId, slow)
    expect(slow.made.at(-1)).toBe('spread-2')
    const order = await readOrder(story)
    expect(order).toMatchObject({ state: 'delivered' })
    expect(order?.results?.imageURLs).toHaveLength(6)
    expect(await refunds()).toEqual([])
  })

  test('leaves a book delivered when its notice fails, and retries the notice later', async () => {
    await produceStory(story.storyId, fakeProduction(failing('story_completed')))
    expect(await readOrder(story)).toMatchObject({ state: 'delivered', step: 'notify', dueAt: expect.any(Number) })
    expect(await readStory(account, story)).toMatchObject({ status: 'completed' })
    const later = fakeProduction()
    await produceStory(story.storyId, later)
    expect(later.notices).toEqual(['story_completed'])
    expect((await readOrder(story))?.step).toBeUndefined()
  })

  test('refuses to start a production without our signature', async () => {
    const unsigned = await fetch(functionUrl('produce-story-background'), {
      method: 'POST',
      body: JSON.stringify({ storyId: story.storyId }),
    })
    await unsigned.arrayBuffer()
    const { default: handle } = await import('#netlify/functions/produce-story-background.ts')
    const forged = new Request(functionUrl('produce-story-background'), {
      method: 'POST',
      body: JSON.stringify({ storyId: story.storyId }),
      headers: { 'X-Internal-Signature': `t=${Date.now()},v1=${'0'.repeat(64)}` },
    })
    expect((await handle(forged)).status).toBe(400)
    expect(await readOrder(story)).toMatchObject({ state: 'paid' })
  })
})
