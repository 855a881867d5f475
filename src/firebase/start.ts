/**
 * Starts Firebase once, from configuration alone: emulators and Google's own servers differ only in their addresses.
 */
import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { configureAppCheck } from './app-check.ts'
import { canUseIndexedDb, searchedStores } from './session-store.ts'

export interface FirebaseConfig {
  apiKey: string
  authDomain: string
  projectId: string
  /** With `?ns=…` if an emulator serves the namespace. */
  databaseURL: string
  appId: string
  measurementId?: string | undefined
  /** The key of reCAPTCHA Enterprise; absent if App Check is not used. */
  appCheckSiteKey?: string | undefined
  /** e.g. http://127.0.0.1:9099; absent in production. */
  authEmulatorUrl?: string | undefined
}

export async function startFirebase(configuration: FirebaseConfig): Promise<void> {
  const { authEmulatorUrl, measurementId, appCheckSiteKey, ...config } = configuration
  const hasIndexedDb = await canUseIndexedDb()
  const app = initializeApp(measurementId ? { ...config, measurementId } : config)
  configureAppCheck(appCheckSiteKey)
  // Search all stores at start: a parent who is not to be remembered stays signed in over a reload (product 4.3).
  const auth = initializeAuth(app, { persistence: searchedStores(hasIndexedDb) })
  auth.languageCode = 'tr'
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true })
}
