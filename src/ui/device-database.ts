/** The browser's own database, for data that is too large for `localStorage`. */
import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb'
import type { FaultPlace } from '#domain/fault-places.ts'
import { DEVICE_LIMIT_MS, withTimeLimit } from '#time-limit'
import { report } from '#report'
import type { DatabaseName } from './device-stores.ts'

/**
 * @param options of each store, such as keys that count upwards
 * @returns a function that opens the database for one action. It resolves to undefined if the browser stores nothing, or
 * if the action fails
 */
export const deviceDatabase =
  <Schema extends DBSchema>(
    name: DatabaseName,
    stores: readonly StoreNames<Schema>[],
    options?: IDBObjectStoreParameters,
  ) =>
  async <Result>(
    place: FaultPlace,
    act: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ): Promise<Result | undefined> => {
    if (typeof indexedDB === 'undefined') return undefined
    const whole = async () => {
      const database = await openDB<Schema>(name, 1, {
        upgrade: (fresh) => stores.forEach((store) => fresh.createObjectStore(store, options)),
      })
      try {
        return await act(database)
      } finally {
        database.close()
      }
    }
    try {
      return await withTimeLimit(whole(), place, { ms: DEVICE_LIMIT_MS })
    } catch (error) {
      if (error instanceof DOMException) console.info(`[${place}] the browser does not`, error)
      else report(error, place)
      return undefined
    }
  }

/** Keys of these databases begin with their owner, then ':'. @param isOver called for each owner */
export async function eraseOwnedBy<Schema extends DBSchema>(
  database: IDBPDatabase<Schema>,
  stores: readonly StoreNames<Schema>[],
  isOver: (owner: string) => boolean,
): Promise<void> {
  for (const store of stores)
    for (const key of await database.getAllKeys(store))
      if (isOver(String(key).split(':')[0] ?? '')) await database.delete(store, key)
}
