/** The opening of a book, spoken with the child's name before the parent pays. */
import { beforeAll, expect, test } from 'vitest'
import { signUpByApi, type Account } from '../support/local-env.ts'
import { callHere } from './support/calls.ts'
import { CHILD, TEMPLATE_ID } from './support/unpaid-stories.ts'

let account: Account
beforeAll(async () => {
  account = await signUpByApi()
})

const ask = (changes: Record<string, unknown> = {}) =>
  callHere('preview-voice', account.idToken, { templateId: TEMPLATE_ID, ...CHILD, ...changes })

test('returns an uncached MP3 preview that depends on the child’s name', async () => {
  const answer = await ask()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const defne = await answer.arrayBuffer()
  // At least three seconds of speech, and less than a whole page.
  expect(defne.byteLength).toBeGreaterThan(10_000)
  expect(defne.byteLength).toBeLessThan(300_000)
  const [again, omer] = await Promise.all([ask(), ask({ childName: 'Ömer', childGender: 'male' })])
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(defne))).toBe(true)
  expect(Buffer.from(await omer.arrayBuffer()).equals(Buffer.from(defne))).toBe(false)
})

test('reads the tale’s own text even if the parent has written another one', async () => {
  const heard = async (changes = {}) => Buffer.from(await (await ask(changes)).arrayBuffer())
  const own = { 'text-0': 'Bir gün Defne uzun uzun konuşmuş. '.repeat(20) }
  expect((await heard({ ownTexts: own })).equals(await heard())).toBe(true)
})

test.each([
  ['a name that is none', { childName: '1' }, 400],
  ['an age for which no book is', { childAge: 40 }, 400],
  ['a template that is nobody’s', { templateId: 'baska-masal' }, 404],
])('refuses a voice preview for %s', async (_what, changes, status) => {
  expect((await ask(changes)).status).toBe(status)
})
