/** The address of a request, from the platform: headers that a client can write do not count. */
import type { Context } from '@netlify/functions'

const PLATFORM_HEADER = 'X-Nf-Client-Connection-Ip'

/** @returns null if unknown, as in a function that is called in its own process */
export const clientAddress = (request: Request, context: Pick<Context, 'ip'> | undefined): string | null =>
  context?.ip || request.headers.get(PLATFORM_HEADER) || null
