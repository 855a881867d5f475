/** Only the owner learns a key of stored media: it works as long as the book exists, even after a link has ended. */
import { expect, test, vi } from 'vitest'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { RECORDING_RATE } from '#domain/voice.ts'
import { ACCESS } from '#netlify/access/table.ts'
import { appUrl, database, type Account } from '../support/local-env.ts'
import { callHere, callHereWithForm } from './support/calls.ts'
import { eachHasABook } from './support/finished-books.ts'
import type { UnpaidStory } from './support/unpaid-stories.ts'

let account: Account
let book: UnpaidStory
eachHasABook((...made) => ([account, book] = made))

/** The links that a guest or reader has. */
interface Held {
  share: string
  invitation: string
}

/** All answers of a function to somebody who is not the owner. */
const WALKS: Readonly<Record<string, (held: Held) => Promise<Response[]>>> = {
  'check-gift': () => Promise.all([callHere('check-gift', null, { code: 'AAAA-AAAA-AAAA' })]),
  'client-reports': () => Promise.all([callHere('client-reports', null, {})]),
  health: () => Promise.all([ask('health', '/.netlify/functions/health')]),
  'invited-book': ({ invitation }) => Promise.all([callHere('invited-book', `Invitation ${invitation}`, {})]),
  'invited-media': ({ invitation }) =>
    Promise.all(
      ['spread-1', `voice-${VOICE}-1`, 'cover'].map((name) => ask('invited-media', `/invited/${name}`, invitation)),
    ),
  media: () => Promise.all([ask('media', `/media/${'0'.repeat(40)}`)]),
  'record-voice': ({ invitation }) => Promise.all([recordAsGuest(invitation)]),
  'shared-book': ({ share }) =>
    Promise.all(
      ['', '/cover', '/spread-1', '/narration-1', `/voice-${VOICE}-1`].map((name) =>
        ask('shared-book', `/shared/${share}${name}`),
      ),
    ),
  'shared-page': ({ share }) => Promise.all([ask('shared-page', `/book/${share}`)]),
  'withdraw-voice': ({ invitation }) => Promise.all([callHere('withdraw-voice', `Invitation ${invitation}`, {})]),
}

/** These functions need no account; all others answer only the owner, or a machine (access.test.ts). */
const OPEN_DOORS: readonly string[] = ['anybody', 'guest', 'person or guest']

const VOICE = '1'.repeat(20)

async function ask(name: string, path: string, invitation?: string): Promise<Response> {
  const { default: handle } = (await import(`../../netlify/functions/${name}.ts`)) as {
    default: (request: Request) => Promise<Response>
  }
  const headers = { ...(invitation !== undefined && { Authorization: `Invitation ${invitation}` }) }
  return handle(new Request(appUrl(path), { headers }))
}

function recordAsGuest(invitation: string): Promise<Response> {
  const form = new FormData()
  form.set('spread', '1')
  form.set('agreedTo', CURRENT_TEXT.voice)
  const pcm = Int16Array.from({ length: 8 * RECORDING_RATE }, (_, at) => 8_000 * Math.sin(at / 15))
  form.set('recording', new Blob([pcm]), 'recording.pcm')
  return callHereWithForm('record-voice', `Invitation ${invitation}`, form)
}

test('calls each function that answers a stranger', () => {
  const answering = Object.entries(ACCESS).flatMap(([name, { door }]) => (OPEN_DOORS.includes(door) ? [name] : []))
  expect(Object.keys(WALKS).toSorted()).toEqual(answering.toSorted())
})

test.each(Object.entries(WALKS))(
  '%s reveals no key of stored media to strangers, guests or readers',
  async (_name, walk) => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const record = (await database.read(`userStories/${account.uid}/${book.storyId}`)) as { narrationURLs: string[] }
    const clips = Object.fromEntries(record.narrationURLs.map((url, spread) => [`spread-${spread}`, url]))
    await database.write(`voices/${account.uid}/${book.storyId}`, { [VOICE]: { name: 'Babam', createdAt: 1, clips } })
    const held = await linksTo()
    const keys = Object.keys((await database.read(`mediaIndex/${account.uid}`)) as object)
    expect(keys.length).toBeGreaterThan(12)
    for (const answer of await walk(held)) {
      const told = JSON.stringify([...answer.headers]) + Buffer.from(await answer.arrayBuffer()).toString('latin1')
      expect(told.length).toBeGreaterThan(100)
      for (const secret of ['/media/', ...keys])
        expect([answer.status, told.includes(secret)]).toEqual([answer.status, false])
    }
  },
)

/** Creates a share link and an invitation with the widest rights that a parent can give. */
async function linksTo(): Promise<Held> {
  const { storyId } = book
  const choice = { days: 90, showsCover: true, withVoices: true }
  const shared = await callHere('share-book', account.idToken, { storyId, choice })
  const voice = { storyId, voiceId: VOICE, name: 'Babam', wanted: true }
  const invited = await callHere('invite-voice', account.idToken, voice)
  const { share } = (await shared.json()) as { share: { token: string } }
  const { invitation } = (await invited.json()) as { invitation: string }
  return { share: share.token, invitation }
}

test('accepts the valid share link and invitation that the test of stored keys uses', async () => {
  const held = await linksTo()
  for (const name of ['invited-book', 'record-voice', 'shared-book', 'shared-page'])
    expect([name, (await WALKS[name]?.(held))?.[0]?.status]).toEqual([name, 200])
})
