/** Reads, decides and writes as one: what must not be lost between reading and writing goes through here. */
import { readWithEtag, writeIf } from '#netlify/clients/database.ts'

/** Without `becomes` the value is left as it is; `becomes: null` erases it. */
export interface Decision<Result> {
  result: Result
  becomes?: unknown
}

/** A few workers, a webhook and a parent may meet on one value; more attempts than this are a fault, not a meeting. */
export const MAX_ATTEMPTS = 8

/**
 * If another process wrote between reading and writing, all is decided again on its value. A file of its own beside database.ts,
 * because the simulation of orders replaces that one and has to run this loop as it ships.
 * @param decide is called once an attempt, so it only decides; what it throws ends the update with nothing written
 * @returns what the last decision says; null where others wrote in between in every attempt: nothing is written then
 */
export async function updateIf<Result>(
  path: string,
  decide: (current: unknown) => Decision<Result>,
  { attempts = MAX_ATTEMPTS } = {},
): Promise<Result | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { value, etag } = await readWithEtag(path)
    const decision = decide(value)
    if (!('becomes' in decision)) return decision.result
    if (await writeIf(path, decision.becomes, etag)) return decision.result
  }
  return null
}
