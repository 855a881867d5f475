/** A person reads a book aloud: its owner, or somebody who was invited and has no account. */
import { describe, expect, test, vi } from 'vitest'
import type { UserId } from '#domain/ids.ts'
import { cleanUpUser } from '#netlify/jobs/user-cleanup.ts'
import { RECORDING_MAX_S, RECORDING_RATE, VOICES_A_BOOK } from '#domain/voice.ts'
import { OPUS } from '#media/clip.ts'
import { variantKey } from '#netlify/media/media-key.ts'
import { sweepInvitations } from '#netlify/voices/invitations.ts'
import { database, type Account } from '../support/local-env.ts'
import { callHere, callHereWithForm, tokenFor } from './support/calls.ts'
import { eachHasABook } from './support/finished-books.ts'
import { objectIsThere } from './support/stored-photos.ts'
import type { UnpaidStory } from './support/unpaid-stories.ts'

let account: Account
let book: UnpaidStory
eachHasABook((...made) => ([account, book] = made))

const voiceId = (number = 1) => String(number).padStart(20, '0')

/** @param seconds of a voice that is a tone */
function recording(seconds = 8): Blob {
  const pcm = Int16Array.from({ length: seconds * RECORDING_RATE }, (_, at) => 8_000 * Math.sin(at / 15))
  return new Blob([pcm])
}

interface Sent {
  voice?: string
  spread?: number | string
  sound?: Blob | null
  name?: string
  storyId?: string
}
const formOf = (fields: Record<string, string | number>, sound: Blob | null) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  if (sound) form.set('recording', sound, 'recording.pcm')
  return form
}
type Said = { success: boolean; code?: string; clipUrl?: string; invitation?: string; book?: Record<string, unknown> }
const said = async (response: Response) => ({ status: response.status, ...((await response.json()) as Said) })

const record = async (
  { voice = voiceId(), spread = 0, sound = recording(), name = 'Babam', storyId = book.storyId }: Sent = {},
  idToken = account.idToken,
) => said(await callHereWithForm('record-voice', idToken, formOf({ storyId, voiceId: voice, name, spread }, sound)))
const recordAsGuest = async (invitation: string, spread = 0) =>
  said(await callHereWithForm('record-voice', `Invitation ${invitation}`, formOf({ spread }, recording())))
const call = async (name: string, body: object, idToken: string | null = account.idToken) =>
  said(await callHere(name, idToken, { storyId: book.storyId, voiceId: voiceId(), ...body }))
const readBook = (invitation: string) => call('invited-book', {}, `Invitation ${invitation}`)
const invite = (wanted = true) => call('invite-voice', { name: 'Anneannem', wanted })

type Voices = Record<string, { name: string; clips?: Record<string, string>; invitation?: { hash: string } }>
const voices = async () => (await database.read(`voices/${account.uid}/${book.storyId}`)) as Voices | null
type Index = Record<string, { kind: string; storyId?: string; expiresAt?: number }>
async function recordings(): Promise<[key: string, entry: Index[string]][]> {
  const index = ((await database.read(`mediaIndex/${account.uid}`)) ?? {}) as Index
  return Object.entries(index).filter(([, { kind }]) => kind === 'recording')
}
const keyOf = (url = '') => url.replace('/media/', '')

test('a page becomes a clip in both forms, of the book, and is named by its voice', async () => {
  const { status, clipUrl } = await record({ spread: 2 })
  expect(status).toBe(200)
  expect(await voices()).toEqual({
    [voiceId()]: {
      name: 'Babam',
      createdAt: expect.any(Number) as number,
      clips: { 'spread-2': clipUrl },
      readTexts: { 'spread-2': expect.stringMatching(/^[0-9a-f]{8}$/) as string },
    },
  })
  const [[key, entry] = ['', undefined]] = await recordings()
  expect([key, entry]).toEqual([keyOf(clipUrl), expect.objectContaining({ storyId: book.storyId })])
  expect(await Promise.all([key, variantKey(key, OPUS)].map((name) => objectIsThere('media', name)))).toEqual([
    true,
    true,
  ])
})

