import { createHash } from 'node:crypto'

const LETTERS = 10

/**
 * The name of an order or a story in a log, because its id would reveal its parent's id. An id always gets the same
 * name; without a list of ids the name cannot be turned back into its id (docs/operate.md says how to find an order).
 */
export const shortId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, LETTERS)
