/**
 * Changes of words in a finished book: who may request them, the record and the order meanwhile, and which clips stay.
 */
import { describe, expect, test, vi } from 'vitest'
import type { UserId } from '#domain/ids.ts'
import type { BookOrder } from '#domain/order.ts'
import type { Rewording, SpreadTexts } from '#domain/own-words.ts'
import { Problem } from '#domain/problem.ts'
import type { ReadableStory } from '#domain/story.ts'
import { eraseStory } from '#netlify/jobs/erase-story.ts'
import { sweepOrder } from '#netlify/jobs/sweep-order.ts'
import { cleanUpUser } from '#netlify/jobs/user-cleanup.ts'
import { keepPrint } from '#netlify/prints/prints.ts'
import { rewordSpread } from '#netlify/orders/rewording/reword-spread.ts'
import { requestWords, type RewordingJob } from '#netlify/orders/rewording/rewordings.ts'
import type { Narrator } from '#studio/studio.ts'
import { type Account, database, endSessions, signUpByApi } from '../support/local-env.ts'
import { callHere, tokenFor } from './support/calls.ts'
import { fakeProduction } from './support/fake-production.ts'
import { eachHasABook } from './support/finished-books.ts'
import { CHILD, readOrder, type UnpaidStory } from './support/unpaid-stories.ts'

let account: Account
let book: UnpaidStory
eachHasABook((...made) => ([account, book] = made))

const HOUR_MS = 3_600_000
const WORDS: SpreadTexts = ['Bir gün köpeği Fındık da gelmiş.', 'Birlikte gülmüşler.']
const OTHERS: SpreadTexts = ['Başka bir gün.', 'Başka bir gülüş.']

const wish = (spread = 1, startedAt = Date.now()): RewordingJob => ({
  uid: account.uid as UserId,
  storyId: book.storyId,
  spread,
  startedAt,
})
/** Requests a rewording. @returns the started job; null if none was started */
async function wished(texts = WORDS, asked = wish()): Promise<RewordingJob | null> {
  const started: RewordingJob[] = []
  await requestWords(asked, texts, (one) => {
    started.push(one)
    return Promise.resolve()
  })
  return started[0] ?? null
}
async function begun(texts = WORDS, asked = wish()): Promise<RewordingJob> {
  const started = await wished(texts, asked)
  if (!started) throw new Error('Nobody was started')
  return started
}
const narrator = (speak: Narrator['speak'] = fakeProduction().narrator.speak) =>
  vi.fn((): Narrator => ({ name: 'x', speak }))
const changed = async (texts = WORDS, asked = wish()) => rewordSpread(await begun(texts, asked), narrator())

const recordPath = () => `userStories/${account.uid}/${book.storyId}`
const record = async () =>
  (await database.read(recordPath())) as ReadableStory & { rewordings?: Record<string, Rewording> }
const order = async () => (await readOrder(book)) as unknown as BookOrder
type Entry = { kind: string; expiresAt?: number; storyId?: string }
const entries = async () => ((await database.read(`mediaIndex/${account.uid}`)) ?? {}) as Record<string, Entry>
const entryOf = async (url = '') => (await entries())[url.replace('/media/', '')]

