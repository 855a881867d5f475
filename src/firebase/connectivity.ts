/** Tells if the database can be reached: reads the node `public`; permission denied counts as yes (product 2.17). */
import { get, onValue, ref } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import { withTimeLimit } from '#time-limit'
import { database } from './database.ts'
import { databaseProblem } from './deadline.ts'

const NO_ANSWER_AFTER_MS = 5_000

/** @param onChange called at first and whenever the answer changes. @returns a function that stops it */
export function watchConnectivity(onChange: (connected: boolean) => void): () => void {
  let last: boolean | undefined
  let latestCheck = 0
  const tell = (connected: boolean) => {
    if (connected !== last) onChange((last = connected))
  }
  const ask = async () => {
    const mine = ++latestCheck
    const connected = await isWithinReach()
    if (mine === latestCheck) tell(connected)
  }
  // This never fails: any failure counts as no answer.
  const check = () => void ask()
  const stopInfo = onValue(ref(database(), '.info/connected'), check)
  window.addEventListener('online', check)
  window.addEventListener('offline', check)
  return () => {
    latestCheck = Number.POSITIVE_INFINITY
    stopInfo()
    window.removeEventListener('online', check)
    window.removeEventListener('offline', check)
  }
}

async function isWithinReach(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = get(ref(database(), paths.public)).then(
    () => true,
    (error: unknown) => databaseProblem(error, 'read public').code === 'permission-denied',
  )
  return withTimeLimit(answer, 'read public', { ms: NO_ANSWER_AFTER_MS }).catch(() => false)
}
