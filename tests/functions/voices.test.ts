/** A person reads a book aloud: its owner, or an invited guest without an account. */
import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { StoryId, UserId } from '#domain/ids.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { paths } from '#domain/database-paths.ts'
import { readJournal } from '#netlify/records/erasure-journal.ts'
import { cleanUpUser } from '#netlify/jobs/user-cleanup.ts'
import { RECORDING_MAX_S, RECORDING_RATE, VOICES_A_BOOK, type VoiceId } from '#domain/voice.ts'
import { OPUS } from '#media/clip.ts'
import { variantKey } from '#netlify/media/media-key.ts'
import { RECORDINGS_A_LINK, sweepInvitations } from '#netlify/links/invitations.ts'
import { eraseVoicesOf } from '#netlify/voices/voices.ts'
import { keepRecording } from '#netlify/voices/keep-recording.ts'
import { appUrl, database, functionUrl, type Account } from '../support/local-env.ts'
import { callHere, callHereWithForm, tokenFor } from './support/calls.ts'
import { eachHasABook } from './support/finished-books.ts'
import { objectIsThere } from './support/stored-photos.ts'
import type { UnpaidStory } from './support/unpaid-stories.ts'

let account: Account
let book: UnpaidStory
eachHasABook((...made) => ([account, book] = made))

const voiceId = (number = 1) => String(number).padStart(20, '0')

/** @param seconds length of the recording, which is a tone */
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
const recordAsGuest = async (invitation: string, spread = 0, agreedTo: string = CURRENT_TEXT.voice) =>
  said(await callHereWithForm('record-voice', `Invitation ${invitation}`, formOf({ spread, agreedTo }, recording())))
const withdraw = (invitation: string) => call('withdraw-voice', {}, `Invitation ${invitation}`)
const consentOf = (invitation: string) => database.read(`consents/${account.uid}/voice_${hashOf(invitation)}`)
const call = async (name: string, body: object, idToken: string | null = account.idToken) =>
  said(await callHere(name, idToken, { storyId: book.storyId, voiceId: voiceId(), ...body }))
const readBook = (invitation: string) => call('invited-book', {}, `Invitation ${invitation}`)
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const load = async (name: string) =>
  (await import(`../../netlify/functions/${name}.ts`)) as { default: (request: Request) => Promise<Response> }
async function medium(path: string, invitation: string | null): Promise<Response> {
  const headers = { ...(invitation !== null && { Authorization: `Invitation ${invitation}` }) }
  return (await load('invited-media')).default(new Request(appUrl(path), { headers }))
}
const invite = (wanted = true) => call('invite-voice', { name: 'Anneannem', wanted })

type Voices = Record<string, { name: string; clips?: Record<string, string>; invitation?: { hash: string } }>
const voices = async () => (await database.read(`voices/${account.uid}/${book.storyId}`)) as Voices | null
type Index = Record<string, { kind: string; storyId?: string; expiresAt?: number }>
async function recordings(): Promise<[key: string, entry: Index[string]][]> {
  const index = ((await database.read(`mediaIndex/${account.uid}`)) ?? {}) as Index
  return Object.entries(index).filter(([, { kind }]) => kind === 'recording')
}
const keyOf = (url = '') => url.replace('/media/', '')

test('stores the reading of a page as a clip in two forms, and names it in the voice', async () => {
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

test('replaces a page’s clip when it is read again, and keeps the voice’s name', async () => {
  const first = await record()
  const second = await record({ name: 'Başkası' })
  expect(await voices()).toMatchObject({ [voiceId()]: { name: 'Babam', clips: { 'spread-0': second.clipUrl } } })
  expect((await recordings()).map(([key]) => key)).toEqual([keyOf(second.clipUrl)])
  expect(await objectIsThere('media', keyOf(first.clipUrl))).toBe(false)
})

test('the sweep keeps an ended clip as long as a voice of an existing book names it', async () => {
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
  ])('refuses a recording and stores nothing: %s', async (_what, sent, status, code) => {
    expect(await record(sent)).toMatchObject({ status, code })
    expect(await recordings()).toEqual([])
    expect(await voices()).toBeNull()
  })

  test('refuses a seventh voice and erases its clip', async () => {
    const six = Object.fromEntries(
      Array.from({ length: VOICES_A_BOOK }, (_, number) => [voiceId(number), { name: 'x' }]),
    )
    await database.write(`voices/${account.uid}/${book.storyId}`, six)
    expect(await record({ voice: voiceId(9) })).toMatchObject({ status: 409, code: 'too-many-voices' })
    expect(await recordings()).toEqual([])
  })

  test('refuses a recording by a caller without an account or invitation', async () => {
    const form = formOf({ storyId: book.storyId, voiceId: voiceId(), name: 'x', spread: 0 }, recording())
    expect(await said(await callHereWithForm('record-voice', null, form))).toMatchObject({ status: 401 })
  })
})

