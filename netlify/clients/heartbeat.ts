/** The dead-man's switch: each sweep calls an outside service, and this service tells a person when the calls stop. */
import { Problem } from '#domain/problem.ts'
import { heartbeatSettings } from '#netlify/platform/env.ts'

/** A scheduled function has little time left by then. */
const TIMEOUT_MS = 2_000

/** Does nothing if no dead-man's switch is configured. @throws Problem 'unavailable' */
export async function beat(): Promise<void> {
  const { HEARTBEAT_URL: url } = heartbeatSettings()
  if (!url) return
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Problem('unavailable', 'The heartbeat was not heard', { cause: error })
  })
  await response.body?.cancel()
  if (!response.ok) throw new Problem('unavailable', `The heartbeat was answered ${response.status}`)
}
