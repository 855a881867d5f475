/** One live page of a list by date; `src/domain/live-pages.ts` joins the pages. */
import { endBefore, limitToLast, orderByChild, query, ref, type DataSnapshot, type Query } from 'firebase/database'
import type { Cursor, Page } from '#domain/live-pages.ts'
import { Problem } from '#domain/problem.ts'
import { report } from '#report'
import { database } from './database.ts'
import { listIn, watchOwn } from './watch.ts'

export const ITEMS_PER_PAGE = 24

interface List<Item> {
  path: string
  /** The names of the list and of one item, for the log. */
  called: readonly [list: 'stories' | 'templates', item: 'story' | 'template']
  /** @returns null if the record is no valid item */
  parse: (key: string, value: unknown) => Item | null
}

/** @param from the page holds items older than this; null: the newest. @returns a function that stops it */
export function watchPage<Item>(
  list: List<Item>,
  from: Cursor | null,
  onChange: (page: Page<Item>) => void,
  onFailed: (problem: Problem) => void,
): () => void {
  const older = from ? [endBefore(from.createdAt, from.id)] : []
  const page = query(ref(database(), list.path), orderByChild('createdAt'), ...older, limitToLast(ITEMS_PER_PAGE))
  return watchList(
    list,
    page,
    (items, snapshot) => onChange({ newestFirst: items.reverse(), next: nextOf(snapshot) }),
    onFailed,
  )
}

/** @param onChange receives the items in the order of the query */
export const watchList = <Item>(
  { called: [name, item], parse }: List<Item>,
  window: Query,
  onChange: (items: Item[], snapshot: DataSnapshot) => void,
  onFailed: (problem: Problem) => void,
): (() => void) =>
  watchOwn(
    name,
    window,
    (snapshot) => {
      const items = listIn(snapshot, (key, value) => {
        const parsed = parse(key, value)
        if (!parsed) report(new Problem('unknown', `one was left out: its record is not a ${item}`), `${name}: parse`)
        return parsed
      })
      onChange(items, snapshot)
    },
    onFailed,
  )

function nextOf(snapshot: DataSnapshot): Cursor | null {
  if (snapshot.size < ITEMS_PER_PAGE) return null
  let oldest: Cursor | null = null
  snapshot.forEach((child) => {
    oldest = { createdAt: child.child('createdAt').val() as Cursor['createdAt'], id: child.key }
    return true
  })
  return oldest
}
