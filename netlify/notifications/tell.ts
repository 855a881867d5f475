/**
 * Sends a notice: queues it first, tries at once, and then the sweep tries again with growing waits, for three days.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { patch } from '#netlify/clients/database.ts'
import { postNotice } from '#netlify/clients/notification-receiver.ts'
import { ReceiverBusy } from '#netlify/clients/receiver-busy.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { AGAIN_AFTER_MS, subjectOf, type Notice } from './notice.ts'
import {
  dueFields,
  forgetNotices,
  outboxItemSchema,
  outboxKeyOf,
  queueNotice,
  type OutboxItem,
  type WaitingNotice,
} from './outbox.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A caller waits for the first try; the sweep has more time. */
const FIRST_TRY_MS = 4_000
const LATER_TRY_MS = 8_000
const LONGEST_WAIT_MS = HOUR_MS
export const TRIED_FOR_MS = 3 * DAY_MS
/** Longer than the time in which our code may repeat a notice. */
const REMEMBERED_MS = 7 * DAY_MS
const UNREADABLE_PUT_OFF_MS = HOUR_MS

const waitAfter = (attempts: number): number => Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)

/**
 * A receiver that is down does not fail the call: the sweep tries again.
 * @returns 'known' if it is sent or queued already. @throws Problem if it could not be queued
 */
export async function tell(notice: Notice, nowMs: number): Promise<'told' | 'queued' | 'known'> {
  // The process that queues it has the first try; the sweep waits until `dueAt`.
  const item = await queueNotice(notice, nowMs, nowMs + waitAfter(1))
  if (!item) return 'known'
  try {
    await post(outboxKeyOf(notice.type, subjectOf(notice)), item, FIRST_TRY_MS)
    return 'told'
  } catch (error) {
    logProblem('notices', asProblem(error, 'notification-failed'))
    return 'queued'
  }
}

/** Erases the notices about the user, and notifies their receiver of the erasure (KVKK m. 11/1-f, GDPR art. 19). */
export async function queueAccountDeleted(uid: UserId, nowMs: number): Promise<void> {
  await forgetNotices(uid)
  await queueNotice({ type: 'account_deleted', data: { uid } }, nowMs)
}

/** Moves the due time before it sends: a notice that fails, or kills the process, comes after the others. */
export async function sendQueued(key: string, nowMs: number): Promise<void> {
  const item = await claim(key, nowMs)
  if (item) await post(key, item, LATER_TRY_MS)
}

async function post(key: string, item: WaitingNotice, timeoutMs: number): Promise<void> {
  try {
    await postNotice(item, timeoutMs)
  } catch (error) {
    if (error instanceof ReceiverBusy) await waitUntil(key, item, error.retryAtMs)
    throw error
  }
  await changeOwn(key, item, () => toldOf(item))
}

/** Waits as long as the receiver asks, but at most an hour; then the receiver may ask again. */
async function waitUntil(key: string, item: WaitingNotice, atMs: number): Promise<void> {
  const dueAt = Math.min(atMs, Date.now() + LONGEST_WAIT_MS)
  await changeOwn(key, item, (current) => ({ ...current, ...dueFields(item.type, dueAt) }))
}

/** Changes only this item: it may have been erased, or queued again, while the receiver was called. */
const changeOwn = (key: string, { webhookId }: WaitingNotice, become: (current: object) => object): Promise<unknown> =>
  updateIf(paths.outboxItem(key), (current) =>
    v.is(v.looseObject({ webhookId: v.literal(webhookId) }), current)
      ? { becomes: become(current as object), result: true }
      : { result: false },
  )

/** @returns null if there is nothing to send: it was sent, is given up, or another process is sending it */
async function claim(key: string, nowMs: number): Promise<WaitingNotice | null> {
  let isGivenUp = false
  const claimed = await updateIf<WaitingNotice | 'unreadable' | 'nothing'>(paths.outboxItem(key), (current) => {
    isGivenUp = false
    const parsed = v.safeParse(outboxItemSchema, current)
    if (!parsed.success) return { result: current === null ? 'nothing' : 'unreadable' }
    const item = parsed.output
    if (item.dueAt === undefined || item.dueAt > nowMs) return { result: 'nothing' }
    if (item.is === 'told') return { becomes: null, result: 'nothing' }
    isGivenUp = item.queuedAt + TRIED_FOR_MS <= nowMs
    if (isGivenUp) return { becomes: toldOf(item), result: 'nothing' }
    const attempts = item.attempts + 1
    return { becomes: { ...item, attempts, ...dueFields(item.type, nowMs + waitAfter(attempts)) }, result: item }
  })
  if (isGivenUp)
    logProblem('notice-given-up', new Problem('notification-failed', 'A notice was not taken for three days'), {
      about: key,
    })
  if (claimed === 'unreadable') await putOff(key, nowMs)
  return typeof claimed === 'string' ? null : claimed
}

/** Removes the body. */
function toldOf({ uid, type, queuedAt }: WaitingNotice): OutboxItem {
  const told: OutboxItem = { is: 'told', ...(uid !== undefined && { uid }), type, queuedAt }
  if (type === 'signup') return told
  return { ...told, dueAt: queuedAt + Math.min(AGAIN_AFTER_MS[type as Notice['type']], REMEMBERED_MS) }
}

/** Another version of the code, or a person, wrote this entry. */
async function putOff(key: string, nowMs: number): Promise<void> {
  const problem = new Problem('unknown', 'An entry of the outbox cannot be read, and is put off')
  logProblem('notice-unreadable', problem, { about: key })
  const dueAt = nowMs + UNREADABLE_PUT_OFF_MS
  await patch({ [`${paths.outboxItem(key)}/dueAt`]: dueAt, [`${paths.outboxItem(key)}/urgentDueAt`]: null })
}
