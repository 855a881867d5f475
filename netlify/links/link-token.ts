/** 160 random bits; the database stores only their hash. */
import { createHash, randomBytes } from 'node:crypto'

const BYTES = 20

export const createLinkToken = (): string => randomBytes(BYTES).toString('hex')

/** The hash identifies the link but does not open it. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex')
