import type { Ledger } from '#studio/providers/ledger.ts'

/** For tests that do not check a provider's budget. */
export const UNCOUNTED: Ledger = { take: () => Promise.resolve() }
