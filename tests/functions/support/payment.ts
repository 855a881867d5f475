/** The payment stand-in as a person with a card, and as Stripe's own notices. */
import { stripeUrl, webhookUrl } from '../../support/local-env.ts'

const control = async (path: string, body: object = {}): Promise<unknown> => {
  const answer = await fetch(stripeUrl(`/__control/${path}`), { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

export const payAtStripe = (sessionId: string) => control(`sessions/${sessionId}/pay`)
export const expireAtStripe = (sessionId: string) => control(`sessions/${sessionId}/expire`)
export const setWebhooks = (mode: 'normal' | 'twice' | 'late' | 'never') => control('webhooks', { mode })
/** @returns the status that the function answered */
export const deliverWebhook = async (sessionId: string): Promise<number> =>
  ((await control('webhooks/deliver', { sessionId })) as { status: number }).status

export const settleRefundsAs = (status: 'succeeded' | 'pending' | 'failed') => control('refunds', { status })
/** @returns the dispute's id */
export const disputeAtStripe = async (paymentIntent: string): Promise<string> =>
  ((await control('disputes', { paymentIntent, status: 'needs_response' })) as { id: string }).id
export const decideDispute = (id: string, status: 'won' | 'lost') => control(`disputes/${id}`, { status })

const list = async (path: string): Promise<Record<string, unknown>[]> => {
  const body = (await (await fetch(stripeUrl(`/__control/${path}`))).json()) as
    { data?: Record<string, unknown>[] } | Record<string, unknown>[]
  return Array.isArray(body) ? body : (body.data ?? [])
}
export const sessionsAtStripe = () => list('sessions')
export const refundsAtStripe = () => list('refunds')

export interface ReceivedNotice {
  headers: Record<string, string>
  body: { type: string; data: Record<string, unknown> }
}

/** All that the notification webhook got, oldest first. */
export const receivedNotices = async (): Promise<ReceivedNotice[]> =>
  (await (await fetch(webhookUrl('/__control/received'))).json()) as ReceivedNotice[]

/** What it got of one kind. */
export const noticesOf = async (type: string): Promise<Record<string, unknown>[]> =>
  (await receivedNotices()).filter(({ body }) => body.type === type).map(({ body }) => body.data)

export const setNotificationWebhook = async (mode: 'ok' | 'fail' | 'hang' | 'redirect'): Promise<void> => {
  await (
    await fetch(webhookUrl('/__control/behaviour'), { method: 'POST', body: JSON.stringify({ mode }) })
  ).arrayBuffer()
}
