/**
 * A list by date of any length, page by page. Each page has a live listener of its own and begins where the page before
 * it ends: shown pages stay live, and showing more reads nothing twice. If a page's end moves (an item was added or
 * erased), the pages after it move too.
 */

/** A position in the order of time, as the database stores it. */
export interface Cursor {
  createdAt: string | number | boolean | null
  id: string
}

export interface Page<Item> {
  newestFirst: Item[]
  /** The start of the next page; null: there are no older items. */
  next: Cursor | null
}

/** @param from start of the page; null: at the newest. @returns a function that stops watching */
export type WatchPage<Item> = (from: Cursor | null, onChange: (page: Page<Item>) => void) => () => void

export interface ShownPages<Item> {
  newestFirst: Item[]
  mayHaveMore: boolean
}

interface OpenPage<Item> {
  from: Cursor | null
  newestFirst: Item[]
  /** Undefined before the first answer. */
  next?: Cursor | null
  stop: () => void
}

/** @param onChange called at every answer of any page */
export function watchPages<Item extends { id: string }>(
  watchPage: WatchPage<Item>,
  onChange: (shown: ShownPages<Item>) => void,
): { showMore: () => void; stop: () => void } {
  const pages: OpenPage<Item>[] = []

  const open = (at: number, from: Cursor | null) => {
    const before = pages[at]
    before?.stop()
    // The former items of this page stay until the answer comes.
    const page: OpenPage<Item> = { from, newestFirst: before?.newestFirst ?? [], stop: () => {} }
    pages[at] = page
    page.stop = watchPage(from, ({ newestFirst, next }) => {
      page.newestFirst = newestFirst
      page.next = next
      const following = pages[at + 1]
      if (following && next && next.id !== following.from?.id) open(at + 1, next)
      onChange({
        newestFirst: onceEach(pages.flatMap((each) => each.newestFirst)),
        mayHaveMore: pages.at(-1)?.next !== null,
      })
    })
  }

  open(0, null)
  return {
    showMore: () => {
      const next = pages.at(-1)?.next
      if (next) open(pages.length, next)
    },
    stop: () => pages.forEach((page) => page.stop()),
  }
}

/** While the pages move, an item may be on two of them; its first copy is the live one. */
function onceEach<Item extends { id: string }>(items: Item[]): Item[] {
  const byId = new Map<string, Item>()
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}
