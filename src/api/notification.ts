/** Tells the owners of the product who signed up or in, through `proxy-webhook` (product 10.2). */
import { asProblem, LOG_TEXT, Problem } from '#domain/problem.ts'
import type { User } from '#domain/user.ts'
import { plainAnswerSchema } from '#domain/plain-answer.ts'
import { type NotificationRequest } from '#domain/wire.ts'
import { callFunction, isTimeout } from './call-function.ts'

/** A parent waits no longer than this (product 4.1). */
const NOTIFICATION_TIMEOUT_MS = 10_000

/**
 * @returns 'owed' if the account may stay without its notice: the answer is late, or others in its network sent too
 * much. The notice may be sent again, because the receiver gets it once per user
 * @throws Problem if it failed: then the account must be deleted
 */
export async function notifySignup(account: User, createdAt: Date): Promise<'sent' | 'owed'> {
  const data = { ...withEmail(account), createdAt: createdAt.toISOString() }
  try {
    await notify({ type: 'make', data: { type: 'signup', data } })
    return 'sent'
  } catch (error) {
    if (isTimeout(error) || asProblem(error).code === 'too-many-from-here') return 'owed'
    throw error
  }
}

/** @throws Problem if the notice could not even be queued: log it, but let the user in */
export const notifySignin = async (account: User, lastLoginAt: Date): Promise<void> =>
  notify({
    type: 'make',
    data: { type: 'signin', data: { ...withEmail(account), lastLoginAt: lastLoginAt.toISOString() } },
  })

async function notify(json: NotificationRequest): Promise<void> {
  const answer = await callFunction('proxy-webhook', {
    json,
    schema: plainAnswerSchema,
    timeoutMs: NOTIFICATION_TIMEOUT_MS,
    describeFailure: LOG_TEXT.webhookFailed,
  })
  if (!answer.success) throw new Problem(answer.code, answer.message || 'proxy-webhook refused the notification')
}

function withEmail({ uid, email, displayName, photoURL }: User) {
  if (!email) throw new Problem('missing-data', LOG_TEXT.emailMissing)
  return { uid, email, displayName, photoURL }
}
