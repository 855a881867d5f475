/** Checks the end of a simulation, after everything has come to rest. */
import { createHash } from 'node:crypto'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { isAtRest } from '#domain/order-child.ts'
import { MAKING_MAX_MS } from '#domain/order-times.ts'
import { storyFieldsOf } from '#domain/order-projection.ts'
import { isOver } from '#domain/share.ts'
import { parseStory } from '#domain/story.ts'
import { parseVoices } from '#domain/voice.ts'
import { audit, type AuditReport } from '#netlify/jobs/audit.ts'
import { FINDINGS, type Finding } from '#netlify/jobs/audit-findings.ts'
import { judgeHeroes } from './keep-the-hero.ts'
import { BROTHER, CHILD, hasLeft, WORDS, type Parent, type Photo } from './parent.ts'
import { DAY_MS, HOUR_MS } from './simulated-world.ts'
import { orderAt, type OutsideServices } from './outside-services.ts'
import { parsed, type StoredOrder } from './stored-order.ts'

export type Outcome = 'delivered' | 'refunded' | 'unpaid'

/** Complaints go to the simulation's violations. */
export function judge(services: OutsideServices, parent: Parent): Outcome {
  const { world, stripe } = services
  const complain = (what: string) => world.violations.push(`${parent.storyId}: ${what}`)
  const order = orderAt(services, parent.storyId)
  const payments = stripe.paymentsOf(parent.storyId)
  const back = (id: string) => stripe.sumOf(id, ['succeeded'])
  if (hasLeft(services, parent)) judgeErasure(services, parent, order, complain)
  else {
    for (const photo of parent.photos) judgePhoto(services, parent, photo, order, complain)
    judgeVoices(services, parent, complain)
    judgeShare(services, parent, complain)
    judgePrints(services, parent, complain)
    judgeWords(services, parent, complain)
    judgeHeroes(services, parent, complain)
  }
  for (const { id, amountKurus } of payments) {
    if (back(id) > amountKurus) complain(`of payment ${id} more went back than came`)
    if (id !== order?.paymentIntentId && back(id) !== amountKurus)
      complain(`payment ${id} bought nothing and did not go back`)
  }
  const isPaidByGift = order?.giftId !== undefined
  if (payments.length === 0 && !isPaidByGift) {
    if (order?.paymentIntentId) complain('has a payment that Stripe does not know')
    if (order && order.state !== 'expired') complain(`was never paid and stays ${order.state}`)
    return 'unpaid'
  }
  if (!order || (!order.paymentIntentId && !isPaidByGift)) {
    // The payment came on top of a gift: it was refunded, and bought nothing.
    complain(`was paid, and its order is ${order?.state ?? 'gone'}`)
    return 'unpaid'
  }
  const read = parsed(order)
  if (read?.kind !== 'book') {
    complain('was paid, and its order cannot be read')
    return 'unpaid'
  }
  const isErased = isBookErased(services, parent)
  if (isErased) judgeErasedBook(services, parent, order, complain)
  else if (!hasLeft(services, parent)) judgeStory(services, parent, order, storyFieldsOf(read), complain)
  judgeTimes(order, complain)
  if (!isAtRest(read)) complain(`is ${order.state} and still owes something`)
  const payment = payments.find(({ id }) => id === order.paymentIntentId)
  const wentBack = payment ? back(payment.id) : 0
  switch (order.state) {
    case 'delivered':
      if (wentBack > 0) complain('has its book and its money')
      if (!hasLeft(services, parent) && !isErased) {
        judgeBook(services, parent, order, complain)
        judgeNotices(services, order, 'story_completed', complain)
      }
      return 'delivered'
    case 'refunded':
      if (!isPaidByGift && wentBack !== payment?.amountKurus) complain('is called refunded, and its money is not back')
      if (order.deliveredAt !== undefined && !parent.wasMeddledWith) complain('has its book and its money')
      judgeNotices(services, order, 'story_refunded', complain)
      return 'refunded'
    default:
      complain(`was paid and is ${order.state} in the end`)
      return 'unpaid'
  }
}

/** A book may take six hours; the limit adds an hour's outage and the time of the sweeps. */
const MADE_WITHIN_MS = MAKING_MAX_MS + 2 * HOUR_MS

function judgeTimes(order: StoredOrder, complain: (what: string) => void): void {
  const { state, paidAt = 0, deliveredAt = paidAt } = order
  if (deliveredAt - paidAt > MADE_WITHIN_MS) complain('was made later than it may be')
  if (state === 'refunded' && order.deliveredAt === undefined && knowsAChild(order))
    complain('was given back two months ago, and its order knows the child')
}

const isPaid = (order: StoredOrder | null): boolean =>
  order?.paymentIntentId !== undefined || order?.giftId !== undefined

const knowsAChild = (order: StoredOrder | null): boolean =>
  [CHILD, BROTHER].some(({ childName }) => JSON.stringify(order).includes(childName))

