/**
 * Rehearses a restore after erasures. It makes a backup; then three parents erase an account, a book and all photos,
 * and a fourth withdraws links and erases a voice. It restores the backup, replays the journal, ends links and runs the
 * sweep. No erased data may be back.
 */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { StoryId } from '#domain/ids.ts'
import { voiceIdSchema } from '#domain/voice.ts'
import { hasObject, type StoreName } from '#netlify/clients/blobs.ts'
import { patch, read } from '#netlify/clients/database.ts'
import account from '#netlify/functions/account.ts'
import erasePhotos from '#netlify/functions/erase-photos.ts'
import eraseStory from '#netlify/functions/erase-story.ts'
import eraseVoice from '#netlify/functions/erase-voice.ts'
import inviteVoice from '#netlify/functions/invite-voice.ts'
import shareBookFunction from '#netlify/functions/share-book.ts'
import { audit } from '#netlify/jobs/audit.ts'
import { FINDINGS, type Finding } from '#netlify/jobs/audit-findings.ts'
import { sweep } from '#netlify/jobs/sweep.ts'
import { invite } from '#netlify/links/invitations.ts'
import { hashOfLink } from '#netlify/links/link-token.ts'
import { shareBook } from '#netlify/links/shares.ts'
import { endAllLinks } from '../replay-erasures/end-all-links.ts'
import { replayErasures } from '../replay-erasures/replay.ts'
import { addPhoto, buyBook, orderStory, signIn, signUp, type Parent, type Photo } from './families.ts'
import type { DrillWorld } from './world.ts'

/** Longer than any process lives, and than the wait of netlify/jobs/erase-account.ts before its last clean-up. */
const PAST_LAST_VISIT_MS = 21 * 60_000

export type Check = (what: string, held: boolean) => void

interface Scene {
  /** Deletes the account. */
  leaving: Parent
  leavingPhotos: Photo[]
  /** Erases one of two books. */
  erasing: Parent
  erasedBook: StoryId
  keptBook: StoryId
  /** Erases all photos; one of them is a book's. */
  shy: Parent
  unusedPhoto: Photo
  shyBook: StoryId
  /** Withdraws links and erases a voice; one link stays. */
  sharing: Sharing
  /** Does nothing. */
  bystander: Parent
}

interface Sharing extends Parent {
  book: StoryId
  /** The database path of each link, with its hash. */
  shared: string
  invited: string
  openLink: string
}
const INVITED = v.parse(voiceIdSchema, '1'.repeat(20))
const ERASED_VOICE = v.parse(voiceIdSchema, '2'.repeat(20))

/** @param replays false: the drill must fail, as a test checks */
export async function drill(world: DrillWorld, check: Check, { replays = true } = {}): Promise<void> {
  const scene = await makeScene(world)
  const backupAtMs = Date.now()
  const backup = await world.exportAll()
  const booksMedia = await Promise.all([mediaOf(scene.erasing, scene.erasedBook), mediaOf(scene.leaving)])
  const erasedMedia = booksMedia.flat()

  await eraseAndEnd(scene, check)
  await passOn(scene)
  await checkErased(world, scene, erasedMedia, 'erased', check)

  await world.importAll(backup)
  await checkIsBack(world, scene, check)

  if (replays) {
    const { erased, later, failed } = await replayErasures(backupAtMs)
    check(
      `the journal has ${erased} erasures since the backup, and each is begun anew`,
      erased === 6 && later + failed === 0,
    )
    const links = await endAllLinks()
    check('every link that the backup has brought back ends', links.ended === 1 && links.failed === 0)
  }
  await passOn(scene)
  await checkErased(world, scene, erasedMedia, 'after the restore', check)
  await checkOthers(scene, backup, check)
  const { isWhole, counts } = await audit(Date.now(), Infinity)
  check('the nightly audit goes through all of it', isWhole)
  for (const [name, count] of Object.entries(counts) as [Finding, number][])
    check(`the nightly audit: 0 ${FINDINGS[name]}`, count === 0)
}

async function makeScene(world: DrillWorld): Promise<Scene> {
  const [leaving, erasing, shy, bystander] = await Promise.all([
    signUp(world, 'leaving', 'Zeynep'),
    signUp(world, 'erasing', 'Elif'),
    signUp(world, 'shy', 'Asya'),
    signUp(world, 'bystander', 'Defne'),
  ])
  const leavingPhotos = [await addPhoto(leaving), await addPhoto(leaving)] as const
  await buyBook(world, leaving, leavingPhotos[0])
  await orderStory(leaving, leavingPhotos[1])
  const [erasedBook, keptBook] = [
    await buyBook(world, erasing, await addPhoto(erasing)),
    await buyBook(world, erasing, await addPhoto(erasing)),
  ]
  const shyBook = await buyBook(world, shy, await addPhoto(shy))
  const unusedPhoto = await addPhoto(shy)
  const sharing = await makeLinks(world, await signUp(world, 'sharing', 'Nehir'))
  const bystandersPhoto = await addPhoto(bystander)
  await buyBook(world, bystander, bystandersPhoto)
  await orderStory(bystander, await addPhoto(bystander))
  return {
    leaving,
    leavingPhotos: [...leavingPhotos],
    erasing,
    erasedBook,
    keptBook,
    shy,
    unusedPhoto,
    shyBook,
    sharing,
    bystander,
  }
}

