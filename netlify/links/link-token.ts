/** 160 random bits, of which the database has the hash alone. */
import { createHash, randomBytes } from 'node:crypto'

const BYTES = 20

export const createLinkToken = (): string => randomBytes(BYTES).toString('hex')

/** Names the link and opens nothing. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex')
