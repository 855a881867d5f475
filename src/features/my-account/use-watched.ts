import { useEffect, useState } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import { report } from '#report'

/** Records of this user, live. @param watch stays the same function */
export function useWatched<Value>(
  uid: UserId,
  watch: (uid: UserId, onChange: (value: Value) => void, onFailed: (problem: Problem) => void) => () => void,
): Remote<Value> {
  const [watched, setWatched] = useState<Remote<Value>>({ is: 'loading' })
  useEffect(
    () =>
      watch(
        uid,
        (value) => setWatched({ is: 'ready', value }),
        (problem) => {
          report(problem, 'my-account: watch')
          setWatched({ is: 'failed', problem })
        },
      ),
    [uid, watch],
  )
  return watched
}
