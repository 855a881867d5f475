/** Finds the faults in the records of one user: a pure function. */
import * as v from 'valibot'
import { parseKeptHero, type KeptHero } from '#domain/hero.ts'
import { isPaid, type Order } from '#domain/order.ts'
import { childKeptUntil } from '#domain/order-child.ts'
import { EXPIRED_ORDER_KEPT_MS } from '#domain/order-times.ts'
import { storedOrderSchema } from '#domain/stored-order.ts'
import { parseStory, type Story } from '#domain/story.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { entrySchema, KIND_STORES, type MediaEntry } from '#netlify/media/media-entry.ts'
import { mediaKeyOf, variantKey } from '#netlify/media/media-key.ts'
import { booksOf, namedKeys } from './audit-books.ts'
import { judgeDraft, judgeHero, judgeTransformation } from './audit-ends.ts'
import { noFindings, type Findings } from './audit-findings.ts'
import type { ObjectName } from './audit-objects.ts'
import type { UserRecords } from './audit-users.ts'

const DAY_MS = 24 * 60 * 60_000
/** Only media that a book names are stored for longer. */
const LONGEST_KEPT_MS = UNPAID_STORY_KEPT_MS + DAY_MS

export interface Judgement {
  found: Findings
  /** The user has more data than a payment needs, so the account must exist. */
  hasData: boolean
  /** A record has ended without a planned clean-up: the audit plans one. */
  wantsVisit: boolean
}

/** @param isThere whether an object is in its store */
export function judgeUser(records: UserRecords, nowMs: number, isThere: (object: ObjectName) => boolean): Judgement {
  const found = noFindings()
  const { entries, orders, stories, heroes, unread } = parsed(records)
  const left = v.safeParse(erasureSchema, records.erasure)
  if (left.success) {
    judgeLeft(records, left.output, orders, nowMs, found)
    return { found, hasData: false, wantsVisit: false }
  }
  found.unreadRecords = unread
  const named = namedKeys(entries, orders, stories, records.voices, heroes)
  for (const [key, entry] of entries) {
    const { expiresAt, isArriving } = entry
    const isEndless = expiresAt === undefined || expiresAt > nowMs + LONGEST_KEPT_MS
    if (isEndless && !named.has(key)) found.endlessEntries += 1
    if (expiresAt !== undefined && expiresAt < nowMs - DAY_MS) found.overdueEnds += 1
    // An object that is still being stored, or is past its end, may be missing: its entry is erased in any case.
    const isKept = !isArriving && (expiresAt === undefined || expiresAt > nowMs)
    if (isKept && !objectsOf(key, entry).every(isThere)) found.entriesWithoutObject += 1
  }
  const isKeptWhole = (url: string): boolean => {
    const key = mediaKeyOf(url)
    const entry = entries.get(key ?? '')
    return key === null || (entry !== undefined && entry.expiresAt === undefined && isThere(objectOf(key, entry)))
  }
  found.brokenBooks = booksOf(orders, stories).filter((urls) => !urls?.every(isKeptWhole)).length
  found.ordersKnowingTooLong = orders.filter((order) => knowsTooLong(order, nowMs)).length
  const endings = [
    ...Object.values(branch(records.transformations)).map((record) => judgeTransformation(record, entries, nowMs)),
    ...stories.map((story) => judgeDraft(story, nowMs)),
    ...heroes.map((hero) => judgeHero(hero, entries, nowMs)),
  ]
  found.overdueEnds += endings.filter(({ isOverdue }) => isOverdue).length
  const hasVisit = typeof records.nextVisit === 'number'
  const hasEnds = [...entries.values()].some(({ expiresAt }) => expiresAt !== undefined)
  if (hasEnds && !hasVisit) found.unvisitedUsers = 1
  return {
    found,
    hasData: hasRecords(records) || records.consents !== null || orders.some(knowsChild),
    wantsVisit: endings.some(({ isOver }) => isOver),
  }
}

/** All objects that the entries of this user name, whether they exist or not. */
export function namedObjects({ media }: UserRecords): ObjectName[] {
  return Object.entries(branch(media)).flatMap(([key, value]) => {
    const entry = v.safeParse(entrySchema, value)
    // An unreadable entry does not say its store.
    if (!entry.success) return (['media', 'private'] as const).map((store) => ({ store, name: key }))
    return objectsOf(key, entry.output)
  })
}

const erasureSchema = v.object({ startedAt: v.number(), emptiedAt: v.optional(v.number()) })

function judgeLeft(
  records: UserRecords,
  { startedAt, emptiedAt = startedAt }: v.InferOutput<typeof erasureSchema>,
  orders: readonly Order[],
  nowMs: number,
  found: Findings,
): void {
  // The erasure is still running.
  if (Math.max(startedAt, emptiedAt) > nowMs - DAY_MS) return
  const wasPaid = orders.some(isPaid)
  const isLeftOver = hasRecords(records) || records.failedVisits !== null || records.nextVisit !== null
  if (isLeftOver || (records.consents !== null && !wasPaid)) found.leftWithData = 1
  if (hasRecords(records) && records.nextVisit === null) found.unvisitedUsers = 1
  found.ordersKnowingTooLong = orders.filter(knowsChild).length
}

const hasRecords = ({ media, stories, transformations, voices, gifts, heroes, limits, quotas }: UserRecords): boolean =>
  [media, stories, transformations, voices, gifts, heroes, limits, quotas].some((record) => record !== null)

interface Parsed {
  entries: Map<string, MediaEntry>
  orders: Order[]
  stories: Story[]
  heroes: KeptHero[]
  unread: number
}

function parsed(records: UserRecords): Parsed {
  const media = Object.entries(branch(records.media)).map(([key, value]) => ({
    key,
    entry: v.safeParse(entrySchema, value),
  }))
  const orders = records.orders.map(([, value]) => v.safeParse(storedOrderSchema, value))
  const stories = Object.entries(branch(records.stories)).map(([key, value]) => parseStory(key, value))
  const entries = new Map(media.flatMap(({ key, entry }) => (entry.success ? [[key, entry.output] as const] : [])))
  const read = { entries, orders: orders.flatMap((one) => (one.success ? [one.output] : [])) }
  const known = stories.filter((story) => story !== null)
  const heroRecords = Object.entries(branch(records.heroes))
  const heroes = heroRecords.flatMap(([id, value]) => parseKeptHero(id, value) ?? [])
  const all = media.length + orders.length + stories.length + heroRecords.length
  const unread = all - entries.size - read.orders.length - known.length - heroes.length
  return { ...read, stories: known, heroes, unread }
}

const branch = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>

const objectOf = (key: string, { kind }: MediaEntry): ObjectName => ({ store: KIND_STORES[kind], name: key })
const objectsOf = (key: string, entry: MediaEntry): ObjectName[] =>
  [key, ...(entry.variants ?? []).map((name) => variantKey(key, name))].map((name) => objectOf(name, entry))

const knowsChild = (order: Order): boolean =>
  order.childForgottenAt === undefined ||
  (order.kind === 'book' && (order.book !== null || order.results.imageURLs.length > 0))

function knowsTooLong(order: Order, nowMs: number): boolean {
  if (!knowsChild(order)) return false
  const isUnpaid = order.state === 'opening' || order.state === 'open' || order.state === 'expired'
  // The sweep checks a pay page for a day or two before its order expires.
  if (isUnpaid) return order.updatedAt + EXPIRED_ORDER_KEPT_MS + 3 * DAY_MS < nowMs
  const untilMs = order.childForgottenAt ?? childKeptUntil(order)
  return untilMs !== undefined && untilMs + DAY_MS < nowMs
}
