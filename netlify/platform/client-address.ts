/** Where a request comes from, as the platform says: what a client writes itself is none of these. */
import type { Context } from '@netlify/functions'

const PLATFORM_HEADER = 'X-Nf-Client-Connection-Ip'

/** @returns null where nobody says it: a function that is called in its own process */
export const clientAddress = (request: Request, context: Pick<Context, 'ip'> | undefined): string | null =>
  context?.ip || request.headers.get(PLATFORM_HEADER) || null
