import type { Caller } from '../auth.ts'
import type { MissingIndex } from '../missing-index.ts'
import type { Namespace } from '../namespace.ts'

/** Context of a request: its namespace, its caller, and the callback for missing indexes. */
export interface RestContext {
  readonly namespace: Namespace
  readonly caller: Caller
  readonly onMissingIndex: (missing: MissingIndex) => void
}
