/** What a link holds that opens something without an account: 160 random bits, of which the database indexes a hash. */
import { createHash, randomBytes } from 'node:crypto'

const BYTES = 20

export const mintLinkToken = (): string => randomBytes(BYTES).toString('hex')

/** Names the link and opens nothing. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex')
