/** Firebase, loaded and started once, when a user is or may be signed in: visitors of a public page load none of it. */
import type { FirebaseConfig } from '#firebase/start.ts'
import { persistently } from '../network/persistent-import.ts'

type Identity = typeof import('#firebase/auth.ts')

let config: FirebaseConfig | undefined
let starting: Promise<Identity> | undefined

export function configureIdentity(configuration: FirebaseConfig): void {
  config = configuration
}

/** Resolves when Firebase runs. */
export function startIdentity(): Promise<Identity> {
  if (!config) throw new Error('Firebase is not configured')
  const configuration = config
  return (starting ??= persistently(async () => {
    const [{ startFirebase }, identity] = await Promise.all([import('#firebase/start.ts'), import('#firebase/auth.ts')])
    await startFirebase(configuration)
    return identity
  }))
}