async function makeLinks(world: DrillWorld, parent: Parent): Promise<Sharing> {
  const { uid } = parent
  const share = async (storyId: StoryId) => {
    const choice = { days: 90, showsCover: true, withVoices: true } as const
    return paths.sharedBook(hashOfLink((await shareBook(uid, storyId, choice, Date.now())).token))
  }
  const [book, other] = [
    await buyBook(world, parent, await addPhoto(parent)),
    await buyBook(world, parent, await addPhoto(parent)),
  ]
  const token = await invite({ uid, storyId: book, voiceId: INVITED }, 'Anneannem', Date.now())
  await invite({ uid, storyId: book, voiceId: ERASED_VOICE }, 'Dedem', Date.now())
  const invited = paths.invitation(hashOfLink(token))
  return { ...parent, book, shared: await share(book), invited, openLink: await share(other) }
}

type Stored = [store: StoreName, key: string]

/** @param only the media of this book; absent: all of this parent */
async function mediaOf({ uid }: Parent, only?: StoryId): Promise<Stored[]> {
  const entries = Object.entries(
    ((await read(paths.mediaOf(uid))) ?? {}) as Record<string, { kind: string; storyId?: string }>,
  )
  return entries
    .filter(([, { storyId }]) => only === undefined || storyId === only)
    .map(([key, { kind }]) => [kind === 'original' || kind === 'hero' ? 'private' : 'media', key])
}

