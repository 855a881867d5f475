/** Tells the owners of the product who signed up or in, through `proxy-webhook` (specification, section 7, call 1). */
import type { UserId } from '#domain/ids.ts'
import { LOG_TEXT, Problem } from '#domain/problem.ts'
import { plainAnswerSchema, type NotificationRequest } from '#domain/wire.ts'
import { callFunction } from './call-function.ts'

interface Account {
  uid: UserId
  email: string | null
  displayName: string | null
  photoURL: string | null
}

/** Decision 7: a parent is not kept waiting longer. */
const NOTIFICATION_TIMEOUT_MS = 10_000

/** @throws Problem where it was not delivered: then the account must not stay */
export const notifySignup = async (idToken: string, account: Account, createdAt: Date): Promise<void> =>
  notify(idToken, {
    type: 'make',
    data: { type: 'signup', data: { ...withEmail(account), createdAt: createdAt.toISOString() } },
  })

/** @throws Problem where it was not delivered: to be logged, never to keep anyone out */
export const notifySignin = async (idToken: string, account: Account, lastLoginAt: Date): Promise<void> =>
  notify(idToken, {
    type: 'make',
    data: { type: 'signin', data: { ...withEmail(account), lastLoginAt: lastLoginAt.toISOString() } },
  })

async function notify(idToken: string, json: NotificationRequest): Promise<void> {
  const answer = await callFunction('proxy-webhook', {
    idToken,
    json,
    schema: plainAnswerSchema,
    timeoutMs: NOTIFICATION_TIMEOUT_MS,
    describeFailure: LOG_TEXT.webhookFailed,
  })
  if (!answer.success) throw new Problem(answer.code, answer.message || 'proxy-webhook refused the notification')
}

function withEmail({ uid, email, displayName, photoURL }: Account) {
  if (!email) throw new Problem('missing-data', LOG_TEXT.emailMissing)
  return { uid, email, displayName, photoURL }
}