test('who reads a page again has the new clip alone, under the name of before', async () => {
  const first = await record()
  const second = await record({ name: 'Başkası' })
  expect(await voices()).toMatchObject({ [voiceId()]: { name: 'Babam', clips: { 'spread-0': second.clipUrl } } })
  expect((await recordings()).map(([key]) => key)).toEqual([keyOf(second.clipUrl)])
  expect(await objectIsThere('media', keyOf(first.clipUrl))).toBe(false)
})

test('what is at its end is kept by the sweep as long as a voice names it in a book that is there', async () => {
  const { clipUrl } = await record()
  const atItsEnd = () => database.update(`mediaIndex/${account.uid}/${keyOf(clipUrl)}`, { expiresAt: 1 })
  await atItsEnd()
  await cleanUpUser(account.uid as UserId, Date.now())
  expect((await recordings()).map(([, entry]) => entry.expiresAt)).toEqual([undefined])
  await atItsEnd()
  await database.erase(`voices/${account.uid}/${book.storyId}/${voiceId()}/clips`)
  await cleanUpUser(account.uid as UserId, Date.now())
  expect(await recordings()).toEqual([])
})

describe('is refused, and nothing is kept:', () => {
  test.each<[string, Sent, number, string]>([
    ['no recording', { sound: null }, 400, 'recording-missing'],
    ['half a second', { sound: recording(0.5) }, 400, 'recording-too-short'],
    ['two seconds for a whole page', { sound: recording(2) }, 400, 'recording-too-short'],
    ['silence', { sound: new Blob([new Int16Array(5 * RECORDING_RATE)]) }, 400, 'recording-silent'],
    ['more than ninety seconds', { sound: recording(RECORDING_MAX_S + 1) }, 413, 'recording-too-long'],
    ['a page that the book has not', { spread: 6 }, 404, 'not-found'],
    ['a page that is none', { spread: '-1' }, 400, 'missing-data'],
    ['a voice that is none', { voice: 'x' }, 400, 'missing-data'],
    ['a name of spaces', { name: '  ' }, 400, 'missing-data'],
    ['another’s book', { storyId: 'sihirli-orman-macerasi_baskasi_1799999999999' }, 403, 'not-allowed'],
  ])('%s', async (_what, sent, status, code) => {
    expect(await record(sent)).toMatchObject({ status, code })
    expect(await recordings()).toEqual([])
    expect(await voices()).toBeNull()
  })

  test('a seventh voice, and its clip ends by itself', async () => {
    const six = Object.fromEntries(
      Array.from({ length: VOICES_A_BOOK }, (_, number) => [voiceId(number), { name: 'x' }]),
    )
    await database.write(`voices/${account.uid}/${book.storyId}`, six)
    expect(await record({ voice: voiceId(9) })).toMatchObject({ status: 409, code: 'too-many-voices' })
    expect((await recordings()).map(([, { expiresAt }]) => typeof expiresAt)).toEqual(['number'])
  })

  test('nobody at all', async () => {
    const form = formOf({ storyId: book.storyId, voiceId: voiceId(), name: 'x', spread: 0 }, recording())
    expect(await said(await callHereWithForm('record-voice', null, form))).toMatchObject({ status: 401 })
  })
})

test('a voice that is erased leaves nothing, and who asks again hears the same', async () => {
  const { clipUrl } = await record()
  await record({ voice: voiceId(2), name: 'Annem' })
  expect(await call('erase-voice', {})).toMatchObject({ status: 200 })
  expect(Object.keys((await voices()) ?? {})).toEqual([voiceId(2)])
  expect(await objectIsThere('media', keyOf(clipUrl))).toBe(false)
  expect(await recordings()).toHaveLength(1)
  expect(await call('erase-voice', {})).toMatchObject({ status: 200 })
})

