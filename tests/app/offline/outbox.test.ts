/** Each write arrives once and in order, or the parent is told why not; none is lost. */
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createOutbox, eraseOutbox, waitingOf, whyItWaits, type Deliver, type Write } from '#app/offline/outbox.ts'
import { storyIdSchema, userIdSchema } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { OUTBOX } from '#text/outbox.ts'

let parents = 0
const someParent = () => v.parse(userIdSchema, `parent${(parents += 1)}`)
const STORY = v.parse(storyIdSchema, 'sihirli-orman-macerasi_parent_1')
const named = (title: string): Write => ({
  kind: 'change',
  storyId: STORY,
  before: { title: 'Orman', dedication: '' },
  after: { title, dedication: '' },
})
const titles = (writes: readonly Write[]) =>
  writes.map((write) => (write.kind === 'change' ? write.after.title : write.kind))

function begin(deliver: Deliver) {
  const uid = someParent()
  const delivered: Write[] = []
  const outbox = createOutbox(uid, async (write) => {
    await deliver(write)
    delivered.push(write)
  })
  return { uid, outbox, delivered }
}
const unheard = () => expect.unreachable('nothing that waited is refused')
const lost = () => Promise.reject(new Problem('network', 'no answer'))

test('delivers a write at once with a network, and stores nothing', async () => {
  const { uid, outbox, delivered } = begin(() => Promise.resolve())
  await expect(outbox.send(named('Gece'), true, unheard)).resolves.toBe('sent')
  expect(titles(delivered)).toEqual(['Gece'])
  expect(await waitingOf(uid)).toEqual([])
})

test('queues writes without a network, and sends them in order from the next tab', async () => {
  const { uid, outbox } = begin(lost)
  await expect(outbox.send(named('Bir'), false, unheard)).resolves.toBe('offline')
  // The browser believes that it is online.
  await expect(outbox.send(named('İki'), true, unheard)).resolves.toBe('later')

  const delivered: Write[] = []
  const nextTab = createOutbox(uid, (write) => Promise.resolve(void delivered.push(write)))
  await expect(nextTab.send(named('Üç'), true, unheard)).resolves.toBe('sent')
  expect(titles(delivered)).toEqual(['Bir', 'İki', 'Üç'])
  expect(await waitingOf(uid)).toEqual([])
})

test('queues a write that no server answers', async () => {
  const { uid, outbox } = begin(lost)
  await expect(outbox.send(named('Gece'), true, unheard)).resolves.toBe('later')
  expect(titles((await waitingOf(uid)).map(({ write }) => write))).toEqual(['Gece'])
})

test('delivers a change that an older version of the site has stored', async () => {
  const { uid, outbox, delivered } = begin(() => Promise.resolve())
  // This entry creates the store.
  await outbox.send(named('Bir'), false, unheard)
  const words = { title: 'İki', dedication: '' }
  const database = await openDB('masal-outbox')
  await database.add('writes', { uid, since: 0, write: { kind: 'words', storyId: STORY, before: words, words } })
  database.close()
  await expect(outbox.sendWaiting(unheard)).resolves.toBe(2)
  expect(delivered).toEqual([named('Bir'), { kind: 'change', storyId: STORY, before: words, after: words }])
  expect(await waitingOf(uid)).toEqual([])
})

test('keeps the remaining writes queued in order after one delivery fails', async () => {
  const { uid, outbox } = begin(lost)
  for (const title of ['Bir', 'İki', 'Üç']) await outbox.send(named(title), false, unheard)
  const deliver = vi.fn<Deliver>().mockResolvedValueOnce().mockRejectedValueOnce(new Problem('network', 'lost again'))
  const refused = vi.fn()
  await expect(createOutbox(uid, deliver).sendWaiting(refused)).resolves.toBe(1)
  expect(titles((await waitingOf(uid)).map(({ write }) => write))).toEqual(['İki', 'Üç'])
  expect(refused).not.toHaveBeenCalled()
})

test('reports a refused write, and still sends the next one', async () => {
  const { uid, outbox } = begin(lost)
  await outbox.send(named('Bir'), false, unheard)
  await outbox.send({ kind: 'erase-story', storyId: STORY }, false, unheard)
  const deliver = vi.fn<Deliver>().mockRejectedValueOnce(new Problem('conflict', 'other words')).mockResolvedValueOnce()
  const refused: string[] = []
  const sent = await createOutbox(uid, deliver).sendWaiting(({ write }, { code }) =>
    refused.push(`${write.kind} ${code}`),
  )
  expect({ sent, refused }).toEqual({ sent: 1, refused: ['change conflict'] })
  expect(await waitingOf(uid)).toEqual([])
})

