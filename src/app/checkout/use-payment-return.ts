/**
 * Back from the pay page: `?session_id=…&story=…`. It says thank you once an id and changes nothing on the server:
 * what was paid is known from Stripe alone, and the card shows it (docs/product/06-paying.md#65-the-return-from-the-pay-page).
 */
import { useEffect, useEffectEvent } from 'react'
import { PARAMETERS } from '#domain/site-paths.ts'
import { PAYMENT } from '#text/payment.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { showSuccess } from '#ui/toast.tsx'

/** docs/product/06-paying.md#65-the-return-from-the-pay-page. */
const SHOWN_MS = 5_000
const HANDLED_KEY = 'handled_payment_sessions'
/** As many returns as one device can plausibly repeat. */
const HANDLED_KEPT = 50

export interface PaymentReturn {
  sessionId: string
  storyId: string | null
}

/** @returns null where these parameters are no return from the pay page */
function readPaymentReturn(parameters: URLSearchParams): PaymentReturn | null {
  const sessionId = parameters.get(PARAMETERS.paidSession)
  return sessionId ? { sessionId, storyId: parameters.get(PARAMETERS.paidStory) } : null
}

function withoutPaymentReturn(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  rest.delete(PARAMETERS.paidSession)
  rest.delete(PARAMETERS.paidStory)
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
  /** Replaces the address, so that back does not come upon the id again. */
  replaceParameters: (rest: URLSearchParams) => void
  onPaid: (paid: PaymentReturn) => void
  storage: DeviceStorage
}

export function usePaymentReturn({ parameters, replaceParameters, onPaid, storage }: Options): void {
  const handle = useEffectEvent(() => {
    const paid = readPaymentReturn(parameters)
    if (!paid) return
    if (takeOnce(paid.sessionId, storage)) {
      showSuccess(PAYMENT.succeeded, { durationMs: SHOWN_MS, atTop: true })
      onPaid(paid)
    }
    replaceParameters(withoutPaymentReturn(parameters))
  })
  const sessionId = parameters.get(PARAMETERS.paidSession)
  useEffect(() => handle(), [sessionId])
}
