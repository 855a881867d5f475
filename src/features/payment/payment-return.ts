/**
 * Back from the pay page: `?session_id=…&story=…`. It says thank you once an id and changes nothing on the server:
 * what was paid is known from Stripe alone, and the card shows it (decision 22).
 */
import { useEffect, useRef } from 'react'
import { paymentText } from '#text/payment.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { showSuccess } from '#ui/toast.tsx'

export const SESSION_PARAMETER = 'session_id'
export const STORY_PARAMETER = 'story'
/** Specification, section 8. */
const SHOWN_MS = 5_000
const HANDLED_KEY = 'handled_payment_sessions'
/** As many returns as one device can plausibly repeat. */
const HANDLED_KEPT = 50

export interface PaymentReturn {
  sessionId: string
  storyId: string | null
}

/** @returns null where these parameters are no return from the pay page */
export function readPaymentReturn(parameters: URLSearchParams): PaymentReturn | null {
  const sessionId = parameters.get(SESSION_PARAMETER)
  return sessionId ? { sessionId, storyId: parameters.get(STORY_PARAMETER) } : null
}

export function withoutPaymentReturn(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  rest.delete(SESSION_PARAMETER)
  rest.delete(STORY_PARAMETER)
  return rest
}

/** @returns true the first time that this id is seen on this device, in any tab and after any reload */
export function takeOnce(sessionId: string, storage: DeviceStorage): boolean {
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

export function usePaymentReturn(options: Options): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const sessionId = options.parameters.get(SESSION_PARAMETER)
  useEffect(() => {
    const { parameters, replaceParameters, onPaid, storage } = latest.current
    const paid = readPaymentReturn(parameters)
    if (!paid) return
    if (takeOnce(paid.sessionId, storage)) {
      showSuccess(paymentText.succeeded, { durationMs: SHOWN_MS })
      onPaid(paid)
    }
    replaceParameters(withoutPaymentReturn(parameters))
  }, [sessionId])
}
