/** A book shared by a link: who may read it, which data the reader gets, and when the link ends. */
import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { UserId } from '#domain/ids.ts'
import { SHARE_DAYS } from '#domain/share.ts'
import { readJournal } from '#netlify/records/erasure-journal.ts'
import { sweepLinks } from '#netlify/links/link-index.ts'
import { sweepShares } from '#netlify/links/shares.ts'
import { appUrl, database, type Account } from '../support/local-env.ts'
import { callHere, tokenFor } from './support/calls.ts'
import { eachHasABook } from './support/finished-books.ts'
import { storePhoto } from './support/stored-photos.ts'
import { makeUnpaidStory, type UnpaidStory } from './support/unpaid-stories.ts'

let account: Account
let book: UnpaidStory
eachHasABook((...made) => ([account, book] = made))

const DAY_MS = 86_400_000
const CHOICE = { days: 30, showsCover: false, withVoices: false }
interface Shared {
  title: string
  coverImageURL: string
  imageURLs: string[]
  narrationURLs: string[]
  voices: { name: string; narrationURLs: string[] }[]
}
interface Said {
  success: boolean
  code?: string
  share?: { token: string; expiresAt: number } | null
  book?: Shared
}
const said = async (response: Response) => ({ status: response.status, ...((await response.json()) as Said) })

const callShare = async (choice: object | null, { storyId = book.storyId, idToken = tokenFor(account) } = {}) =>
  said(await callHere('share-book', idToken, { storyId, choice }))
async function shared(choice: object = {}): Promise<string> {
  const { status, share } = await callShare({ ...CHOICE, ...choice })
  expect(status).toBe(200)
  return share?.token ?? ''
}

async function ask(path: string, { method = 'GET', headers = {} as Record<string, string> } = {}): Promise<Response> {
  const name = path.startsWith('/book/') ? 'shared-page' : 'shared-book'
  const { default: handle } = (await import(`../../netlify/functions/${name}.ts`)) as {
    default: (request: Request) => Promise<Response>
  }
  return handle(new Request(appUrl(path), { method, headers }))
}
const read = async (token: string) => said(await ask(`/shared/${token}`))
const countReading = (token: string) => ask(`/shared/${token}`, { method: 'POST' })
const record = async () =>
  (await database.read(`userStories/${account.uid}/${book.storyId}`)) as Record<string, unknown> & {
    imageURLs: string[]
    share?: { token: string }
  }
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const readings = (token: string) => database.read(`sharedBooks/${hashOf(token)}/readings`)
const links = async () => JSON.stringify((await database.read('sharedBooks')) ?? {})

