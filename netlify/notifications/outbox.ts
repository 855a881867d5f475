/**
 * `outbox/{key}`: the notices for the receiver. A notice is written before it is sent, so that a receiver that is down
 * loses no notice and blocks no user; it stays for a while after sending, so that none is sent twice. The key is a hash
 * of the notice's type and subject; the receiver gets another id.
 */
import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { userIdSchema, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { patch, read, readWindow } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { AGAIN_AFTER_MS, subjectOf, type Notice } from './notice.ts'

/** No `uid` in a notice that concerns no user. */
const common = { uid: v.optional(userIdSchema), type: v.string(), queuedAt: v.number() }
export const outboxItemSchema = v.variant('is', [
  v.object({
    ...common,
    is: v.literal('waiting'),
    webhookId: v.string(),
    /** The body that is sent and signed, the same at every attempt. */
    body: v.string(),
    attempts: v.number(),
    dueAt: v.number(),
    /** The same as `dueAt`, only for notices that must not wait behind sign-ins. */
    urgentDueAt: v.optional(v.number()),
  }),
  /** `dueAt`: when the entry is erased; absent: it stays as long as the account. */
  v.object({ ...common, is: v.literal('told'), dueAt: v.optional(v.number()) }),
])
export type OutboxItem = v.InferOutput<typeof outboxItemSchema>
export type WaitingNotice = Extract<OutboxItem, { is: 'waiting' }>

/**
 * Notices about money, alarms and deleted accounts are sent first: strangers can cause any number of the notices listed
 * here.
 */
const CAN_WAIT: readonly Notice['type'][] = ['signup', 'signin', 'book_report']
export const isUrgent = (type: string): boolean => !CAN_WAIT.some((one) => one === type)

const KEY = /^[a-z_]{1,20}-[0-9a-f]{40}$/
export const outboxKeySchema = v.pipe(v.string(), v.regex(KEY))

export const outboxKeyOf = (type: Notice['type'], subject: string): string =>
  `${type}-${createHash('sha256').update(`${type}/${subject}`).digest('hex').slice(0, 40)}`

/** True if the receiver has this notice, or will get it. */
export const wasQueued = async (type: Notice['type'], subject: string): Promise<boolean> =>
  (await read(paths.outboxItem(outboxKeyOf(type, subject)))) !== null

export const wasSignupQueued = (uid: UserId): Promise<boolean> => wasQueued('signup', uid)

/** The due times of a waiting notice, one for each queue that holds it. */
export const dueFields = (type: string, dueAt: number) => ({ dueAt, ...(isUrgent(type) && { urgentDueAt: dueAt }) })

/**
 * @param dueAt when the sweep first tries to send it
 * @returns null if it is sent or queued already. @throws Problem if it could not be written
 */
export async function queueNotice(notice: Notice, nowMs: number, dueAt = nowMs): Promise<WaitingNotice | null> {
  const item: WaitingNotice = {
    is: 'waiting',
    ...('uid' in notice.data && { uid: notice.data.uid }),
    type: notice.type,
    webhookId: `msg_${randomUUID()}`,
    body: JSON.stringify(notice),
    queuedAt: nowMs,
    attempts: 0,
    ...dueFields(notice.type, dueAt),
  }
  const isQueued = await updateIf(paths.outboxItem(outboxKeyOf(notice.type, subjectOf(notice))), (current) => {
    const before = v.safeParse(outboxItemSchema, current)
    const isKnown = before.success && nowMs - before.output.queuedAt < AGAIN_AFTER_MS[notice.type]
    return isKnown ? { result: false } : { becomes: item, result: true }
  })
  if (isQueued === null) throw new Problem('conflict', 'A notice is being queued by others')
  return isQueued ? item : null
}

/** Notices that are still sent after the account is deleted: those about the user's money and about the deletion. */
const TOLD_ALL_THE_SAME = ['invoice_due', 'story_refunded', 'gift_refunded', 'account_deleted']

export async function forgetNotices(uid: UserId): Promise<void> {
  const found = await readWindow(paths.outbox, { by: 'uid', equalTo: uid })
  const forgotten = found.filter(([, item]) => {
    const result = v.safeParse(outboxItemSchema, item)
    return !result.success || !TOLD_ALL_THE_SAME.includes(result.output.type)
  })
  if (forgotten.length > 0) await patch(Object.fromEntries(forgotten.map(([key]) => [paths.outboxItem(key), null])))
}