test('erases a voice completely, and answers a repeated request the same', async () => {
  const { clipUrl } = await record()
  await record({ voice: voiceId(2), name: 'Annem' })
  expect(await call('erase-voice', {})).toMatchObject({ status: 200 })
  expect(Object.keys((await voices()) ?? {})).toEqual([voiceId(2)])
  expect(await objectIsThere('media', keyOf(clipUrl))).toBe(false)
  expect(await recordings()).toHaveLength(1)
  expect(await call('erase-voice', {})).toMatchObject({ status: 200 })
})

describe('a guest', () => {
  test('shows title, texts and pictures to a guest by the link, and no other data', async () => {
    const { invitation = '' } = await invite()
    const { book: shown } = await readBook(invitation)
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(
      ['clipURLs', 'expiresAt', 'hasAgreed', 'imageURLs', 'storyTexts', 'title', 'voiceName'].toSorted(),
    )
    expect(shown).toMatchObject({ voiceName: 'Anneannem', clipURLs: ['', '', '', '', '', ''] })
    const { clipUrl } = await recordAsGuest(invitation, 3)
    expect(clipUrl).toBe(`/invited/voice-${voiceId()}-4`)
    const stored = expect.stringMatching(/^\/media\//) as string
    expect(await voices()).toMatchObject({ [voiceId()]: { name: 'Anneannem', clips: { 'spread-3': stored } } })
    expect((await readBook(invitation)).book).toMatchObject({
      imageURLs: [1, 2, 3, 4, 5, 6].map((number) => `/invited/spread-${number}`),
      clipURLs: ['', '', '', clipUrl, '', ''],
    })
    // The database stores only a hash.
    expect(JSON.stringify(await database.read('invitations'))).not.toContain(invitation)
  })

  test('serves a guest the pictures and the guest’s own clips, with a check each time', async () => {
    const { invitation = '' } = await invite()
    await recordAsGuest(invitation, 3)
    const { imageURLs = [], clipURLs = [] } = (await readBook(invitation)).book as Record<string, string[]>
    const asked = [...imageURLs.map((url) => `${url}?w=1100&h=550`), ...clipURLs.filter(Boolean)]
    expect(asked).toHaveLength(7)
    for (const path of asked) {
      const answer = await medium(path, invitation)
      expect([path, answer.status]).toEqual([path, 200])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-cache',
        'netlify-cdn-cache-control': 'no-store',
        vary: 'Authorization',
      })
    }
    expect((await medium('/invited/spread-1', null)).status).toBe(401)
  })

  test('serves a guest only the media that are needed for reading aloud', async () => {
    await record({ voice: voiceId(2), name: 'Annem' })
    const { invitation = '' } = await invite()
    const [[key] = ['']] = await recordings()
    for (const name of ['cover', 'narration-1', `voice-${voiceId(2)}-1`, 'spread-0', 'spread-7', 'voice-1', key, ''])
      expect([name, (await medium(`/invited/${name}`, invitation)).status]).toEqual([name, 404])
  })

  test('counts a guest’s recordings for the link, not for the owner', async () => {
    const { invitation = '' } = await invite()
    expect((await recordAsGuest(invitation)).status).toBe(200)
    const [today] = Object.values((await database.read(`limits/${account.uid}`)) as object)
    expect(today).toEqual({ checkout: 1, invitation: 1 })
    await database.update(`invitations/${hashOf(invitation)}`, { recordings: RECORDINGS_A_LINK - 1 })
    const statusOf = async () => (await recordAsGuest(invitation)).status
    expect(await statusOf()).toBe(200)
    expect(await Promise.all([statusOf(), statusOf()])).toEqual([429, 429])
    expect((await record({ voice: voiceId(2) })).status).toBe(200)
  })

  test('stores no recording that began before the invitation was withdrawn', async () => {
    const { invitation = '' } = await invite()
    const voice = { uid: account.uid as UserId, storyId: book.storyId as StoryId, voiceId: voiceId() as VoiceId }
    const takesBack = async () => {
      await invite(false)
      const made = { bytes: new Uint8Array([1]), contentType: 'audio/mpeg' }
      return { ...made, opus: made, durationMs: 1, words: [] }
    }
    const recorded = { voice, by: { invitation: hashOf(invitation) }, spread: 0, samples: new Float32Array(1) }
    await expect(keepRecording(recorded, takesBack, Date.now())).rejects.toMatchObject({ code: 'invitation-over' })
    expect((await voices())?.[voiceId()]?.clips).toBeUndefined()
    expect(await recordings()).toEqual([])
    expect(await readBook(invitation)).toMatchObject({ code: 'invitation-over' })
  })

  const over = { status: 403, code: 'invitation-over' }
  test.each<[string, () => Promise<unknown>]>([
    ['taken back', () => invite(false)],
    ['made anew', () => invite()],
    ['past its end', async () => vi.setSystemTime(Date.now() + 15 * 86_400_000)],
    ['of a voice that was erased', () => call('erase-voice', {})],
    ['of a book that was erased', () => call('erase-story', {})],
    ['of a parent who leaves', () => database.write(`erasures/${account.uid}`, { startedAt: 1 })],
  ])('refuses a guest whose link is %s', async (_what, end) => {
    const { invitation = '' } = await invite()
    const { clipUrl = '' } = await recordAsGuest(invitation)
    const seen = ['/invited/spread-1', clipUrl]
    const seenNow = () => Promise.all(seen.map(async (path) => (await medium(path, invitation)).status))
    expect(await seenNow()).toEqual([200, 200])
    vi.useFakeTimers({ toFake: ['Date'] })
    await end()
    expect(await readBook(invitation)).toMatchObject(over)
    expect(await recordAsGuest(invitation, 1)).toMatchObject(over)
    expect(await seenNow()).toEqual([403, 403])
  })

  test.each([
    ['made up', 'Invitation ' + '0'.repeat(40), 403],
    ['none', 'Invitation x', 401],
    ['not there', null, 401],
  ])('counts no request for the address limit if the invitation is %s', async (_what, authorization, status) => {
    await database.erase(paths.addressLimits)
    const headers = {
      'X-Nf-Client-Connection-Ip': '203.0.113.78',
      ...(authorization && { Authorization: authorization }),
    }
    for (const name of ['invited-book', 'record-voice', 'withdraw-voice']) {
      const answer = await (
        await load(name)
      ).default(new Request(functionUrl(name), { method: 'POST', headers, body: '{}' }))
      expect([name, answer.status]).toEqual([name, status])
    }
    expect(await database.read(paths.addressLimits)).toBeNull()
  })
})

