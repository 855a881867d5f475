/** The keys of a window as the ids that they are. */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'

/**
 * @param where for the log
 * @param putOff moves what stands under a key that is no id out of the way: it is an alarm, and holds nobody up
 */
export async function readableKeys<Id extends string>(
  where: string,
  schema: v.GenericSchema<unknown, Id>,
  window: readonly (readonly [key: string, value: unknown])[],
  putOff: (key: string) => Promise<void>,
): Promise<Id[]> {
  const ids: Id[] = []
  for (const [key] of window) {
    const id = v.safeParse(schema, key)
    if (id.success) ids.push(id.output)
    else {
      logProblem(where, new Problem('unknown', 'A key in the database is no id, and is put off'))
      await putOff(key)
    }
  }
  return ids
}
