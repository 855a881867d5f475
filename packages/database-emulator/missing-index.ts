/** A query that the rules list no `.indexOn` for. */
export interface MissingIndex {
  readonly namespace: string
  readonly path: string
  readonly index: string
}

/** Starts every line about a missing index, so that a test run can search for it. */
export const MISSING_INDEX_MARK = 'database-emulator: MISSING_INDEX'

/** The service's message. */
export function missingIndexMessage({ path, index }: MissingIndex): string {
  return `Index not defined, add ".indexOn": "${index}", for path "${path}", to the rules`
}

export function warnOfMissingIndex(missing: MissingIndex): void {
  console.warn(`${MISSING_INDEX_MARK} in ${missing.namespace}: ${missingIndexMessage(missing)}`)
}
