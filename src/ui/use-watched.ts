import { useEffect, useState } from 'react'
import type { FaultPlace } from '#domain/fault-places.ts'
import type { UserId } from '#domain/ids.ts'
import type { Remote, Watch } from '#domain/remote.ts'
import { report } from '#report'

/**
 * Records of this user, live. @param watch the same function each time @param where the place in the report of a
 * failure
 * @param uid null: loading, and nothing is watched yet
 */
export function useWatched<Value>(uid: UserId | null, watch: Watch<Value>, where: FaultPlace): Remote<Value> {
  const [watched, setWatched] = useState<Remote<Value>>({ is: 'loading' })
  useEffect(
    () =>
      uid === null
        ? undefined
        : watch(
            uid,
            (value) => setWatched({ is: 'ready', value }),
            (problem) => {
              report(problem, where)
              setWatched({ is: 'failed', problem })
            },
          ),
    [uid, watch, where],
  )
  return watched
}
