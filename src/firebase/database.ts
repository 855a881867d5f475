/** The database, as every verb of this room asks for it. Fetched with the first of them: the landing page needs none. */
import { forceWebSockets, getDatabase, type Database } from 'firebase/database'

// Long polling would load scripts from the database's host, which the page's policy forbids.
forceWebSockets()

export const database = (): Database => getDatabase()
