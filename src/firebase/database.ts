/** The database for all calls in this folder, loaded with the first of them: the landing page needs none. */
import { forceWebSockets, getDatabase, onValue, ref, type Database } from 'firebase/database'
import { noteServerOffset } from './server-clock.ts'

// Long polling would load scripts from the database's host, which the page's policy forbids.
forceWebSockets()

let asked: Database | undefined

export function database(): Database {
  const database = getDatabase()
  if (asked !== database) {
    asked = database
    onValue(ref(database, '.info/serverTimeOffset'), (offset) => noteServerOffset(Number(offset.val())))
  }
  return database
}