describe('a reader with the link', () => {
  test('gives a reader title, words, pictures and clips, but no key, e-mail or id', async () => {
    const token = await shared()
    const answer = await read(token)
    expect(Object.keys(answer.book ?? {}).toSorted()).toEqual(
      [
        'coverImageURL',
        'expiresAt',
        'imageURLs',
        'narrationURLs',
        'storyTexts',
        'textBoxes',
        'title',
        'voices',
      ].toSorted(),
    )
    const { coverImageURL = '', imageURLs = [], narrationURLs = [] } = answer.book ?? {}
    const every = [coverImageURL, ...imageURLs, ...narrationURLs]
    expect(every).toHaveLength(13)
    for (const address of every) expect(address).toMatch(new RegExp(`^/shared/${token}/[a-z]+(-\\d)?$`))
    const keys = Object.keys((await database.read(`mediaIndex/${account.uid}`)) as object)
    for (const secret of [account.uid, account.email, book.storyId, '/media/', ...keys])
      expect(JSON.stringify(answer)).not.toContain(secret)
  })

  test('serves a share’s clips and pictures in the requested size, checked each time', async () => {
    const token = await shared()
    const { coverImageURL = '', imageURLs = [], narrationURLs = [] } = (await read(token)).book ?? {}
    const [key = ''] = (await record()).imageURLs.map((url) => url.replace('/media/', ''))
    const asked = [
      `${coverImageURL}?w=550&h=733`,
      ...imageURLs.map((url) => `${url}?w=2200&h=1100`),
      ...narrationURLs.map((url) => `${url}?as=opus`),
    ]
    for (const path of asked) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-cache',
        'netlify-cdn-cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
      expect(JSON.stringify([...answer.headers])).not.toContain(key)
      const known = { 'If-None-Match': answer.headers.get('ETag') ?? '' }
      expect((await ask(path, { headers: known })).status).toBe(304)
    }
  })

  test('serves no file under a share link that is not part of the shared book', async () => {
    const token = await shared()
    const [key = ''] = Object.keys((await database.read(`mediaIndex/${account.uid}`)) as object)
    for (const name of [key, 'portrait', 'spread-0', 'spread-7', 'cover-1', 'voice-1-1'])
      expect([name, (await ask(`/shared/${token}/${name}`)).status]).toEqual([name, 404])
    expect((await ask(`/shared/${token}/cover`, { method: 'POST' })).status).toBe(405)
  })

  test('shows a family voice only if it read the whole book and the parent allows it', async () => {
    const clips = Object.fromEntries((await record()).imageURLs.map((url, spread) => [`spread-${spread}`, url]))
    await database.write(`voices/${account.uid}/${book.storyId}`, {
      ['1'.repeat(20)]: { name: 'Babam', createdAt: 1, clips },
      ['2'.repeat(20)]: { name: 'Yarım', createdAt: 2, clips: { 'spread-0': clips['spread-0'] } },
    })
    const token = await shared()
    expect((await read(token)).book?.voices).toEqual([])
    const babam = `/shared/${token}/voice-${'1'.repeat(20)}-6`
    expect((await ask(babam)).status).toBe(404)
    expect(await shared({ withVoices: true })).toBe(token)
    const [voice, ...others] = (await read(token)).book?.voices ?? []
    expect([voice?.name, others]).toEqual(['Babam', []])
    expect(voice?.narrationURLs[5]).toBe(babam)
    expect((await ask(babam)).status).toBe(200)
  })

  test('counts each opening of a shared book', async () => {
    const token = await shared()
    expect((await countReading(token)).status).toBe(200)
    expect((await countReading(token)).status).toBe(200)
    expect(await readings(token)).toBe(2)
  })

  test('counts forty simultaneous readers while the parent changes the link', async () => {
    const token = await shared()
    const readers = Array.from({ length: 40 }, () => countReading(token))
    const changes = [90, 7, 30].map((days) => callShare({ ...CHOICE, days }))
    expect((await Promise.all(readers)).map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readings(token)).toBe(40)
  })

  test('reads only the share and the requested address from the story’s record', async () => {
    const token = await shared()
    const etag = (await ask(`/shared/${token}/spread-2`)).headers.get('ETag') ?? ''
    const asked: string[] = []
    const send = globalThis.fetch
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      const { pathname } = new URL(call[0] instanceof Request ? call[0].url : call[0])
      if (pathname.includes('/userStories/')) asked.push(pathname.split(`${book.storyId}`)[1] ?? '')
      return send(...call)
    })
    const answer = await ask(`/shared/${token}/spread-2`, { headers: { 'If-None-Match': etag } })
    spy.mockRestore()
    expect(answer.status).toBe(304)
    expect(asked.toSorted()).toEqual(['/imageURLs/1.json', '/share.json'])
  })
})

describe('is over at once, for page, words, pictures and counting:', () => {
  test.each<[string, (token: string) => Promise<unknown>]>([
    ['taken back', () => callShare(null)],
    ['taken back and made anew', async () => [await callShare(null), await shared()]],
    ['past its end', async () => vi.setSystemTime(Date.now() + 30 * DAY_MS)],
    ['a book that was erased', () => callHere('erase-story', account.idToken, { storyId: book.storyId })],
    ['a parent who leaves', () => database.write(`erasures/${account.uid}`, { startedAt: 1 })],
  ])('closes a link’s page, book, media and counter at once: %s', async (_what, end) => {
    const token = await shared()
    const everywhere = async () => {
      const asked = [`/book/${token}`, `/shared/${token}`, `/shared/${token}/cover`, `/shared/${token}/narration-1`]
      const answers = await Promise.all(asked.map(async (path) => (await ask(path)).status))
      return [...answers, (await countReading(token)).status]
    }
    expect(await everywhere()).toEqual([200, 200, 200, 200, 200])
    vi.useFakeTimers({ toFake: ['Date'] })
    await end(token)
    expect(await everywhere()).toEqual([404, 404, 404, 404, 404])
    expect(await read(token)).toMatchObject({ code: 'share-over' })
  })

  test.each(['0'.repeat(40), 'x', '', '../media'])('answers 404 to the invented link token %o', async (token) => {
    expect((await ask(`/book/${token}`)).status).toBe(404)
    expect((await ask(`/shared/${token}`)).status).toBe(404)
  })
})

