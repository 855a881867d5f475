/** What is written arrives once, in order, or it is said why not; never is it lost. */
import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createOutbox, eraseOutbox, waitingOf, type Deliver, type Write } from '#app/offline/outbox.ts'
import { storyIdSchema, userIdSchema } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'

let parents = 0
const someParent = () => v.parse(userIdSchema, `parent${(parents += 1)}`)
const STORY = v.parse(storyIdSchema, 'sihirli-orman-macerasi_parent_1')
const named = (title: string): Write => ({
  kind: 'words',
  storyId: STORY,
  before: { title: 'Orman', dedication: '' },
  words: { title, dedication: '' },
})
const titles = (writes: readonly Write[]) =>
  writes.map((write) => (write.kind === 'words' ? write.words.title : write.kind))

function begin(deliver: Deliver) {
  const uid = someParent()
  const delivered: Write[] = []
  const outbox = createOutbox(uid, async (write) => {
    await deliver(write)
    delivered.push(write)
  })
  return { uid, outbox, delivered }
}
const lost = () => Promise.reject(new Problem('network', 'no answer'))

test('with a network it is delivered at once, and nothing of it stays', async () => {
  const { uid, outbox, delivered } = begin(() => Promise.resolve())
  await expect(outbox.send(named('Gece'), true)).resolves.toBe('sent')
  expect(titles(delivered)).toEqual(['Gece'])
  expect(await waitingOf(uid)).toEqual([])
})

test('without one it waits, over a closed tab, and goes in the order in which it was written', async () => {
  const { uid, outbox } = begin(lost)
  await expect(outbox.send(named('Bir'), false)).resolves.toBe('kept')
  // The browser thinks that there is one.
  await expect(outbox.send(named('İki'), true)).resolves.toBe('kept')

  const delivered: Write[] = []
  const nextTab = createOutbox(uid, (write) => Promise.resolve(void delivered.push(write)))
  await expect(nextTab.send(named('Üç'), true)).resolves.toBe('sent')
  expect(titles(delivered)).toEqual(['Bir', 'İki', 'Üç'])
  expect(await waitingOf(uid)).toEqual([])
})

test('what breaks off in the middle leaves the rest where it was', async () => {
  const { uid, outbox } = begin(lost)
  for (const title of ['Bir', 'İki', 'Üç']) await outbox.send(named(title), false)
  const deliver = vi.fn<Deliver>().mockResolvedValueOnce().mockRejectedValueOnce(new Problem('network', 'lost again'))
  const refused = vi.fn()
  await expect(createOutbox(uid, deliver).sendWaiting(refused)).resolves.toBe(1)
  expect(titles((await waitingOf(uid)).map(({ write }) => write))).toEqual(['İki', 'Üç'])
  expect(refused).not.toHaveBeenCalled()
})

test('what is refused is said, and does not hold back what comes after it', async () => {
  const { uid, outbox } = begin(lost)
  await outbox.send(named('Bir'), false)
  await outbox.send({ kind: 'erase-story', storyId: STORY }, false)
  const deliver = vi.fn<Deliver>().mockRejectedValueOnce(new Problem('conflict', 'other words')).mockResolvedValueOnce()
  const refused: string[] = []
  const sent = await createOutbox(uid, deliver).sendWaiting((write, { code }) => refused.push(`${write.kind} ${code}`))
  expect({ sent, refused }).toEqual({ sent: 1, refused: ['words conflict'] })
  expect(await waitingOf(uid)).toEqual([])
})

test.each(['unavailable', 'too-many-from-here', 'not-configured', 'conflict'] as const)(
  'an erasure that has waited goes on waiting where the server answers %s',
  async (code) => {
    const { uid, outbox } = begin(lost)
    await outbox.send({ kind: 'erase-story', storyId: STORY }, false)
    const refused = vi.fn()
    const later = createOutbox(uid, () => Promise.reject(new Problem(code, 'later')))
    expect(await later.sendWaiting(refused)).toBe(0)
    expect(refused).not.toHaveBeenCalled()
    expect((await waitingOf(uid)).map(({ write }) => write.kind)).toEqual(['erase-story'])
  },
)

test('whoever waits for the answer hears the refusal', async () => {
  const { uid, outbox } = begin(() => Promise.reject(new Problem('permission-denied', 'no')))
  await expect(outbox.send(named('Gece'), true)).rejects.toMatchObject({ code: 'permission-denied' })
  expect(await waitingOf(uid)).toEqual([])
})

test('it is taken back before it goes, goes with the session, and is nobody else’s', async () => {
  const { uid, outbox, delivered } = begin(lost)
  const other = begin(lost)
  await other.outbox.send(named('Başka'), false)
  await outbox.send(named('Bir'), false)
  await outbox.send(named('İki'), false)
  const [first] = await waitingOf(uid)
  await outbox.takeBack(first?.id ?? 0)
  expect(titles((await waitingOf(uid)).map(({ write }) => write))).toEqual(['İki'])
  await eraseOutbox(uid)
  expect(await waitingOf(uid)).toEqual([])
  expect(titles((await waitingOf(other.uid)).map(({ write }) => write))).toEqual(['Başka'])
  expect(delivered).toEqual([])
})

test('a browser that keeps nothing delivers without it', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no storage here', 'SecurityError')
  })
  const { outbox, delivered } = begin(() => Promise.resolve())
  await expect(outbox.send(named('Gece'), true)).resolves.toBe('sent')
  expect(titles(delivered)).toEqual(['Gece'])
})