describe('a wish', () => {
  test('starts one rewording for several presses, and stores its words in the record', async () => {
    const pressed = await Promise.all([wished(), wished(), wished()])
    expect(pressed.filter(Boolean)).toHaveLength(1)
    expect((await record()).rewordings).toMatchObject({ 'spread-1': { is: 'making', texts: WORDS } })
  })

  test('refuses new words only while other words of the same spread are read aloud', async () => {
    await wished()
    await expect(wished(OTHERS)).rejects.toMatchObject({ code: 'conflict' })
    expect(await wished(OTHERS, wish(2))).not.toBeNull()
    expect(await wished(OTHERS, wish(1, Date.now() + HOUR_MS)), 'whoever read has died').not.toBeNull()
  })

  test('starts no rewording to the book’s present words, and erases a failed rewording', async () => {
    await rewordSpread(
      await begun(),
      narrator(() => Promise.reject(new Problem('unavailable', 'nobody reads'))),
    )
    const { storyTexts } = await record()
    expect(await wished([storyTexts[2] ?? '', storyTexts[3] ?? ''])).toBeNull()
    expect((await record()).rewordings).toBeUndefined()
  })

  test('marks an unstarted rewording as failed, keeps its words, and allows a retry', async () => {
    const unreachable = () => Promise.reject(new Problem('unavailable', 'nobody answers'))
    await expect(requestWords(wish(), WORDS, unreachable)).rejects.toMatchObject({ code: 'unavailable' })
    expect((await record()).rewordings).toMatchObject({ 'spread-1': { is: 'failed', texts: WORDS } })
    expect(await wished()).not.toBeNull()
  })

  test.each([
    ['of somebody else', async () => tokenFor(await signUpByApi()), 403],
    ['for a book that is not there', () => Promise.resolve(tokenFor(account)), 404],
  ])('refuses a rewording %s', async (_what, token, status) => {
    if (status === 404) await database.write(recordPath(), null)
    const asked = { storyId: book.storyId, spread: 0, texts: WORDS }
    expect((await callHere('change-words', await token(), asked)).status).toBe(status)
  })

  test('requires a verified address and a valid session for a provider’s voice', async () => {
    const asked = { storyId: book.storyId, spread: 0, texts: WORDS }
    const verified = { claims: { email_verified: true } }
    await database.update(recordPath(), { narratedBy: 'elevenlabs' })
    const refused = await callHere('change-words', tokenFor(account), asked)
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'email-unverified' }])
    expect((await record()).rewordings).toBeUndefined()
    expect((await callHere('change-words', tokenFor(account, verified), asked)).status).toBe(200)
    await endSessions(account, 60)
    expect((await callHere('change-words', tokenFor(account, verified), asked)).status).toBe(401)
  })

  test.each([
    [{ texts: ['', 'Sağ.'] }],
    [{ texts: [' \n ', 'Sağ.'] }],
    [{ texts: ['a'.repeat(501), 'Sağ.'] }],
    [{ texts: ['Sol.'] }],
    [{ spread: 6 }],
    [{ spread: -1 }],
    [{ spread: 0.5 }],
    [{ storyId: 7 }],
  ])('refuses an invalid body of a rewording: %j', async (body) => {
    const asked = { storyId: book.storyId, spread: 0, texts: WORDS, ...body }
    expect((await callHere('change-words', tokenFor(account), asked)).status).toBe(400)
  })
})

describe('reading the new words aloud', () => {
  test('reads new words with the book’s narrator for this age, marks the last spread', async () => {
    const speak = vi.fn(fakeProduction().narrator.speak)
    const narratorOf = narrator(speak)
    await rewordSpread(await begun(WORDS, wish(5)), narratorOf)
    expect(narratorOf).toHaveBeenCalledWith('fake')
    expect(speak).toHaveBeenCalledWith(WORDS.join('\n\n'), { age: CHILD.childAge, isLastSpread: true })
  })

  test('puts new words into record and order, and leaves the other pages unchanged', async () => {
    const before = await record()
    await changed()
    const after = await record()
    const texts = before.storyTexts.toSpliced(2, 2, ...WORDS)
    expect(after).toMatchObject({ storyTexts: texts, imageURLs: before.imageURLs })
    expect(after.narrationURLs.filter((url, spread) => url !== before.narrationURLs[spread])).toHaveLength(1)
    expect(after.rewordings).toBeUndefined()
    const { results } = await order()
    expect([results.storyTexts, results.narrationURLs]).toEqual([texts, after.narrationURLs])
  })

  test('keeps the new words’ clip for good, and the old clip for another day', async () => {
    const { narrationURLs: before } = await record()
    await changed()
    const { narrationURLs: after } = await record()
    expect(await entryOf(after[1])).toMatchObject({ kind: 'narration', storyId: book.storyId })
    expect((await entryOf(after[1]))?.expiresAt).toBeUndefined()
    expect(Math.abs(((await entryOf(before[1]))?.expiresAt ?? 0) - Date.now() - 24 * HOUR_MS)).toBeLessThan(60_000)
  })

  test('leaves the book unchanged after a failed reading, and stores failure and words', async () => {
    const before = await record()
    await rewordSpread(
      await begun(),
      narrator(() => Promise.reject(new Problem('production-failed', 'no voice'))),
    )
    expect(await record()).toMatchObject({
      storyTexts: before.storyTexts,
      narrationURLs: before.narrationURLs,
      rewordings: { 'spread-1': { is: 'failed', problem: 'words-not-read', texts: WORDS } },
    })
    expect(await wished()).not.toBeNull()
  })

  test('stores in the record that the narrator’s budget of today is used up', async () => {
    const usedUp = () => Promise.reject(new Problem('budget-used-up', 'no letters left'))
    await rewordSpread(await begun(), narrator(usedUp))
    expect((await record()).rewordings).toMatchObject({
      'spread-1': { is: 'failed', problem: 'budget-used-up', texts: WORDS },
    })
  })

  test('ignores the result of an older rewording', async () => {
    const older = await begun(WORDS, wish(1, Date.now() - HOUR_MS))
    await begun(OTHERS)
    const before = await entries()
    await rewordSpread(older, narrator())
    expect((await record()).rewordings).toMatchObject({ 'spread-1': { is: 'making', texts: OTHERS } })
    expect(await entries()).toEqual(before)
  })

  test('removes print files with the old words', async () => {
    const startedAt = Date.now()
    await database.write(`${recordPath()}/prints`, { a4: { is: 'making', startedAt } })
    const pdf = { bytes: new Uint8Array([1]), contentType: 'application/pdf' }
    await keepPrint({ uid: account.uid as UserId, storyId: book.storyId, format: 'a4', startedAt }, pdf)
    await changed()
    expect((await record()).prints).toBeUndefined()
    const file = Object.values(await entries()).find(({ kind }) => kind === 'print')
    expect(file?.expiresAt).toBeLessThanOrEqual(Date.now())
  })

  test('stores nothing of new words if the book is erased meanwhile', async () => {
    await rewordSpread(
      await begun(),
      narrator(async (text, reading) => {
        await eraseStory(account.uid as UserId, book.storyId)
        return fakeProduction().narrator.speak(text, reading)
      }),
    )
    expect(await database.read(recordPath())).toBeNull()
    expect(Object.values(await entries()).filter(({ storyId }) => storyId === book.storyId)).toEqual([])
  })

  test('changes only the record of a book whose order no longer has the child’s data', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 24 * HOUR_MS })
    await sweepOrder(book.storyId, Date.now())
    await sweepOrder(book.storyId, Date.now())
    expect((await order()).childForgottenAt).toBeDefined()
    await changed()
    expect((await record()).storyTexts.slice(2, 4)).toEqual(WORDS)
    expect(JSON.stringify(await order())).not.toContain('Fındık')
  })
})

