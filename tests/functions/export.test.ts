/** A parent's export: all their data in one archive, and none of our secrets. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { unzip } from '../bundle/unzip.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { storeMedia } from '#netlify/media/library.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import { database, signUpByApi, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { callHere, tokenFor } from './support/calls.ts'
import { storePhoto, type StoredPhoto } from './support/stored-photos.ts'
import { makeUnpaidStory, openCheckout, readOrder, type UnpaidStory } from './support/unpaid-stories.ts'

useOwnEnvironment()

let account: Account
let photo: StoredPhoto
let story: UnpaidStory
let folder: string
beforeEach(async () => {
  account = await signUpByApi()
  story = await makeUnpaidStory(account, async (whose) => (photo = await storePhoto(whose)))
  folder = await mkdtemp(join(tmpdir(), 'masal-export-'))
  return () => rm(folder, { recursive: true })
})

interface Data {
  account?: Record<string, unknown>
  books?: string[]
  next?: number
  stories: Record<string, Record<string, unknown>>
  payments: Record<string, Record<string, unknown>>
  files: { file: string; kind: string; storyId?: string }[]
}

async function take(body: object = {}): Promise<{ data: Data; text: string; bytes: number; files: string[] }> {
  const answer = await callHere('export', account.idToken, body)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const archive = Buffer.from(await answer.arrayBuffer())
  await writeFile(join(folder, 'all.zip'), archive)
  unzip(join(folder, 'all.zip'), join(folder, 'all'))
  const text = await readFile(join(folder, 'all/data.json'), 'utf8')
  const found = await readdir(join(folder, 'all'), { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map(({ name }) => name)
  return { data: JSON.parse(text) as Data, text, bytes: archive.length, files }
}

test('exports story, photo, consents and payment, but no internal data', async () => {
  await openCheckout(account, story)
  const order = await readOrder(story)
  const voice = {
    name: 'Babam',
    createdAt: 1,
    clips: { 'spread-0': '/media/x' },
    invitation: { hash: 'davetin-ozeti', expiresAt: 9 },
  }
  await database.write(`voices/${account.uid}/${story.storyId}/${'1'.repeat(20)}`, voice)
  const guests = { kind: 'voice', version: CURRENT_TEXT.voice, granted: true, createdAt: 5, storyId: story.storyId }
  await database.write(`consents/${account.uid}/voice_davetin-ozeti`, {
    ...guests,
    ...{ voiceId: '1'.repeat(20), invitation: 'davetin-ozeti' },
  })
  await database.write(`quotas/${account.uid}/userStories`, { since: 1, count: 1, last: 'sayac' })
  await database.update(`userStories/${account.uid}/${story.storyId}`, { checkoutSessionId: order?.sessionId })
  const { data, text, files } = await take()
  expect(data).toMatchObject({
    account: { uid: account.uid, email: account.email },
    transformations: { [story.transformId]: { status: 'completed' } },
    consents: {
      [`sale_${story.storyId}`]: { granted: true },
      [`voice_${'1'.repeat(20)}_5`]: { kind: 'voice', granted: true, storyId: story.storyId },
    },
    voices: { [story.storyId]: { ['1'.repeat(20)]: { name: 'Babam', invitedUntil: 9 } } },
    stories: { [story.storyId]: { childName: 'Defne', transformedPhotoUrl: photo.transformedPhotoUrl } },
    payments: { [story.storyId]: { state: 'open', promised: { amountKurus: 59_900, childName: 'Defne' } } },
  })
  expect(data.files.map(({ kind }) => kind).toSorted()).toEqual(['hero', 'original', 'portrait'])
  expect(files).toHaveLength(4)
  expect(files).toContain(`${photo.portraitKey}.jpg`)
  const ours = [
    order?.sessionId ?? 'x',
    photo.heroKey,
    photo.originalKey,
    'sayac',
    'davetin-ozeti',
    'housekeeping',
    'dueAt',
    'fence',
  ]
  for (const secret of ours) expect(text + files.join()).not.toContain(secret)
})

test('exports one book with its own media, and no other parent’s book', async () => {
  const other = await makeUnpaidStory(account, storePhoto)
  const { data, files } = await take({ storyId: other.storyId })
  expect(Object.keys(data.stories)).toEqual([other.storyId])
  expect(data.account).toBeUndefined()
  expect(files.toSorted()).toEqual([`${other.transformedPhotoUrl.slice('/media/'.length)}.jpg`, 'data.json'].toSorted())
  account = await signUpByApi()
  expect((await take({ storyId: story.storyId })).data).toMatchObject({ stories: {}, payments: {}, files: [] })
})

test('exports the same data in parts as at once, and each file once', async () => {
  const other = await makeUnpaidStory(account, storePhoto)
  await openCheckout(account, story)
  const all = await take()
  const own = await take({ part: 'account' })
  expect(own.data.stories).toBeUndefined()
  expect(own.data).toMatchObject({ account: { uid: account.uid }, payments: {} })
  expect(own.data.books?.toSorted()).toEqual([story.storyId, other.storyId].toSorted())
  const books = [await take({ storyId: story.storyId }), await take({ storyId: other.storyId })]
  const parts = [own, ...books].flatMap(({ data }) => data.files.map(({ kind }) => kind))
  expect(parts.toSorted()).toEqual(all.data.files.map(({ kind }) => kind).toSorted())
  expect(books.map(({ data }) => Object.keys(data.payments))).toEqual([[story.storyId], []])
})

test('exports a book of any size in answers that the platform allows', async () => {
  const uid = account.uid as UserId
  const storyId = story.storyId as StoryId
  const object = { bytes: new Uint8Array(2.5e6), contentType: 'audio/mpeg' }
  for (let clip = 0; clip < 12; clip += 1) await storeMedia({ uid, storyId, kind: 'recording', object })
  const found: string[] = []
  let [answers, from] = [0, 0 as number | undefined]
  while (from !== undefined) {
    const { data, bytes } = await take({ storyId, from })
    expect(bytes).toBeLessThan(20e6)
    expect(Object.keys(data.stories ?? {})).toHaveLength(from === 0 ? 1 : 0)
    found.push(...data.files.map(({ file }) => file))
    answers += 1
    from = data.next
  }
  expect(answers).toBe(3)
  expect([found.length, new Set(found).size]).toEqual([13, 13])
})

test('refuses an export long after the sign-in', async () => {
  const answer = await callHere('export', tokenFor(account, { signedInAgoS: 301 }), {})
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'sign-in-too-old' }])
})

test('exports twenty books within the minute that a function has', async () => {
  const folderOfBook = 'public/stories/sihirli-orman-macerasi'
  const names = (await readdir(folderOfBook)).filter((name) =>
    /^(cover|spread|thumbnail|narration).*(avif|mp3)$/.test(name),
  )
  const pages = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(folderOfBook, name)) })),
  )
  const uid = account.uid as UserId
  for (let number = 1; number <= 20; number += 1) {
    const storyId = `sihirli-orman-macerasi_${uid}_${1_790_000_000_000 + number}` as StoryId
    const urls = await Promise.all(
      pages.map(async ({ name, bytes }) => {
        const isSound = name.endsWith('mp3')
        const object = { bytes: new Uint8Array(bytes), contentType: isSound ? 'audio/mpeg' : 'image/avif' }
        return mediaUrl(await storeMedia({ uid, storyId, kind: isSound ? 'narration' : 'picture', fence: 1, object }))
      }),
    )
    await database.write(`userStories/${uid}/${storyId}`, { status: 'completed', imageURLs: urls, createdAt: number })
  }
  const beganAt = performance.now()
  const { data, bytes } = await take()
  const seconds = (performance.now() - beganAt) / 1_000
  console.log(`export of 20 books: ${data.files.length} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s`)
  expect(data.files.filter(({ storyId }) => storyId)).toHaveLength(20 * names.length)
  expect(bytes).toBeGreaterThan(20e6)
  expect(seconds).toBeLessThan(60)
})