describe('the parent', () => {
  test.each(SHARE_DAYS)('ends a link after the %d days that the parent has chosen', async (days) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { share } = await callShare({ ...CHOICE, days })
    expect(share?.expiresAt).toBe(Date.now() + days * DAY_MS)
  })

  test('changes the content and end of a link without changing its token', async () => {
    const token = await shared({ days: 7 })
    await countReading(token)
    expect(await shared({ days: 90, showsCover: true })).toBe(token)
    expect(await record()).toMatchObject({ share: { token, days: 90, showsCover: true } })
    expect(await readings(token)).toBe(1)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 60 * DAY_MS)
    expect((await read(token)).status).toBe(200)
  })

  test('creates a new link after the old one has ended, which stays closed', async () => {
    const token = await shared({ days: 7 })
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 8 * DAY_MS)
    const fresh = await shared()
    expect(fresh).not.toBe(token)
    expect((await read(token)).status).toBe(404)
    expect((await read(fresh)).status).toBe(200)
    expect(await readings(fresh)).toBeNull()
  })

  test.each([
    ['no choice', { storyId: '' }],
    ['forever', { choice: { ...CHOICE, days: 365 } }],
    ['half a choice', { choice: { days: 7 } }],
  ])('rejects a bad share request: %s', async (_what, body) => {
    const answer = await said(await callHere('share-book', account.idToken, { storyId: book.storyId, ...body }))
    expect(answer).toMatchObject({ status: 400, code: 'bad-request' })
  })

  test('shares no book that is not readable yet, and stores nothing of the attempt', async () => {
    const unpaid = await makeUnpaidStory(account, storePhoto)
    expect(await callShare(CHOICE, unpaid)).toMatchObject({ status: 404, code: 'not-found' })
    expect(await links()).not.toContain(unpaid.storyId)
  })

  test('exports the settings of a link, but not the link', async () => {
    const token = await shared()
    const answer = await callHere('export', account.idToken, {})
    const archive = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect([archive.includes('"withVoices"'), archive.includes(token)]).toEqual([true, false])
  })
})

test('writes a withdrawn link’s hash to the journal first, or leaves the link open', async () => {
  const token = await shared()
  const send = globalThis.fetch
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...call) =>
      String(call[0] instanceof Request ? call[0].url : call[0]).includes('journal-')
        ? Promise.reject(new TypeError('fetch failed'))
        : send(...call),
    )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await callShare(null)).toMatchObject({ status: 502, code: 'unavailable' })
  spy.mockRestore()
  vi.restoreAllMocks()
  expect((await read(token)).status).toBe(200)
  expect((await callShare(null)).status).toBe(200)
  const entries = (await readJournal(0)).filter(({ uid }) => uid === account.uid)
  const { storyId } = book
  expect(entries).toEqual([
    { kind: 'share', uid: account.uid, storyId, hash: hashOf(token), atMs: expect.any(Number) as number },
  ])
  // No link is left, so the journal gets no second entry.
  expect((await callShare(null)).status).toBe(200)
  expect((await readJournal(0)).filter(({ uid }) => uid === account.uid)).toHaveLength(1)
})

describe('the sweep', () => {
  test('sweeps every link although one check fails, and retries that one later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await database.erase('sharedBooks')
    const token = await shared()
    const hash = hashOf(token)
    // Another user's story: ownStory throws for it. Its hash sorts first.
    const torn = { uid: account.uid, storyId: 'sihirli-orman-macerasi_baskasi_1799999999999', endsAt: 1 }
    await database.update('sharedBooks', { '0': torn, f00d: { uid: account.uid, storyId: book.storyId, endsAt: 2 } })
    const nowMs = Date.now() + 10 * 60_000
    await sweepShares(nowMs)
    vi.restoreAllMocks()
    const after = (await database.read('sharedBooks')) as Record<string, { endsAt: number }>
    expect(Object.keys(after).toSorted()).toEqual(['0', hash].toSorted())
    expect(after['0']?.endsAt).toBeGreaterThan(nowMs)
    expect(after[hash]?.endsAt).toBeGreaterThan(nowMs + 29 * DAY_MS)
    expect((await read(token)).status).toBe(200)
    await database.erase('sharedBooks/0')
  })
})

test.each([
  ['goes', null],
  ['is written anew', { endsAt: 7 }],
])('does not change a link entry that %s while the sweep checks the entry', async (_what, becomes) => {
  await database.write('sharedBooks/f00d', { endsAt: 1 })
  const looks: string[] = []
  await sweepLinks('share', 2, async (hash) => {
    looks.push(hash)
    await database.write('sharedBooks/f00d', becomes)
    return 9
  })
  expect(looks).toEqual(['f00d'])
  expect(await database.read('sharedBooks/f00d')).toEqual(becomes)
  await database.erase('sharedBooks/f00d')
})

