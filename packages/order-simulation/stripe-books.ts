/**
 * Stripe's sessions, payments, refunds and disputes, with its refusals. A request that the product must never make is a
 * violation.
 */
import type { CheckoutSession, StripeNotice, Payment, Refund } from '#netlify/clients/stripe.ts'
import { HOUR_MS, type SimulatedWorld } from './simulated-world.ts'

export interface BookedSession extends CheckoutSession {
  createdAtMs: number
  expiresAtMs: number
}
export interface BookedPayment {
  id: string
  storyId: string
  amountKurus: number
}
export interface BookedRefund extends Refund {
  paymentIntentId: string
  createdAtMs: number
  byHand: boolean
}
export interface BookedDispute {
  id: string
  paymentIntentId: string
  is: 'open' | 'won' | 'lost'
  createdAtMs: number
}

/** Share of succeeded refunds that fail later, if refunds do not end at once. */
const COMES_BACK = 0.15

/** Stripe's answer to a request that it refuses. */
export class Refused extends Error {}

export class StripeBooks {
  readonly sessions: BookedSession[] = []
  readonly payments = new Map<string, BookedPayment>()
  readonly refunds: BookedRefund[] = []
  readonly disputes: BookedDispute[] = []
  /** Called for every change that sends a webhook. */
  onChange: (notice: StripeNotice) => void = () => {}
  /** Results of refunds in this simulation; a bank may take its time or refuse. */
  refundsEnd: 'at once' | 'late' | 'refused once' | 'refused once, at once' = 'at once'
  readonly #sessionsById = new Map<string, BookedSession>()
  readonly #refundsOf = new Map<string, BookedRefund[]>()
  readonly #keys = new Map<string, { body: string; answer: unknown }>()
  readonly #world: SimulatedWorld
  #ids = 0

  constructor(world: SimulatedWorld) {
    this.#world = world
  }

  /** Answers like Stripe's idempotency keys: the same key repeats the first answer. */
  once<T extends object>(key: string, body: object, make: () => T): T {
    const text = JSON.stringify(body)
    const before = this.#keys.get(key)
    if (before && before.body !== text) {
      this.#world.violations.push(`the idempotency key ${key} was used for two different requests`)
      throw new Refused('idempotency_error')
    }
    if (before) return before.answer as T
    const answer = { ...make() }
    this.#keys.set(key, { body: text, answer })
    return answer
  }

