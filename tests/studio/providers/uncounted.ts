import type { Ledger } from '#studio/providers/ledger.ts'

/** For tests that are not about what a provider costs. */
export const UNCOUNTED: Ledger = { take: () => Promise.resolve() }