describe('the preview in a messenger', () => {
  const metaIn = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map(([, name = '', text = '']) => [
        name,
        text,
      ]),
    )

  test('shows title and cover in a link preview only if the parent shares the cover', async () => {
    const token = await shared()
    const html = await (await ask(`/book/${token}`)).text()
    expect(metaIn(html)).toMatchObject({
      title: 'Size bir masal kitabı gönderildi',
      image: appUrl('/share.jpg'),
      url: appUrl(`/book/${token}`),
    })
    expect(html).not.toContain(String((await record()).title))
  })

  test('sends the cover ahead of the script, and the title only if the parent shows it', async () => {
    const pageOf = async (token: string) =>
      /<div id="root" inert>.*<\/main>/s.exec(await (await ask(`/book/${token}`)).text())?.[0] ?? ''
    const title = String((await record()).title)
    const token = await shared()
    const hidden = await pageOf(token)
    expect(hidden).toContain(`src="/shared/${token}/cover?w=550&amp;h=733"`)
    expect(hidden).toContain('<h1 tabindex="-1" translate="no">&nbsp;</h1>')
    expect(hidden).not.toContain(title)
    expect(await pageOf(await shared({ showsCover: true }))).toContain(`translate="no">${title}</h1>`)
  })

  test('shows a shared cover and its escaped title in the link preview', async () => {
    await database.update(`userStories/${account.uid}/${book.storyId}`, { title: `Ali'nin "en" <iyi> & güzel masalı` })
    const token = await shared({ showsCover: true })
    const { title = '', image = '' } = metaIn(await (await ask(`/book/${token}`)).text())
    expect(title).toBe('Ali&#39;nin &#34;en&#34; &#60;iyi&#62; &#38; güzel masalı')
    expect(image).toBe(appUrl(`/shared/${token}/cover?w=550&#38;h=733`))
    expect((await ask(new URL(image.replace('&#38;', '&')).pathname)).headers.get('Content-Type')).toMatch(/^image\//)
  })

  test('checks the link before it loads the app’s page, and loads it with a time limit', async () => {
    const token = await shared()
    const asked: string[] = []
    const send = globalThis.fetch
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      const { pathname } = new URL(call[0] instanceof Request ? call[0].url : call[0])
      asked.push(pathname)
      if (pathname !== '/book.html') return send(...call)
      expect(call[1]?.signal).toBeInstanceOf(AbortSignal)
      return Promise.reject(new DOMException('It took too long', 'TimeoutError'))
    })
    const answer = await ask(`/book/${token}`)
    spy.mockRestore()
    vi.restoreAllMocks()
    expect([answer.status, await answer.json()]).toEqual([502, expect.objectContaining({ code: 'unavailable' })])
    expect(asked.findIndex((path) => path.endsWith('/share.json'))).toBeLessThan(asked.indexOf('/book.html'))
  })

  test('serves a shared page with the app, unlisted, and with no path in the referrer', async () => {
    const answer = await ask(`/book/${await shared()}`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'origin',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    })
    const html = await answer.text()
    for (const [, path = ''] of html.matchAll(/<link rel="preload"[^>]* href="(\/shared\/[^"]+)"/g))
      expect([path, (await ask(path.replace('&#38;', '&'))).status]).toEqual([path, 200])
    expect(html).toContain('<meta name="robots" content="noindex" />')
  })
})

describe('after the end of a share', () => {
  test('erases the link entry with its book', async () => {
    await shared()
    expect(await links()).toContain(book.storyId)
    expect((await callHere('erase-story', account.idToken, { storyId: book.storyId })).status).toBe(200)
    expect(await links()).not.toContain(account.uid)
  })

  test('erases the link entry with the account', async () => {
    await shared()
    const { default: handle } = await import('#netlify/functions/account.ts')
    const headers = { Authorization: `Bearer ${tokenFor(account)}` }
    await handle(new Request('https://example.test/', { method: 'DELETE', headers }), {} as never)
    expect(await links()).not.toContain(account.uid)
  })

  test('erases the entry of an ended link, and leaves the book', async () => {
    const token = await shared({ days: 7 })
    for (const days of [1, 6]) await sweepShares(Date.now() + days * DAY_MS)
    expect((await read(token)).status).toBe(200)
    await sweepShares(Date.now() + 7 * DAY_MS)
    expect(await links()).not.toContain(account.uid)
    expect(await record()).toMatchObject({ status: 'completed' })
  })

  test('erases a count of readings that was stored while the link ended', async () => {
    await database.write('sharedBooks/f00d', { readings: 1, endsAt: Date.now() })
    await sweepShares(Date.now() + DAY_MS)
    expect(await database.read('sharedBooks/f00d')).toBeNull()
  })

  test('leaves no link when the book is erased while its link is made', async () => {
    const uid = account.uid as UserId
    const [, answer] = await Promise.all([
      callHere('erase-story', account.idToken, { storyId: book.storyId }),
      callShare(CHOICE),
    ])
    expect([200, 404]).toContain(answer.status)
    expect(await database.read(`userStories/${uid}/${book.storyId}`)).toBeNull()
    await sweepShares(Date.now() + DAY_MS)
    expect(await links()).not.toContain(uid)
  })
})
