/** Counts the work requested from a provider, in the unit that it charges. */
import { Problem } from '#domain/problem.ts'

export type PaidUnit = 'pictures' | 'letters'

export interface Ledger {
  /**
   * Counts each attempt before the call: a failed call may cost something too.
   * @throws Problem 'budget-used-up' if the day's budget is used up: make no call then
   */
  take(provider: string, unit: PaidUnit, amount: number): Promise<void>
}

/** Default ledger. It refuses each call, so that no call to a provider is left uncounted. */
export const NO_LEDGER: Ledger = {
  take: () => Promise.reject(new Problem('not-configured', 'A provider was to be asked without a ledger')),
}