  open(storyId: string, amountKurus: number, currency: string, expiresAtMs: number): CheckoutSession {
    const session: BookedSession = {
      ...{ id: this.#id('cs'), status: 'open', isPaid: false, amountKurus, currency, storyId },
      ...{ url: 'https://pay.example/', createdAtMs: this.#world.nowMs, expiresAtMs },
    }
    this.sessions.unshift(session)
    this.#sessionsById.set(session.id, session)
    return session
  }

  /** Creates an old, expired session without any notice; no list contains it. */
  openClosed(storyId: string, amountKurus: number, currency: string, expiresAtMs: number): CheckoutSession {
    const session: BookedSession = {
      ...{ id: this.#id('cs'), status: 'expired', isPaid: false, amountKurus, currency, storyId },
      ...{ createdAtMs: this.#world.nowMs, expiresAtMs },
    }
    this.#sessionsById.set(session.id, session)
    return session
  }

  session(id: string): BookedSession {
    const found = this.#sessionsById.get(id)
    if (!found) throw new Refused(`No such session ${id}`)
    if (found.status === 'open' && found.expiresAtMs <= this.#world.nowMs) this.#close(found)
    return found
  }

  expire(id: string): BookedSession {
    const session = this.session(id)
    if (session.status === 'open') this.#close(session)
    return session
  }

  /** @param money 'waits' for a payment method that takes days; 'other' for another amount than requested */
  pay(id: string, money: 'comes' | 'waits' | 'other'): void {
    const session = this.session(id)
    if (session.status !== 'open' || !session.storyId) return
    session.status = 'complete'
    session.paymentIntentId = this.#id('pi')
    if (money === 'other') session.amountKurus -= 10_000
    if (money !== 'waits') return this.arrive(id)
    this.onChange({ about: 'session', id })
  }

  /** The money of a completed session arrives. */
  arrive(id: string): void {
    const session = this.session(id)
    const { paymentIntentId, storyId, amountKurus } = session
    if (session.isPaid || !paymentIntentId || !storyId) return
    session.isPaid = true
    this.payments.set(paymentIntentId, { id: paymentIntentId, storyId, amountKurus })
    this.onChange({ about: 'session', id })
  }

  /** The money of a completed session fails to arrive. */
  fail(id: string): void {
    this.session(id).status = 'expired'
    this.onChange({ about: 'session', id })
  }

  paymentsOf(storyId: string): BookedPayment[] {
    return [...this.payments.values()].filter((payment) => payment.storyId === storyId)
  }

  payment(id: string): Payment {
    const found = this.payments.get(id)
    if (!found) throw new Refused(`No such payment ${id}`)
    const dispute = this.disputes.findLast((one) => one.paymentIntentId === id)
    return {
      ...found,
      refunds: this.refundsOf(id).map((refund) => ({ ...refund })),
      dispute: dispute ? { is: dispute.is, id: dispute.id } : { is: 'none' },
    }
  }

  refund(paymentIntentId: string, { byHand = false } = {}): Refund {
    const { amountKurus, storyId = '', dispute } = this.payment(paymentIntentId)
    if (dispute.is === 'open' || dispute.is === 'lost') throw new Refused('charge_disputed')
    const left = amountKurus - this.sumOf(paymentIntentId, ['succeeded', 'pending'])
    if (left <= 0) {
      const wasByHand = this.refundsOf(paymentIntentId).some((refund) => refund.byHand)
      if (!byHand && !wasByHand) this.#world.violations.push(`${storyId}: a refund was asked for twice`)
      throw new Refused('charge_already_refunded')
    }
    const failed = this.refundsOf(paymentIntentId).filter(({ status }) => status === 'failed').length
    const isRefused = !byHand && failed === 0 && this.refundsEnd.startsWith('refused once')
    const isLate = !byHand && (this.refundsEnd === 'late' || this.refundsEnd === 'refused once')
    const refund: BookedRefund = {
      ...{
        id: this.#id('re'),
        status: isLate ? 'pending' : isRefused ? 'failed' : 'succeeded',
        amountKurus: left,
        paymentIntentId,
        storyId,
      },
      ...{ createdAtMs: this.#world.nowMs, byHand },
    }
    this.refunds.unshift(refund)
    this.#refundsOf.set(paymentIntentId, [refund, ...this.refundsOf(paymentIntentId)])
    if (isLate) {
      this.#world.after(this.#world.random.between(1_000, 48 * HOUR_MS), () => {
        refund.status = isRefused ? 'failed' : 'succeeded'
        this.onChange({ about: 'payment', id: paymentIntentId })
        if (!isRefused) this.#mayComeBack(refund, failed)
      })
    } else {
      this.onChange({ about: 'payment', id: paymentIntentId })
      if (!isRefused) this.#mayComeBack(refund, failed)
    }
    return { ...refund }
  }

  /**
   * A bank may return a refund days later, because the account was closed meanwhile. Happens at most once for each
   * payment.
   */
  #mayComeBack(refund: BookedRefund, failedBefore: number): void {
    const { random } = this.#world
    if (refund.byHand || failedBefore > 0 || this.refundsEnd === 'at once' || !random.chance(COMES_BACK)) return
    this.#world.after(random.between(HOUR_MS, 36 * HOUR_MS), () => {
      refund.status = 'failed'
      this.onChange({ about: 'payment', id: refund.paymentIntentId })
    })
  }

  dispute(paymentIntentId: string): BookedDispute | null {
    if (
      this.disputes.some((one) => one.paymentIntentId === paymentIntentId) ||
      this.sumOf(paymentIntentId, ['succeeded', 'pending']) > 0
    )
      return null
    const dispute: BookedDispute = { id: this.#id('dp'), paymentIntentId, is: 'open', createdAtMs: this.#world.nowMs }
    this.disputes.unshift(dispute)
    this.onChange({ about: 'payment', id: paymentIntentId })
    return dispute
  }

  decide(dispute: BookedDispute, is: 'won' | 'lost'): void {
    dispute.is = is
    this.onChange({ about: 'payment', id: dispute.paymentIntentId })
  }

  /** @returns the refunded sum of a payment, by refunds in these states; a lost dispute counts as the whole payment */
  sumOf(paymentIntentId: string, statuses: readonly Refund['status'][]): number {
    if (this.disputes.some((one) => one.paymentIntentId === paymentIntentId && one.is === 'lost'))
      return this.payments.get(paymentIntentId)?.amountKurus ?? 0
    return this.refundsOf(paymentIntentId)
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { amountKurus }) => sum + amountKurus, 0)
  }

  /** Refunds of a payment, the newest first. */
  refundsOf(paymentIntentId: string): readonly BookedRefund[] {
    return this.#refundsOf.get(paymentIntentId) ?? []
  }

  #close(session: BookedSession): void {
    session.status = 'expired'
    delete session.url
    this.onChange({ about: 'session', id: session.id })
  }

  #id(kind: string): string {
    this.#ids += 1
    return `${kind}_${this.#ids}`
  }
}
