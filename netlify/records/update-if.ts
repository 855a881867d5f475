/** Reads, decides and writes as one: every change that must not be lost to a concurrent write uses this. */
import { readWithEtag, writeIf } from '#netlify/clients/database.ts'

/** Without `becomes` the value is left as it is; `becomes: null` erases it. */
export interface Decision<Result> {
  result: Result
  becomes?: unknown
}

/**
 * A few workers, a webhook and a parent may change one value at once; more attempts than this are a fault, not a
 * coincidence.
 */
const MAX_ATTEMPTS = 8

/**
 * Reads a value and writes the decision; if another process wrote in between, decides again with its value. A file of
 * its own beside database.ts, because the simulation of orders replaces database.ts and must run this loop unchanged.
 * @param decide runs once an attempt, so it may read but never write; an error in it ends the update, with nothing
 *   written
 * @returns the result of the last decision; null if others wrote in between in every attempt: then nothing is written
 */
export async function updateIf<Result>(
  path: string,
  decide: (current: unknown) => Decision<Result> | Promise<Decision<Result>>,
  { attempts = MAX_ATTEMPTS } = {},
): Promise<Result | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { value, etag } = await readWithEtag(path)
    const decision = await decide(value)
    if (!('becomes' in decision)) return decision.result
    if (await writeIf(path, decision.becomes, etag)) return decision.result
  }
  return null
}
