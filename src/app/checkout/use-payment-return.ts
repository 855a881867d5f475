/**
 * Handles the return from the pay page, `?session_id=…&story=…` (of a gift `&gift=…`), and from redeeming a gift,
 * `?redeemed=…`. It says thank you once per id and changes nothing on the server: only Stripe knows what was paid, and
 * the card shows it (product 6.5).
 */
import { useEffect, useEffectEvent } from 'react'
import { PARAMETERS } from '#domain/site-paths.ts'
import { GIFT } from '#text/gift.ts'
import { PAYMENT } from '#text/payment.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { showSuccess } from '#ui/toast.ts'

/** product 6.5. */
const SHOWN_MS = 5_000
const HANDLED_KEY = 'handled_payment_sessions'
/** The number of stored returns: as many as one device can plausibly repeat. */
const HANDLED_KEPT = 50

export interface PaymentReturn {
  sessionId: string
  storyId: string | null
  /** A gift has paid for the story. */
  isRedeemed: boolean
}

/** @returns null if these parameters do not come from the pay page */
function readPaymentReturn(parameters: URLSearchParams): PaymentReturn | null {
  const redeemed = parameters.get(PARAMETERS.redeemedStory)
  if (redeemed) return { sessionId: redeemed, storyId: redeemed, isRedeemed: true }
  const sessionId = parameters.get(PARAMETERS.paidSession)
  const storyId = parameters.get(PARAMETERS.paidStory) ?? parameters.get(PARAMETERS.paidGift)
  return sessionId ? { sessionId, storyId, isRedeemed: false } : null
}

const RETURN_PARAMETERS = [
  PARAMETERS.paidSession,
  PARAMETERS.paidStory,
  PARAMETERS.paidGift,
  PARAMETERS.redeemedStory,
] as const

function withoutPaymentReturn(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  for (const name of RETURN_PARAMETERS) rest.delete(name)
  return rest
}

/** @returns true the first time that this id is seen on this device, in any tab and after any reload */
function takeOnce(sessionId: string, storage: DeviceStorage): boolean {
  const handled = (storage.getItem(HANDLED_KEY) ?? '').split(' ').filter(Boolean)
  if (handled.includes(sessionId)) return false
  storage.setItem(HANDLED_KEY, [...handled, sessionId].slice(-HANDLED_KEPT).join(' '))
  return true
}

interface Options {
  parameters: URLSearchParams
  /** Replaces the address, so that Back does not find the id again. */
  replaceParameters: (rest: URLSearchParams) => void
  onPaid: (paid: PaymentReturn) => void
  /** The sentence to show; another one for a book that a gift has paid for. */
  sentence?: string
  storage: DeviceStorage
}

export function usePaymentReturn({
  parameters,
  replaceParameters,
  onPaid,
  sentence = PAYMENT.succeeded,
  storage,
}: Options): void {
  const handle = useEffectEvent(() => {
    const paid = readPaymentReturn(parameters)
    if (!paid) return
    if (takeOnce(paid.sessionId, storage)) {
      showSuccess(paid.isRedeemed ? GIFT.redeemed : sentence, { durationMs: SHOWN_MS, atTop: true })
      onPaid(paid)
    }
    replaceParameters(withoutPaymentReturn(parameters))
  })
  const returned = readPaymentReturn(parameters)?.sessionId
  useEffect(() => handle(), [returned])
}
