/**
 * Who was signed in here last, as Firebase has kept it. Itself it asks its server about an account that it finds before it
 * names it: two or three ways over a phone's network at each visit. Where its store looks different one day nobody is found, and
 * the rooms wait for Firebase as they did.
 */
import * as v from 'valibot'
import { userIdSchema } from '#domain/ids.ts'
import type { User } from '#domain/user.ts'
import { endsWithTab } from './tab-session.ts'

/** The SDK's own names, and the name of an app that was given none. */
const DATABASE = 'firebaseLocalStorageDb'
const STORE = 'firebaseLocalStorage'
const APP = '[DEFAULT]'

const optional = v.optional(v.nullable(v.string()), null)
const keptSchema = v.object({
  value: v.object({ uid: userIdSchema, email: optional, displayName: optional, photoURL: optional }),
})

/** @returns null where nobody is found; a tab that is not remembered is not looked for */
export async function keptUser(apiKey: string): Promise<User | null> {
  if (endsWithTab()) return null
  try {
    const kept = await read(`firebase:authUser:${apiKey}:${APP}`)
    const parsed = v.safeParse(keptSchema, kept)
    return parsed.success ? parsed.output.value : null
  } catch (reason) {
    console.info('[session] what is kept cannot be read', reason)
    return null
  }
}

function read(key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open(DATABASE)
    const fail = () => reject(opened.error ?? new Error('closed'))
    opened.onerror = fail
    opened.onblocked = fail
    // It is not there, and not ours to make.
    opened.onupgradeneeded = () => opened.transaction?.abort()
    opened.onsuccess = () => {
      const database = opened.result
      const found = database.transaction(STORE).objectStore(STORE).get(key)
      const done = (act: () => void) => () => {
        database.close()
        act()
      }
      found.onsuccess = done(() => resolve(found.result))
      found.onerror = done(() => reject(found.error ?? new Error(key)))
    }
  })
}