async function eraseAndEnd({ leaving, erasing, erasedBook, shy, sharing }: Scene, check: Check): Promise<void> {
  const call = async (handle: typeof account, method: string, { idToken }: Parent, body?: object) => {
    const headers = { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' }
    const request = new Request('https://masal.example/', {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await handle(request)).status
  }
  check('an account is deleted', (await call(account, 'DELETE', leaving)) === 200)
  check('a book is erased', (await call(eraseStory, 'POST', erasing, { storyId: erasedBook })) === 200)
  check('all photos of a parent are erased', (await call(erasePhotos, 'POST', shy, {})) === 200)
  const { book: storyId } = sharing
  check('a share is taken back', (await call(shareBookFunction, 'POST', sharing, { storyId, choice: null })) === 200)
  const voice = { storyId, voiceId: INVITED, name: 'Anneannem' }
  check('an invitation too', (await call(inviteVoice, 'POST', sharing, { ...voice, wanted: false })) === 200)
  check('a voice is erased', (await call(eraseVoice, 'POST', sharing, { storyId, voiceId: ERASED_VOICE })) === 200)
}

/** Runs the sweep, and once more after the time by which every earlier process has ended. */
async function passOn({ leaving: { uid } }: Scene): Promise<void> {
  await sweep()
  if (((await read(paths.erasure(uid))) ?? null) === null) return
  await patch({
    [`${paths.erasure(uid)}/emptiedAt`]: Date.now() - PAST_LAST_VISIT_MS,
    [paths.housekeepingOf(uid)]: Date.now() - 1,
  })
  await sweep()
}

async function checkErased(
  world: DrillWorld,
  { leaving, erasing, erasedBook, keptBook, shy, unusedPhoto, sharing }: Scene,
  media: readonly Stored[],
  when: string,
  check: Check,
): Promise<void> {
  const says = (what: string, held: boolean) => check(`${when}: ${what}`, held)
  const isGone = async (path: string) => (await read(path)) === null
  const isInNoStore = async (stored: readonly Stored[]) =>
    (await Promise.all(stored.map(([store, key]) => hasObject(store, key)))).every((isThere) => !isThere)
  const all = JSON.stringify(await world.exportAll())

  says('who has left is written down', !(await isGone(paths.erasure(leaving.uid))))
  for (const room of [paths.userStories, paths.transformationsOf, paths.mediaOf, paths.limitsOf, paths.quotasOf])
    says(`nothing of them is in ${room(leaving.uid).split('/')[0]}`, await isGone(room(leaving.uid)))
  says('nobody comes for them any more', await isGone(paths.housekeepingOf(leaving.uid)))
  says('their child is nowhere in the database', !all.includes(leaving.childName))
  says('they cannot sign in', (await signIn(world, leaving)) !== 200)
  says(
    'the rules refuse a token that they still have',
    (await world.readAs(paths.userStories(leaving.uid), leaving.idToken)) === 401,
  )
  says(`none of ${media.length} media of theirs and of the erased book is in a store`, await isInNoStore(media))
  says('no order or record names one of these media', !media.some(([, key]) => all.includes(key)))

  says('the erased book is in no library', await isGone(paths.userStory(erasing.uid, erasedBook)))
  says('its order knows no child', !JSON.stringify(await read(paths.order(erasedBook))).includes(erasing.childName))
  says('its order still knows what was paid', !(await isGone(`${paths.order(erasedBook)}/paymentIntentId`)))
  says('the other book of that parent is there', !(await isGone(paths.userStory(erasing.uid, keptBook))))

  const { originalKey, heroKey, portraitKey, transformId } = unusedPhoto
  const photo: Stored[] = [
    ['private', originalKey],
    ['private', heroKey],
    ['media', portraitKey],
  ]
  says('the erased photo, its face and its portrait are in no store', await isInNoStore(photo))
  says('no record names them', !photo.some(([, key]) => all.includes(key)))
  says('its transformation is gone', await isGone(paths.transformation(shy.uid, transformId)))

  says('the share that was taken back leads nowhere', await isGone(sharing.shared))
  says('its book knows no share', await isGone(`${paths.userStory(sharing.uid, sharing.book)}/share`))
  says('the invitation that was taken back leads nowhere', await isGone(sharing.invited))
  says('its voice knows no invitation', await isGone(`${paths.voice(sharing.uid, sharing.book, INVITED)}/invitation`))
  says('its voice is there', !(await isGone(paths.voice(sharing.uid, sharing.book, INVITED))))
  says('the erased voice is gone', await isGone(paths.voice(sharing.uid, sharing.book, ERASED_VOICE)))
}

/** If the backup did not restore the data, the drill would prove nothing. */
async function checkIsBack(
  world: DrillWorld,
  { leaving, erasing, erasedBook, shy, unusedPhoto, sharing }: Scene,
  check: Check,
) {
  const isThere = async (path: string) => (await read(path)) !== null
  check('the backup brings back: it knows of nobody who has left', !(await isThere(paths.erasure(leaving.uid))))
  check('the backup brings back: their library', await isThere(paths.userStories(leaving.uid)))
  check(
    'the backup brings back: their child in orders',
    JSON.stringify(await read(paths.orders)).includes(leaving.childName),
  )
  check(
    'the backup brings back: their token opens it',
    (await world.readAs(paths.userStories(leaving.uid), leaving.idToken)) === 200,
  )
  check('the backup brings back: the erased book', await isThere(paths.userStory(erasing.uid, erasedBook)))
  for (const path of [sharing.shared, sharing.invited, sharing.openLink])
    check(`the backup brings back: a link in ${path.split('/')[0]}`, await isThere(path))
  check('the backup brings back: the erased voice', await isThere(paths.voice(sharing.uid, sharing.book, ERASED_VOICE)))
  check('the backup brings back: the erased photo', await isThere(paths.mediaIndex(shy.uid, unusedPhoto.portraitKey)))
}

async function checkOthers({ bystander, erasing, keptBook, shy, shyBook }: Scene, backup: object, check: Check) {
  const before = (path: string): unknown =>
    path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], backup) ?? null
  const isAsBefore = async (path: string) => isDeepStrictEqual(await read(path), before(path))
  const { uid } = bystander
  const rooms = [
    paths.userStories(uid),
    paths.transformationsOf(uid),
    paths.mediaOf(uid),
    paths.consents(uid),
    paths.housekeepingOf(uid),
  ]
  for (const path of rooms)
    check(`a parent who erased nothing: ${path.split('/')[0]} is as in the backup`, await isAsBefore(path))
  const isSeen = await Promise.all((await mediaOf(bystander)).map(([store, key]) => hasObject(store, key)))
  check(`a parent who erased nothing: all ${isSeen.length} media are there`, isSeen.length > 0 && isSeen.every(Boolean))
  check('the book that was not erased is as in the backup', await isAsBefore(paths.userStory(erasing.uid, keptBook)))
  check('its order too', await isAsBefore(paths.order(keptBook)))
  const pages = await Promise.all((await mediaOf(erasing, keptBook)).map(([store, key]) => hasObject(store, key)))
  check(`all ${pages.length} pages and clips of it are there`, pages.length > 0 && pages.every(Boolean))
  check('the book of who erased photos is as in the backup', await isAsBefore(paths.userStory(shy.uid, shyBook)))
}
