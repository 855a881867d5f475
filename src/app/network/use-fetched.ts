import { useCallback, useEffect, useState } from 'react'
import type { FaultPlace } from '#domain/fault-places.ts'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import { report } from '#report'

/**
 * Data that a page needs before it can show anything; the shown data stay while they are fetched again.
 * @param fetch the same function as long as the same data are meant
 * @param expected codes that are no faults of ours, such as an ended link; the same list each time
 */
export function useFetched<T>(
  fetch: () => Promise<T>,
  what: FaultPlace,
  expected: readonly ProblemCode[],
): { fetched: Remote<T>; reload: () => void } {
  const [fetched, setFetched] = useState<Remote<T>>({ is: 'loading' })
  const load = useCallback(
    () =>
      fetch().then(
        (value) => setFetched({ is: 'ready', value }),
        (error: unknown) => {
          const problem = asProblem(error)
          if (!expected.includes(problem.code)) report(error, what)
          setFetched({ is: 'failed', problem })
        },
      ),
    [fetch, what, expected],
  )
  useEffect(() => void load(), [load])
  return { fetched, reload: () => void load() }
}
