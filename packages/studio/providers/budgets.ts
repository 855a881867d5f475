/** Time limits of a provider for one request, all attempts together. */
import type { RetryBudget } from './retry.ts'

/** Short, because a parent waits for the portrait. */
export const PORTRAIT_BUDGET: RetryBudget = { tryMs: 45_000, totalMs: 75_000 }
/** No parent waits for a page, and the worker renews its lease meanwhile (docs/decisions/0108-failed-steps.md). */
export const PAGE_BUDGET: RetryBudget = { tryMs: 110_000, totalMs: 140_000 }
/** Two paragraphs make a clip. */
export const PARAGRAPH_BUDGET: RetryBudget = { tryMs: 40_000, totalMs: 75_000 }