describe('a guest’s consent', () => {
  const DAY_MS = 86_400_000

  test.each([
    ['none', ''],
    ['to a text that nobody knows', '2030-01-01.1'],
  ])('refuses a guest’s recording if the consent is %s', async (_what, agreedTo) => {
    const { invitation = '' } = await invite()
    expect(await recordAsGuest(invitation, 0, agreedTo)).toMatchObject({ status: 403, code: 'consent-missing' })
    expect(await recordings()).toEqual([])
    expect(await consentOf(invitation)).toBeNull()
    expect((await readBook(invitation)).book).toMatchObject({ hasAgreed: false })
  })

  test('stores a guest’s consent once, with text, book and invitation, without a name', async () => {
    const { invitation = '' } = await invite()
    await recordAsGuest(invitation)
    const kept = await consentOf(invitation)
    expect(kept).toEqual({
      ...{ kind: 'voice', version: CURRENT_TEXT.voice, granted: true, createdAt: expect.any(Number) as number },
      ...{ storyId: book.storyId, voiceId: voiceId(), invitation: hashOf(invitation) },
    })
    await recordAsGuest(invitation, 1)
    expect(await consentOf(invitation)).toEqual(kept)
    expect((await readBook(invitation)).book).toMatchObject({ hasAgreed: true })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['is open', () => Promise.resolve()],
    ['was taken back', () => invite(false)],
    ['was made anew', () => invite()],
    [
      'is past its end, and was swept',
      async () => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * DAY_MS })
        await sweepInvitations(Date.now())
        await sweepInvitations(Date.now() + 31 * DAY_MS)
      },
    ],
  ])('withdraws a guest’s consent by a link that %s, and erases the voice', async (_what, happens) => {
    const { invitation = '' } = await invite()
    await recordAsGuest(invitation)
    await record({ voice: voiceId(2) })
    await happens()
    expect(await withdraw(invitation)).toMatchObject({ status: 200 })
    expect(Object.keys((await voices()) ?? {})).toEqual([voiceId(2)])
    expect(await recordings()).toHaveLength(1)
    expect(await consentOf(invitation)).toMatchObject({ granted: true, withdrawnAt: expect.any(Number) as number })
    expect(await readBook(invitation)).toMatchObject({ code: 'invitation-over' })
    expect(await withdraw(invitation)).toMatchObject({ status: 403, code: 'invitation-over' })
  })

  test('withdraws nothing if the guest has recorded nothing', async () => {
    const { invitation = '' } = await invite()
    await record()
    expect(await withdraw(invitation)).toMatchObject({ status: 403, code: 'invitation-over' })
    expect(await recordings()).toHaveLength(1)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['the voice', () => call('erase-voice', {})],
    ['the book', () => call('erase-story', {})],
    ['the account', () => eraseVoicesOf(account.uid as UserId)],
  ])('leaves no link of a guest after the owner has erased %s', async (_what, erase) => {
    const { invitation = '' } = await invite()
    await recordAsGuest(invitation)
    await invite(false)
    await erase()
    expect(JSON.stringify(await database.read('invitations')) ?? '').not.toContain(account.uid)
  })
})

