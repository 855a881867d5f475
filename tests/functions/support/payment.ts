/**
 * Acts at the payment stand-in as a buyer with a card and as Stripe's webhooks, and reads what the stand-ins know about
 * one account or story.
 */
import { signUpByApi, stripeUrl, taggedEmail, webhookUrl, type Account } from '../../support/local-env.ts'

/**
 * A parent whose payment no webhook reports: the test delivers the webhook, or another part of the product finds the
 * payment.
 */
export const signUpWithoutWebhooks = (): Promise<Account> => signUpByApi(taggedEmail('webhook-never'))

const control = async (path: string, body: object = {}): Promise<unknown> => {
  const answer = await fetch(stripeUrl(`/__control/${path}`), { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** @param buyer the fields of the pay page by name; example values by default */
export const payAtStripe = (sessionId: string, buyer?: Readonly<Record<string, string>>) =>
  control(`sessions/${sessionId}/pay`, { buyer })
export const expireAtStripe = (sessionId: string) => control(`sessions/${sessionId}/expire`)
/** @returns the status that the function answered */
export const deliverWebhook = async (sessionId: string): Promise<number> =>
  ((await control('webhooks/deliver', { sessionId })) as { status: number }).status

/** Sets the outcome of a paid session's pending and future refunds. */
export const settleRefundsOf = (sessionId: string, status: 'succeeded' | 'pending' | 'failed') =>
  control(`sessions/${sessionId}/refunds`, { status })
/** @returns the dispute's id */
export const disputeAtStripe = async (paymentIntent: string): Promise<string> =>
  ((await control('disputes', { paymentIntent, status: 'needs_response' })) as { id: string }).id
export const decideDispute = (id: string, status: 'won' | 'lost') => control(`disputes/${id}`, { status })

/** Other tests pay at the same stand-in, so this lists only the entries that contain `about`. */
const listed = async <T>(url: string, about: string): Promise<T[]> => {
  if (about === '') throw new Error('An empty text is in everything: name an account, a story or a session.')
  return (await (await fetch(`${url}?about=${encodeURIComponent(about)}`)).json()) as T[]
}
type AtStripe = Record<string, unknown>

/** @param about the id of an account, a story, a payment or the session itself; newest first */
export const sessionsAtStripe = (about: string) => listed<AtStripe>(stripeUrl('/__control/sessions'), about)
/** @param about the id of an account, a story or a payment; newest first */
export const refundsAtStripe = (about: string) => listed<AtStripe>(stripeUrl('/__control/refunds'), about)

export interface ReceivedNotice {
  headers: Record<string, string>
  body: { type: string; data: Record<string, unknown> }
}

/** @param about the id of an account or a story, or another text of the test's own; oldest first */
export const receivedNotices = (about: string) => listed<ReceivedNotice>(webhookUrl('/__control/received'), about)

/** The notices of one kind. @param about see receivedNotices */
export const noticesOf = async (type: string, about: string): Promise<Record<string, unknown>[]> =>
  (await receivedNotices(about)).filter(({ body }) => body.type === type).map(({ body }) => body.data)
