/** The address of a request, as the platform says: headers that a client writes itself do not count. */
import type { Context } from '@netlify/functions'

const PLATFORM_HEADER = 'X-Nf-Client-Connection-Ip'

/** @returns null where nobody says it: a function that is called in its own process */
export const clientAddress = (request: Request, context: Pick<Context, 'ip'> | undefined): string | null =>
  context?.ip || request.headers.get(PLATFORM_HEADER) || null
