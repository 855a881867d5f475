import { createHash } from 'node:crypto'

const LETTERS = 10

/**
 * The name of an order or a story in a log: its id holds its parent's. The same id always has the same name, and nobody comes
 * back from the name to the id without having the ids (docs/operate.md says how an order is found).
 */
export const shortId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, LETTERS)