/** Checks that after any rewording every spread has words, and a stored clip that reads them. */
function judgeWords(services: OutsideServices, { uid, storyId }: Parent, complain: (what: string) => void): void {
  const story = parseStory(storyId, services.tree.read(paths.userStory(uid, storyId)))
  if (!story?.readable) return
  for (const url of story.narrationURLs) if (!isKept(services, uid, url)) complain(`${url} is read aloud and not kept`)
  if (story.storyTexts.length !== 12 || story.narrationURLs.length !== 6) complain('has lost a page by other words')
}

/** Checks that the story's record matches the order, and still has the parent's own title and dedication. */
function judgeStory(
  { tree, stripe }: OutsideServices,
  { uid, storyId, photos }: Parent,
  order: StoredOrder,
  shown: ReturnType<typeof storyFieldsOf>,
  complain: (what: string) => void,
): void {
  const record = tree.read(paths.userStory(uid, storyId)) as Record<string, unknown> | null
  if (!record) return order.state === 'refunded' ? undefined : complain('is in no library')
  const story = parseStory(storyId, record)
  if (!story) complain('cannot be read')
  // Parse like the product: the database stores no empty list.
  const { updatedAt: _when, ...fields } = shown ?? {}
  const differing = Object.entries(fields)
    .filter(([field, value]) => !isSame(record[field], value))
    .map(([field]) => field)
  // Compares the shown status with the facts, not with the product's own projection.
  const isMoneyBack = stripe.sumOf(order.paymentIntentId ?? '', ['succeeded']) > 0
  const said = [record.status, record.paymentStatus]
  const isTrue = [
    order.deliveredAt === undefined ? 'failed' : 'completed',
    isMoneyBack || order.state === 'refunded' ? 'refunded' : 'paid',
  ]
  if (said.join() !== isTrue.join()) complain(`says ${said.join(', ')} and is ${isTrue.join(', ')}`)
  if (differing.length > 0) complain(`its record is behind in ${differing.join(', ')}`)
  if (story?.title !== WORDS.title || story.dedication !== WORDS.dedication)
    complain('has lost its title or dedication')
  if (story && story.children.length !== photos.length) complain('has lost a brother')
  if (order.state === 'delivered' && !story?.readable) complain('is delivered and cannot be opened')
}

/** The database stores neither null nor an empty list. */
const isSame = (kept: unknown, value: unknown): boolean =>
  JSON.stringify(kept ?? null) === JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null))

function judgeBook(
  services: OutsideServices,
  { photos }: Parent,
  { uid, results }: StoredOrder,
  complain: (what: string) => void,
): void {
  // The record as stored: the database drops an empty list.
  const { imageURLs = [], storyTexts = [], narrationURLs = [], coverImageUrl = '', thumbnailUrl = '' } = results ?? {}
  const urls = [coverImageUrl, thumbnailUrl, ...imageURLs, ...narrationURLs]
  if (imageURLs.length !== 6 || storyTexts.length !== 12 || narrationURLs.length !== 6) complain('is not a whole book')
  if (photos.length > 1 && !storyTexts.some((text) => text.includes(BROTHER.childName)))
    complain('does not tell of the brother')
  if (new Set(urls).size !== urls.length) complain('has a page twice')
  for (const url of urls) if (!isKept(services, uid, url)) complain(`${url} of the book is not kept`)
}

/** Checks that the blob exists, and that its entry has no end. */
function isKept({ tree, blobs }: OutsideServices, uid: UserId, url: string): boolean {
  const key = url.replace('/media/', '')
  const entry = tree.read(paths.mediaIndex(uid, key)) as { expiresAt?: number } | null
  return blobs.has(`media-local/${key}`) && entry !== null && entry.expiresAt === undefined
}

/** Checks that every recorded clip is stored as long as its voice exists. */
function judgeVoices(services: OutsideServices, { uid, storyId }: Parent, complain: (what: string) => void): void {
  const { tree } = services
  const story = parseStory(storyId, tree.read(paths.userStory(uid, storyId)))
  if (!story?.readable) return
  for (const { name, clipURLs, outdatedURLs } of parseVoices(tree.read(paths.voices(uid, storyId)), story))
    for (const url of [...clipURLs, ...outdatedURLs].filter(Boolean))
      if (!isKept(services, uid, url)) complain(`${url} of ${name} is not kept`)
}

/** Checks that a link leads to its book while the share is open, and to none afterwards. */
function judgeShare(
  { world, tree }: OutsideServices,
  { uid, storyId }: Parent,
  complain: (what: string) => void,
): void {
  const share = parseStory(storyId, tree.read(paths.userStory(uid, storyId)))?.share
  const links = Object.entries((tree.read(paths.sharedBooks) ?? {}) as Record<string, { storyId: string }>)
  const leading = links.filter(([, link]) => link.storyId === storyId).map(([hash]) => hash)
  const hash = share && createHash('sha256').update(share.token).digest('hex')
  if (leading.some((one) => one !== hash)) complain('a link that is over leads to it')
  if (!share) return
  if (!isOver(share, world.nowMs) && leading.length === 0) complain('its link leads nowhere')
  // A quiet simulation sweeps once a day.
  if (isOver(share, world.nowMs - 2 * DAY_MS) && leading.length > 0)
    complain('its share has ended, and its link has not')
}

