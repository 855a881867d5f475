/** Counts the work asked of a provider, in the unit that it is paid by. */
import { Problem } from '#domain/problem.ts'

export type PaidUnit = 'pictures' | 'letters'

export interface Ledger {
  /**
   * Counts before it is asked for, each try anew: what fails afterwards may have cost something too.
   * @throws Problem 'budget-used-up' where the day's are used up: nothing may be asked for
   */
  take(provider: string, unit: PaidUnit, amount: number): Promise<void>
}

/** Default ledger. It refuses each call, so that no call to a provider is left uncounted. */
export const NO_LEDGER: Ledger = {
  take: () => Promise.reject(new Problem('not-configured', 'A provider was to be asked without a ledger')),
}
