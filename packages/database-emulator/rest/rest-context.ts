import type { Caller } from '../auth.ts'
import type { MissingIndex } from '../missing-index.ts'
import type { Namespace } from '../namespace.ts'

/** What a request meets: whose data, who asks, and who wants to know of a query without its index. */
export interface RestContext {
  readonly namespace: Namespace
  readonly caller: Caller
  readonly onMissingIndex: (missing: MissingIndex) => void
}
