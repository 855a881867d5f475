/** A parent who is signed in before a test begins, without a page: `test.use({ storageState: asParent })`. */
import { decodeJwt } from 'jose'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { environmentVariable, type Account } from '../../tests/support/local-env.ts'
import type { MeasuringChoice } from './fixtures.ts'

/**
 * The session as firebase/auth stores it (indexedDBLocalPersistence), and the entries that the app stores beside it.
 */
export function sessionOf(account: Account, measuring: MeasuringChoice) {
  const choice = { granted: measuring === 'granted', version: CURRENT_TEXT.analytics, uid: account.uid }
  return {
    cookies: [],
    origins: [
      {
        origin: environmentVariable('WORLD_APP_URL'),
        localStorage: [
          { name: 'masal:session-hint', value: account.uid },
          ...(measuring ? [{ name: 'masal:analytics-choice', value: JSON.stringify(choice) }] : []),
        ],
        indexedDB: [{ name: 'firebaseLocalStorageDb', version: 1, stores: [storeWith(firebaseUser(account))] }],
      },
    ],
  }
}

/** Hand this to `storageState`. */
export const asParent = (
  { account, measuring }: { account: Account; measuring: MeasuringChoice },
  use: (state: ReturnType<typeof sessionOf>) => Promise<void>,
) => use(sessionOf(account, measuring))

const KEY = 'firebase:authUser:local-world:[DEFAULT]'
const storeWith = (user: object) => ({
  name: 'firebaseLocalStorage',
  keyPath: 'fbase_key',
  autoIncrement: false,
  indexes: [],
  records: [{ value: { fbase_key: KEY, value: user } }],
})

function firebaseUser({ uid, email, idToken, refreshToken }: Account) {
  const { exp = 0, iat = 0 } = decodeJwt(idToken)
  return {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: exp * 1_000 },
    createdAt: String(iat * 1_000),
    lastLoginAt: String(iat * 1_000),
    apiKey: 'local-world',
    appName: '[DEFAULT]',
  }
}