/** A file that is shown to its parent exists until its end, and no other file exists. */
function judgePrints(
  { world, tree, blobs }: OutsideServices,
  { uid, storyId }: Parent,
  complain: (what: string) => void,
): void {
  const prints = Object.values(parseStory(storyId, tree.read(paths.userStory(uid, storyId)))?.prints ?? {})
  const told = prints.flatMap((print) => (print?.is === 'ready' ? [print] : []))
  for (const { url, expiresAt } of told)
    if (expiresAt > world.nowMs && !blobs.has(`media-local/${url.replace('/media/', '')}`))
      complain(`${url} is not there`)
  const entries = Object.values(
    (tree.read(paths.mediaOf(uid)) ?? {}) as Record<string, { kind: string; expiresAt: number }>,
  )
  const kept = entries.filter(({ kind, expiresAt }) => kind === 'print' && expiresAt + 2 * DAY_MS < world.nowMs)
  if (kept.length > 0) complain('a file for a press has outlived its end')
}

const isBookErased = (services: OutsideServices, parent: Parent): boolean =>
  parent.erasesBook &&
  !hasLeft(services, parent) &&
  services.tree.read(paths.userStory(parent.uid, parent.storyId)) === null

/** An erased book leaves only the fact that it was paid. */
function judgeErasedBook(
  { tree }: OutsideServices,
  { uid, storyId }: Parent,
  order: StoredOrder,
  complain: (what: string) => void,
): void {
  if (JSON.stringify(tree.read(paths.mediaOf(uid)) ?? {}).includes(storyId)) complain('is erased, and has media')
  if (tree.read(paths.voices(uid, storyId)) !== null) complain('is erased, and has voices')
  if (knowsAChild(order)) complain('is erased, and its order knows the child')
}

function judgeNotices(
  { notices }: OutsideServices,
  { id }: StoredOrder,
  owed: string,
  complain: (what: string) => void,
): void {
  if (!notices.get(id)?.includes(owed)) complain(`nobody was told: ${owed}`)
}

/** A deleted account leaves only the fact of its deletion, and its payments. */
function judgeErasure(
  { tree, identities }: OutsideServices,
  { uid }: Parent,
  order: StoredOrder | null,
  complain: (what: string) => void,
): void {
  for (const room of [
    paths.userStories(uid),
    paths.transformationsOf(uid),
    paths.mediaOf(uid),
    paths.voicesOf(uid),
    paths.housekeepingOf(uid),
    paths.failedVisitsOf(uid),
  ]) {
    if (tree.read(room) !== null) complain(`has left, and ${room} is still there`)
  }
  if (JSON.stringify(tree.read('invitations') ?? {}).includes(uid))
    complain('has left, and an invitation is still there')
  if (JSON.stringify(tree.read(paths.sharedBooks) ?? {}).includes(uid)) complain('has left, and a link is still there')
  if (identities.has(uid)) complain('has left, and can still sign in')
  if (knowsAChild(order)) complain('has left, and its order knows the child')
}

/** Runs the product's own nightly audit: stores, index, orders and identities agree, and nothing is left over. */
export async function judgeStores({ world, tree }: OutsideServices): Promise<void> {
  if (tree.read(paths.originals) !== null) world.violations.push('a photo is said to lie there still')
  let report: AuditReport | undefined
  world.start('audit', async () => {
    // Audit two nights later: by then all work and erasures are over.
    report = await audit(Date.now() + 2 * DAY_MS, Infinity)
  })
  while (await world.next(world.nowMs + HOUR_MS));
  if (!report?.isWhole) world.violations.push('the audit did not come to its end')
  for (const [name, count] of Object.entries(report?.counts ?? {}) as [Finding, number][])
    if (count > 0) world.violations.push(`the audit: ${count} ${FINDINGS[name]}`)
}

/** More than thirty days later: the photo's data that a paid book needs is stored, all other data is gone. */
function judgePhoto(
  services: OutsideServices,
  parent: Parent,
  { originalKey, heroKey, portraitKey }: Photo,
  order: StoredOrder | null,
  complain: (what: string) => void,
): void {
  const { tree, blobs } = services
  const { uid } = parent
  const isErased = isBookErased(services, parent)
  const lies = (name: string) => blobs.has(name)
  if (lies(`private-local/${originalKey}`) || tree.read(paths.mediaIndex(uid, originalKey)))
    complain('its photo was not erased')
  const isKept = order?.state === 'delivered' && !isErased
  const isThere = lies(`media-local/${portraitKey}`) && lies(`private-local/${heroKey}`)
  if (isKept && !isThere) complain('its portrait was erased though the book is there')
  if ((isErased || !isPaid(order)) && (isThere || tree.read(paths.mediaIndex(uid, heroKey))))
    complain('its portrait was not erased')
}