describe('a worker that dies', () => {
  /** The order is written, the record is not yet. */
  async function dieBetween(): Promise<string> {
    await changed()
    const { narrationURLs } = await record()
    const key = narrationURLs[1]?.replace('/media/', '') ?? ''
    await database.update(`mediaIndex/${account.uid}/${key}`, { expiresAt: Date.now() + 24 * HOUR_MS })
    return narrationURLs[1] ?? ''
  }

  test('writes the record at the next check after a worker’s death, and keeps the clip', async () => {
    const before = await record()
    const url = await dieBetween()
    const { storyTexts, narrationURLs } = before
    await database.update(recordPath(), { storyTexts, narrationURLs })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    await sweepOrder(book.storyId, Date.now())
    expect(await record()).toMatchObject({ storyTexts: before.storyTexts.toSpliced(2, 2, ...WORDS) })
    expect(await entryOf(url)).toBeDefined()
    expect((await entryOf(url))?.expiresAt).toBeUndefined()
  })

  test('keeps an expiring clip that the book uses after a worker’s death', async () => {
    const url = await dieBetween()
    const laterMs = Date.now() + 25 * HOUR_MS
    await database.write(`housekeeping/${account.uid}`, laterMs - 1)
    await cleanUpUser(account.uid as UserId, laterMs)
    expect((await entryOf(url))?.kind).toBe('narration')
    expect((await entryOf(url))?.expiresAt).toBeUndefined()
  })
})

test('reads words from a browser’s request aloud with the built-in voice', { timeout: 60_000 }, async () => {
  const { default: handle } = (await import('../../netlify/functions/change-words-background.ts')) as {
    default: (request: Request) => Promise<Response>
  }
  const { signatureHeader } = await import('#netlify/platform/internal-call.ts')
  await database.update(recordPath(), { narratedBy: 'built-in' })
  const body = JSON.stringify(await begun())
  const headers = { 'X-Internal-Signature': signatureHeader('change-words-background', body, Date.now()) }
  const answer = await handle(new Request('http://localhost/', { method: 'POST', body, headers }))
  expect(answer.status).toBe(200)
  expect((await record()).storyTexts.slice(2, 4)).toEqual(WORDS)
})
