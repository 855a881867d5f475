/** A finished book as a print file: who may order it, which state the record shows, and when the file expires. */
import { describe, expect, test } from 'vitest'
import type { UserId } from '#domain/ids.ts'
import type { Print, PrintFormat } from '#domain/printed-book.ts'
import { Problem } from '#domain/problem.ts'
import { eraseStory } from '#netlify/jobs/erase-story.ts'
import { makePrint } from '#netlify/prints/make-print.ts'
import { requestPrint, type PrintJob } from '#netlify/prints/prints.ts'
import type { BookToPrint, MadeMedia } from '#studio/studio.ts'
import { appUrl, database, signUpByApi, type Account } from '../support/local-env.ts'
import { callHere, tokenFor } from './support/calls.ts'
import { eachHasABook } from './support/finished-books.ts'
import type { UnpaidStory } from './support/unpaid-stories.ts'

let account: Account
let book: UnpaidStory
eachHasABook((...made) => ([account, book] = made))

const DAY_MS = 86_400_000
/** Large enough to be streamed. */
const PDF: MadeMedia = { bytes: new Uint8Array(5_000_000).fill(7), contentType: 'application/pdf' }
const printed = () => Promise.resolve(PDF)

const wish = (format: PrintFormat = 'square', startedAt = Date.now()): PrintJob => ({
  uid: account.uid as UserId,
  storyId: book.storyId,
  format,
  startedAt,
})
/** Returns the job that the request started, or null if it started none. */
async function wished(asked = wish()): Promise<PrintJob | null> {
  const started: PrintJob[] = []
  await requestPrint(asked, (one) => {
    started.push(one)
    return Promise.resolve()
  })
  return started[0] ?? null
}
async function begun(asked = wish()): Promise<PrintJob> {
  const started = await wished(asked)
  if (!started) throw new Error('Nobody was started')
  return started
}
const prints = async () =>
  ((await database.read(`userStories/${account.uid}/${book.storyId}/prints`)) ?? {}) as Partial<
    Record<PrintFormat, Print>
  >
const printEntries = async () =>
  Object.values(((await database.read(`mediaIndex/${account.uid}`)) ?? {}) as Record<string, { kind: string }>).filter(
    ({ kind }) => kind === 'print',
  )

async function fetched(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const { default: handle } = (await import('../../netlify/functions/media.ts')) as {
    default: (request: Request) => Promise<Response>
  }
  return handle(new Request(appUrl(url), { headers }))
}
async function ready(format: PrintFormat = 'square'): Promise<Extract<Print, { is: 'ready' }>> {
  await makePrint(await begun(wish(format)), printed)
  const print = (await prints())[format]
  if (print?.is !== 'ready') throw new Error(`The print is ${print?.is}`)
  return print
}

describe('a wish', () => {
  test('starts one print job at once, however often the parent presses', async () => {
    const pressed = await Promise.all([wished(), wished(), wished()])
    expect(pressed.filter(Boolean)).toHaveLength(1)
    expect(await prints()).toMatchObject({ square: { is: 'making' } })
    expect(await wished(wish('a4'))).toMatchObject({ format: 'a4' })
  })

  test('restarts a print only after its file has expired or its worker has died', async () => {
    const { expiresAt } = await ready()
    expect(await wished()).toBeNull()
    expect(await wished(wish('square', expiresAt))).not.toBeNull()
    expect(await wished(wish('square', expiresAt + 60_000))).toBeNull()
    expect(await wished(wish('square', expiresAt + DAY_MS))).not.toBeNull()
  })

  test('marks a print as failed when its job cannot start, and lets the parent retry', async () => {
    const unreachable = () => Promise.reject(new Problem('unavailable', 'nobody answers'))
    await expect(requestPrint(wish(), unreachable)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await prints()).toMatchObject({ square: { is: 'failed', problem: 'print-failed' } })
    expect(await wished()).not.toBeNull()
  })

  test.each([
    ['of somebody else', async () => tokenFor(await signUpByApi()), 403],
    ['for a book that is not there', () => Promise.resolve(tokenFor(account)), 404],
  ])('refuses a print request %s', async (_what, token, status) => {
    if (status === 404) await database.write(`userStories/${account.uid}/${book.storyId}`, null)
    const answer = await callHere('print-book', await token(), { storyId: book.storyId, format: 'a4' })
    expect(answer.status).toBe(status)
  })

  test.each([[{ format: 'a5' }], [{}], [{ format: 'a4', storyId: 7 }]])(
    'rejects an invalid print request: %j',
    async (body) => {
      const answer = await callHere('print-book', tokenFor(account), { storyId: book.storyId, ...body })
      expect(answer.status).toBe(400)
    },
  )
})

describe('drawing a print', () => {
  test('draws a print from the current record, with the face of its portrait', async () => {
    const changed = { title: 'Başka bir ad', dedication: 'Canım kızıma', plates: 'older' }
    await database.update(`userStories/${account.uid}/${book.storyId}`, changed)
    const given: BookToPrint[] = []
    await makePrint(await begun(), (toPrint) => {
      given.push(toPrint)
      return printed()
    })
    expect(given).toMatchObject([{ ...changed, world: { id: 'sihirli-orman-macerasi' } }])
    const [{ heroes, names, storyTexts, textBoxes } = {} as BookToPrint] = given
    const [hero] = heroes
    expect(hero && 'face' in hero && hero.face.length).toBeGreaterThan(0)
    expect(names).toBe(hero?.name)
    expect([storyTexts.length, textBoxes.length]).toEqual([12, 12])
  })

  test.each([
    ['print-not-drawn', 'print-not-drawn'],
    ['unavailable', 'print-failed'],
  ] as const)('marks a print as failed after the problem “%s”', async (thrown, told) => {
    await makePrint(await begun(), () => Promise.reject(new Problem(thrown, 'as it happens')))
    expect(await prints()).toMatchObject({ square: { is: 'failed', problem: told } })
    expect(await printEntries()).toEqual([])
  })

  test('stores no file of a print job that a newer job has replaced', async () => {
    const older = await begun(wish('square', Date.now() - DAY_MS))
    const newer = await begun()
    await makePrint(older, printed)
    expect(await prints()).toMatchObject({ square: { is: 'making', startedAt: newer.startedAt } })
    expect(await printEntries()).toEqual([])
  })

  test('leaves no file of a print when its book is erased meanwhile', async () => {
    await makePrint(await begun(), async () => {
      await eraseStory(account.uid as UserId, book.storyId)
      return PDF
    })
    expect(await database.read(`userStories/${account.uid}/${book.storyId}`)).toBeNull()
    expect(await printEntries()).toEqual([])
  })
})

describe('the file', () => {
  test('serves a print whole or from an offset, as an attachment', async () => {
    const { url, bytes } = await ready()
    expect(bytes).toBe(PDF.bytes.length)
    const whole = await fetched(url)
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-length': String(PDF.bytes.length),
      'cache-control': 'private, max-age=86400',
    })
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(PDF.bytes)
    const rest = await fetched(url, { Range: 'bytes=4999990-' })
    expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, 10])
  })

  test('expires a print file after a week', async () => {
    const { expiresAt } = await ready()
    expect(expiresAt - Date.now()).toBeGreaterThan(6.9 * DAY_MS)
    expect(await printEntries()).toMatchObject([{ expiresAt, storyId: book.storyId }])
  })

  test('erases the print files with their book', async () => {
    const { url } = await ready()
    await ready('a4')
    await eraseStory(account.uid as UserId, book.storyId)
    expect(await printEntries()).toEqual([])
    expect((await fetched(url)).status).toBe(404)
  })
})
