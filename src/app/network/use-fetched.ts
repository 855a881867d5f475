import { useCallback, useEffect, useState } from 'react'
import type { FaultPlace } from '#domain/fault-places.ts'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import { report } from '#report'

/**
 * Data that a page needs before it can show anything; the shown data stay while they are fetched again.
 * @param fetch the same function as long as the same data are meant
 * @param expected codes that are no faults of ours, such as an ended link; the same list each time
 * @param first the data that the route's loader has fetched already
 */
export function useFetched<T>(
  fetch: () => Promise<T>,
  what: FaultPlace,
  expected: readonly ProblemCode[],
  first?: Remote<T>,
): { fetched: Remote<T>; reload: () => void } {
  const [fetched, setFetched] = useState<Remote<T>>(first ?? { is: 'loading' })
  const load = useCallback(() => fetchRemote(fetch, what, expected).then(setFetched), [fetch, what, expected])
  const isFetched = first !== undefined
  useEffect(() => {
    if (!isFetched) void load()
  }, [load, isFetched])
  return { fetched, reload: () => void load() }
}

/** Never rejects: a failure is reported and returned. */
export async function fetchRemote<T>(
  fetch: () => Promise<T>,
  what: FaultPlace,
  expected: readonly ProblemCode[],
): Promise<Remote<T>> {
  try {
    return { is: 'ready', value: await fetch() }
  } catch (error) {
    const problem = asProblem(error)
    if (!expected.includes(problem.code)) report(error, what)
    return { is: 'failed', problem }
  }
}