describe('a guest', () => {
  test('reads by the link, without an account: title, texts and pictures, and nothing else of the family', async () => {
    const { invitation = '' } = await invite()
    const { book: shown } = await readBook(invitation)
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(
      ['clipURLs', 'expiresAt', 'imageURLs', 'storyTexts', 'title', 'voiceName'].toSorted(),
    )
    expect(shown).toMatchObject({ voiceName: 'Anneannem', clipURLs: ['', '', '', '', '', ''] })
    const { clipUrl } = await recordAsGuest(invitation, 3)
    expect(await voices()).toMatchObject({ [voiceId()]: { name: 'Anneannem', clips: { 'spread-3': clipUrl } } })
    expect((await readBook(invitation)).book).toMatchObject({
      clipURLs: ['', '', '', clipUrl, '', ''],
    })
    // The database knows a hash alone.
    expect(JSON.stringify(await database.read('invitations'))).not.toContain(invitation)
  })

  const over = { status: 403, code: 'invitation-over' }
  test.each<[string, () => Promise<unknown>]>([
    ['taken back', () => invite(false)],
    ['made anew', () => invite()],
    ['past its end', async () => vi.setSystemTime(Date.now() + 15 * 86_400_000)],
    ['of a voice that was erased', () => call('erase-voice', {})],
    ['of a book that was erased', () => call('erase-story', {})],
    ['of a parent who leaves', () => database.write(`erasures/${account.uid}`, { startedAt: 1 })],
  ])('is not let in by a link that is %s', async (_what, end) => {
    const { invitation = '' } = await invite()
    expect((await recordAsGuest(invitation)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'] })
    await end()
    expect(await readBook(invitation)).toMatchObject(over)
    expect(await recordAsGuest(invitation, 1)).toMatchObject(over)
  })

  test('is not let in by an address that is made up', async () => {
    expect(await readBook('0'.repeat(40))).toMatchObject(over)
  })
})

describe('the way of an invitation', () => {
  const ways = async () => JSON.stringify((await database.read('invitations')) ?? {})
  const DAY_MS = 86_400_000

  test('is swept once the invitation has ended, and not before', async () => {
    const { invitation = '' } = await invite()
    for (const days of [1, 13]) await sweepInvitations(Date.now() + days * DAY_MS)
    expect(await readBook(invitation)).toMatchObject({ status: 200 })
    await sweepInvitations(Date.now() + 14 * DAY_MS)
    expect(await ways()).not.toContain(account.uid)
    expect(await voices()).not.toBeNull()
  })

  test('that was written for a voice which is gone does not stay', async () => {
    await invite()
    // As whoever died in the middle, or came while the account went, has left it.
    await database.write(`voices/${account.uid}`, null)
    await sweepInvitations(Date.now() + DAY_MS)
    expect(await ways()).not.toContain(account.uid)
  })
})

test('with the book all its voices go, clips and invitations', async () => {
  const { clipUrl } = await record()
  await invite()
  expect(await call('erase-story', {})).toMatchObject({ status: 200 })
  expect(await voices()).toBeNull()
  expect(await recordings()).toEqual([])
  expect(await objectIsThere('media', keyOf(clipUrl))).toBe(false)
  expect(JSON.stringify(await database.read('invitations')) ?? '').not.toContain(account.uid)
})

test('with the account too', async () => {
  const { clipUrl } = await record()
  await invite()
  const { default: handle } = await import('#netlify/functions/account.ts')
  const headers = { Authorization: `Bearer ${tokenFor(account)}` }
  const answer = await handle(new Request('https://example.test/', { method: 'DELETE', headers }), {} as never)
  expect(answer.status).toBe(200)
  expect(await database.read(`voices/${account.uid}`)).toBeNull()
  expect(await recordings()).toEqual([])
  expect(await objectIsThere('media', keyOf(clipUrl))).toBe(false)
  expect(JSON.stringify(await database.read('invitations')) ?? '').not.toContain(account.uid)
})
