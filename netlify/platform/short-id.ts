import { createHash } from 'node:crypto'

const LETTERS = 10

/**
 * What a log calls an order or a story: its id holds its parent's. The same id always has the same name, and nobody comes
 * back from the name to the id without having the ids (docs/operate.md says how an order is found).
 */
export const shortId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, LETTERS)
