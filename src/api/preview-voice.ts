/** The opening of a book, read with the child's name (product 10.2). */
import { Problem } from '#domain/problem.ts'
import { openingBody, type OpeningRequest } from '#domain/wire.ts'
import { withTimeLimit } from '#time-limit'
import { fetchFunction, refusalOf } from './call-function.ts'

/** A provider's voice takes some seconds; a function of the platform ends after 60 s anyway. */
const TIMEOUT_MS = 30_000

/** @returns MP3. @throws Problem */
export async function fetchOpening(opening: OpeningRequest, signal: AbortSignal): Promise<Blob> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const response = await fetchFunction('preview-voice', { json: openingBody(opening), signal: within })
  if (!response.ok) throw await refusalOf('preview-voice', response)
  return withTimeLimit(response.blob(), 'read the opening', { ms: TIMEOUT_MS }).catch((error: unknown) => {
    throw new Problem('network', 'preview-voice broke off', { cause: error })
  })
}