test('writes ended invitations and erased voices to the journal', async () => {
  const [first, second] = [await invite(), await invite()]
  await invite(false)
  await call('erase-voice', {})
  const entries = (await readJournal(0)).filter(({ uid }) => uid === account.uid)
  const voice = { uid: account.uid, storyId: book.storyId, voiceId: voiceId(), atMs: expect.any(Number) as number }
  expect(entries).toEqual([
    { kind: 'invitation', ...voice, hash: hashOf(first.invitation ?? '') },
    { kind: 'invitation', ...voice, hash: hashOf(second.invitation ?? '') },
    { kind: 'voice', ...voice },
  ])
})

describe('the way of an invitation', () => {
  const ways = async () => JSON.stringify((await database.read('invitations')) ?? {})
  const DAY_MS = 86_400_000

  test('erases an invitation’s link entry after the invitation’s end, not before', async () => {
    const { invitation = '' } = await invite()
    for (const days of [1, 13]) await sweepInvitations(Date.now() + days * DAY_MS)
    expect(await readBook(invitation)).toMatchObject({ status: 200 })
    await sweepInvitations(Date.now() + 14 * DAY_MS)
    expect(await ways()).not.toContain(account.uid)
    expect(await voices()).not.toBeNull()
  })

  test('erases an invitation’s counter of recordings after its end', async () => {
    // State after a recording that was counted while the entry was deleted.
    await database.write('invitations/f00d', { recordings: 1, endsAt: Date.now() })
    await sweepInvitations(Date.now() + DAY_MS)
    expect(await database.read('invitations/f00d')).toBeNull()
  })

  test('erases the voice that was invited just after its book was erased', async () => {
    await invite()
    // State after a slow process: it had read the book, and wrote the voice after the erasure.
    await database.write(`userStories/${account.uid}`, null)
    await sweepInvitations(Date.now() + DAY_MS)
    expect(await ways()).not.toContain(account.uid)
    expect(await voices()).toBeNull()
  })

  test('erases the link entry of a voice that no longer exists', async () => {
    await invite()
    // State after a worker that died halfway, or wrote during the deletion.
    await database.write(`voices/${account.uid}`, null)
    await sweepInvitations(Date.now() + DAY_MS)
    expect(await ways()).not.toContain(account.uid)
  })
})

test('erases voices, clips and invitations with their book', async () => {
  const { clipUrl } = await record()
  await invite()
  expect(await call('erase-story', {})).toMatchObject({ status: 200 })
  expect(await voices()).toBeNull()
  expect(await recordings()).toEqual([])
  expect(await objectIsThere('media', keyOf(clipUrl))).toBe(false)
  expect(JSON.stringify(await database.read('invitations')) ?? '').not.toContain(account.uid)
})

test('erases voices, clips and invitations with the account', async () => {
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