test.each(['unavailable', 'too-many-from-here', 'not-configured', 'conflict', 'not-signed-in'] as const)(
  'keeps an erasure queued if the server answers %s',
  async (code) => {
    const { uid, outbox } = begin(lost)
    await outbox.send({ kind: 'erase-story', storyId: STORY }, false, unheard)
    const refused = vi.fn()
    const later = createOutbox(uid, () => Promise.reject(new Problem(code, 'later')))
    expect(await later.sendWaiting(refused)).toBe(0)
    expect(refused).not.toHaveBeenCalled()
    expect((await waitingOf(uid)).map(({ write }) => write.kind)).toEqual(['erase-story'])
  },
)

test('keeps a queued erasure when a later change is written', async () => {
  const { uid, outbox } = begin(lost)
  await outbox.send({ kind: 'erase-story', storyId: STORY }, false, unheard)
  const weather = createOutbox(uid, () => Promise.reject(new Problem('unavailable', 'later')))
  await expect(weather.send(named('Gece'), true, unheard)).resolves.toBe('later')
  expect((await waitingOf(uid)).map(({ write }) => write.kind)).toEqual(['erase-story', 'change'])
})

test('requests a fresh sign-in for an erasure, and meanwhile sends other writes', async () => {
  const { uid, outbox } = begin(lost)
  await outbox.send({ kind: 'erase-story', storyId: STORY }, false, unheard)
  await outbox.send(named('Gece'), false, unheard)
  const deliver = vi.fn<Deliver>().mockRejectedValueOnce(new Problem('sign-in-too-old', 'who')).mockResolvedValueOnce()
  const asked: string[] = []
  const sent = await createOutbox(uid, deliver).sendWaiting(({ write }, { code }) =>
    asked.push(`${write.kind} ${code}`),
  )
  expect({ sent, asked }).toEqual({ sent: 1, asked: ['erase-story sign-in-too-old'] })
  expect((await waitingOf(uid)).map(({ write }) => write.kind)).toEqual(['erase-story'])
})

test.each([
  ['offline', false, 30],
  ['later', true, 23],
  ['long', true, 25],
] as const)('a waiting write says %s if the network is %s and %i hours have passed', (why, isConnected, hours) => {
  expect(whyItWaits({ since: 0 }, isConnected, hours * 3_600_000)).toBe(why)
  // Only the sentence for a missing network mentions the connection.
  expect(/[Bb]ağlantı/.test(OUTBOX.eraseWaits[why] + OUTBOX.changeWaits[why] + OUTBOX.withdrawalWaits[why])).toBe(
    !isConnected,
  )
})

test('rejects the caller’s promise with the server’s refusal of the write', async () => {
  const { uid, outbox } = begin(() => Promise.reject(new Problem('permission-denied', 'no')))
  await expect(outbox.send(named('Gece'), true, unheard)).rejects.toMatchObject({ code: 'permission-denied' })
  expect(await waitingOf(uid)).toEqual([])
})

test('a waiting write can be cancelled, ends with the session, and belongs to one user', async () => {
  const { uid, outbox, delivered } = begin(lost)
  const other = begin(lost)
  await other.outbox.send(named('Başka'), false, unheard)
  await outbox.send(named('Bir'), false, unheard)
  await outbox.send(named('İki'), false, unheard)
  const [first] = await waitingOf(uid)
  await outbox.takeBack(first?.id ?? 0)
  expect(titles((await waitingOf(uid)).map(({ write }) => write))).toEqual(['İki'])
  await eraseOutbox(uid)
  expect(await waitingOf(uid)).toEqual([])
  expect(titles((await waitingOf(other.uid)).map(({ write }) => write))).toEqual(['Başka'])
  expect(delivered).toEqual([])
})

test('delivers a write without storage if the browser has no storage', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no storage here', 'SecurityError')
  })
  const { outbox, delivered } = begin(() => Promise.resolve())
  await expect(outbox.send(named('Gece'), true, unheard)).resolves.toBe('sent')
  expect(titles(delivered)).toEqual(['Gece'])
})

test('sends a write if the device database never answers', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
  const { outbox, delivered } = begin(() => Promise.resolve())
  const sent = outbox.send(named('Gece'), true, unheard)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(sent).resolves.toBe('sent')
  expect(titles(delivered)).toEqual(['Gece'])
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('queues a write while another tab sends for a long time', async () => {
  const timedOut = new DOMException('The lock was not granted', 'TimeoutError')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(timedOut) } })
  const { uid, outbox, delivered } = begin(() => Promise.resolve())
  await expect(outbox.send(named('Gece'), true, unheard)).resolves.toBe('later')
  expect([titles(delivered), (await waitingOf(uid)).length]).toEqual([[], 1])
  vi.unstubAllGlobals()
})
