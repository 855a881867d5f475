/** Parses the keys of a window as ids. */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { forEachLimited } from '#netlify/platform/for-each-limited.ts'
import { logProblem } from '#netlify/platform/log.ts'

const PUT_OFF_AT_ONCE = 10

export interface DuePage<Id> {
  ids: Id[]
  /** Unreadable items were postponed: the next page has the items that came after them. */
  hasMoved: boolean
}

/**
 * @param where the name in the log
 * @param isReadable checks the value under a key: an unreadable one is postponed like a key that is not an id
 * @param putOff postpones an unreadable entry, with an alarm; the entry blocks no other one, even if this fails
 */
export async function readableKeys<Id extends string>(
  where: string,
  schema: v.GenericSchema<unknown, Id>,
  window: readonly (readonly [key: string, value: unknown])[],
  putOff: (key: string) => Promise<void>,
  isReadable: (value: unknown) => boolean = () => true,
): Promise<DuePage<Id>> {
  const ids: Id[] = []
  const unreadable: string[] = []
  for (const [key, value] of window) {
    const id = v.safeParse(schema, key)
    if (id.success && isReadable(value)) ids.push(id.output)
    else unreadable.push(key)
  }
  let putOffs = 0
  await forEachLimited(unreadable, { where, concurrency: PUT_OFF_AT_ONCE }, async (key) => {
    const problem = new Problem('unknown', 'What stands in a queue cannot be read, and is put off')
    logProblem(`${where}-unreadable`, problem, { about: key })
    await putOff(key)
    putOffs += 1
  })
  return { ids, hasMoved: putOffs > 0 }
}
