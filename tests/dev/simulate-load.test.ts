/** The parts of `npm run simulate:load` by themselves; the nightly file runs it. */
import { expect, test } from 'vitest'
import { IndexedTree } from '#dev/simulate-load/indexed-tree.ts'
import { judge, waitsOf, type End } from '#dev/simulate-load/measures.ts'
import { Limit, Line } from '#dev/simulate-load/rate.ts'
import { TaskQueues } from '#dev/simulate-load/task-queues.ts'
import { servicesOf } from '#dev/simulate-orders/outside-services.ts'
import { randomFrom } from '#dev/simulate-orders/random.ts'
import { SimulatedWorld } from '#dev/simulate-orders/simulated-world.ts'
import { Statistics } from '#dev/simulate-orders/statistics.ts'
import { Tree } from '#dev/simulate-orders/tree.ts'
import { runNode } from './simulations.ts'

const newWorld = () => new SimulatedWorld(randomFrom(1), new Statistics())

test('refuses a queue that it does not know', () => {
  const { stderr, status } = runNode('dev/simulate-load.ts', '--queue', 'rabbits')
  expect(stderr).toContain('--queue is internal, cloud-tasks or both, and not rabbits')
  expect(status).toBe(1)
})

test('reads the same window by an index as by a search of all', () => {
  const random = randomFrom(5)
  const trees = [
    new Tree(
      () => 1,
      () => {},
    ),
    new IndexedTree(
      () => 1,
      () => {},
    ),
  ]
  for (let write = 0; write < 2_000; write += 1) {
    const path = `orders/order-${random.between(1, 60)}${random.chance(0.3) ? '/dueAt' : ''}`
    // No two alike: of those the service takes the key's order, and a search that of writing.
    const dueAt = random.between(1, 1_000) * 10_000 + write
    const value = random.chance(0.2) ? null : path.endsWith('dueAt') ? dueAt : { dueAt, state: 'open' }
    const window = { by: 'dueAt', from: 1, until: random.between(1, 10_000_000), atMost: random.between(1, 30) }
    for (const tree of trees) tree.write({ [path]: value })
    const [bySearch, byIndex] = trees.map((tree) => tree.window('orders', window))
    expect(byIndex).toEqual(bySearch)
  }
})

test('refuses calls above a limit until time has passed, and delays those of a line', () => {
  const limit = new Limit(3, 60_000)
  expect([0, 0, 0, 0, 19_000, 20_000, 20_001].map((atMs) => limit.take(atMs))).toEqual([
    ...[true, true, true, false],
    ...[false, true, false],
  ])
  const line = new Line(10)
  expect([0, 0, 50, 1_000].map((atMs) => line.waitMs(atMs))).toEqual([0, 100, 150, 0])
})

test('sends a task in time, at its queue’s pace, once a name, again after a bad answer', async () => {
  const world = newWorld()
  const beganMs = world.nowMs
  const came: [string, number][] = []
  let badAnswers = 2
  const queues = new TaskQueues(world, { due: 2 }, ({ name }) => {
    came.push([name, world.nowMs - beganMs])
    const isBad = name === 'b' && badAnswers-- > 0
    return Promise.resolve(!isBad)
  })
  const task = (name: string, afterMs: number) => ({ queue: 'due', name, url: '', job: {}, atMs: beganMs + afterMs })
  queues.add(task('b', 1_000))
  queues.add(task('b', 1_000))
  queues.add(task('c', 1_000))
  while (await world.next(beganMs + 60_000));
  expect(came).toEqual([
    ['b', 1_000],
    ['c', 1_500],
    ['b', 2_000],
    ['b', 2_500],
  ])
  queues.add(task('b', 0))
  while (await world.next(beganMs + 30 * 60_000));
  expect(came).toHaveLength(4)
})

test('reports waits in seconds, by the end that they had', () => {
  const ends: End[] = Array.from({ length: 100 }, (_, number) => ({
    is: 'book',
    paidAtMs: 0,
    tookMs: (number + 1) * 1_000,
  }))
  expect(waitsOf([...ends, { is: 'refund', paidAtMs: 0, tookMs: 1 }], 'book')).toEqual({
    ...{ count: 100, p50: 50, p99: 99, longest: 100 },
  })
  expect(waitsOf(ends, 'refund')).toEqual({ count: 0, p50: 0, p99: 0, longest: 0 })
})

test('reports a parent who paid and has neither book nor money, or both', () => {
  const services = servicesOf(newWorld())
  const { stripe, tree } = services
  const { id } = stripe.open('story', 100, 'try', services.world.nowMs + 1_000)
  stripe.pay(id, 'comes')
  const paymentIntentId = stripe.session(id).paymentIntentId ?? ''
  const paid = new Map([['story', { paidAtMs: 0, paymentIntentId }]])
  expect(judge(services, paid)).toEqual(['story: was paid, is gone, and 0 went back'])
  const six = Array<string>(6).fill('/media/x')
  const results = { imageURLs: six, narrationURLs: six }
  tree.write({ 'orders/story': { id: 'story', uid: 'parent', state: 'delivered', fence: 1, results } })
  expect(judge(services, paid)).toEqual(['story: its parent does not see the book'])
  stripe.refund(paymentIntentId, { byHand: true })
  expect(judge(services, paid)[0]).toBe('story: was paid, is delivered, and 100 went back')
  expect(judge(services, new Map())).toEqual(['story: was paid twice'])
})
