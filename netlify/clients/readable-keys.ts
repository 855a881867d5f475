/** The keys of a window as the ids that they are. */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { logProblem } from '#netlify/platform/log.ts'

/**
 * @param where for the log
 * @param isReadable of what stands under a key: one that is not is put off like a key that is no id
 * @param putOff moves what stands under a key that is no id out of the way: it is an alarm, and holds nobody up
 */
export async function readableKeys<Id extends string>(
  where: string,
  schema: v.GenericSchema<unknown, Id>,
  window: readonly (readonly [key: string, value: unknown])[],
  putOff: (key: string) => Promise<void>,
  isReadable: (value: unknown) => boolean = () => true,
): Promise<Id[]> {
  const ids: Id[] = []
  for (const [key, value] of window) {
    const id = v.safeParse(schema, key)
    if (id.success && isReadable(value)) ids.push(id.output)
    else {
      logProblem(where, new Problem('unknown', 'What stands in a queue cannot be read, and is put off'))
      await putOff(key)
    }
  }
  return ids
}
