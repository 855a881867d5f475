/**
 * Reads all data of users, a page of users at a time, in the order of their ids, from all top-level paths of the
 * database in parallel.
 */
import * as v from 'valibot'
import { paths, userPaths } from '#domain/database-paths.ts'
import { userIdSchema, type UserId } from '#domain/ids.ts'
import { read, readPage, readWindow } from '#netlify/clients/database.ts'

type PathName = keyof typeof userPaths
const PATHS = Object.entries(userPaths) as [PathName, string][]

export type UserRecords = { uid: UserId; orders: [id: string, value: unknown][] } & Record<PathName, unknown>

/** A library with all its texts is a few hundred kilobytes. */
const USERS_A_PAGE = 50
const ORDERS_A_PAGE = 300

interface UserPage {
  users: UserRecords[]
  /** The id after which the next page begins; null on the last page. */
  end: string | null
}

/** @param after the page begins after this id; null: with the first user. @throws Problem 'unavailable' */
export async function* pagesOfUsers(after: string | null): AsyncGenerator<UserPage> {
  let from = after
  do {
    const page: UserPage = await readUsers(from)
    yield page
    from = page.end
  } while (from !== null)
}

async function readUsers(after: string | null): Promise<UserPage> {
  const [orders, ...lists] = await Promise.all([
    readOrders(after),
    ...PATHS.map(async ([name, path]) => {
      const children = await readPage(path, { by: '$key', after, atMost: USERS_A_PAGE })
      return { name, children: new Map(children), end: children.length < USERS_A_PAGE ? null : children.at(-1)?.[0] }
    }),
  ])
  // A full list may hide users after its last id, so the page ends at the smallest of these ids.
  const end = [orders.end, ...lists.map(({ end }) => end)].filter((one) => typeof one === 'string').toSorted()[0]
  const uids = new Set([...orders.ofUsers.keys(), ...lists.flatMap(({ children }) => [...children.keys()])])
  const users = [...uids]
    .filter((uid): uid is UserId => v.is(userIdSchema, uid) && (end === undefined || uid <= end))
    .map((uid) =>
      recordsOf(
        uid,
        orders.ofUsers.get(uid) ?? [],
        lists.map(({ name, children }) => [name, children.get(uid) ?? null]),
      ),
    )
  return { users, end: end ?? null }
}

interface Orders {
  ofUsers: Map<string, UserRecords['orders']>
  end: string | null
}

async function readOrders(after: string | null): Promise<Orders> {
  const orders = await readPage(paths.orders, { by: 'uid', after, atMost: ORDERS_A_PAGE })
  const ofUsers = Map.groupBy(orders, ([, order]) => ownerOf(order))
  if (orders.length < ORDERS_A_PAGE) return { ofUsers, end: null }
  // The last user may have more orders after this page.
  const last = [...ofUsers.keys()].at(-1) ?? ''
  if (ofUsers.size === 1) ofUsers.set(last, await readWindow(paths.orders, { by: 'uid', equalTo: last }))
  else ofUsers.delete(last)
  return { ofUsers, end: [...ofUsers.keys()].at(-1) ?? null }
}

/** Reads the records as they are now. @throws Problem 'unavailable' */
export async function readUser(uid: UserId): Promise<UserRecords> {
  const [orders, ...values] = await Promise.all([
    readWindow(paths.orders, { by: 'uid', equalTo: uid }),
    ...PATHS.map(async ([name, path]): Promise<[PathName, unknown]> => [name, await read(`${path}/${uid}`)]),
  ])
  return recordsOf(uid, orders, values)
}

const recordsOf = (uid: UserId, orders: UserRecords['orders'], values: [PathName, unknown][]): UserRecords => ({
  uid,
  orders,
  ...(Object.fromEntries(values) as Record<PathName, unknown>),
})

const ownerOf = (order: unknown): string => String((order as { uid?: unknown }).uid)
