/**
 * A list by date of any length, page by page. Each page has a live listener of its own and begins where the one before it
 * ends: what is shown stays live, and to show more reads nothing twice. The pages after a page follow it if its end
 * moves (an item was added or erased).
 */

/** A place in the order of time, as the database has it. */
export interface Cursor {
  createdAt: string | number | boolean | null
  id: string
}

export interface Page<Item> {
  newestFirst: Item[]
  /** The start of the next page; null: there are no older items. */
  next: Cursor | null
}

/** @param from where the page begins; null: at the newest. @returns how to stop */
export type WatchPage<Item> = (from: Cursor | null, onChange: (page: Page<Item>) => void) => () => void

export interface ShownPages<Item> {
  newestFirst: Item[]
  mayHaveMore: boolean
}

interface OpenPage<Item> {
  from: Cursor | null
  newestFirst: Item[]
  /** Not known before the first answer. */
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

/** While pages follow one another an item may stand in two; the first is the live one. */
function onceEach<Item extends { id: string }>(items: Item[]): Item[] {
  const byId = new Map<string, Item>()
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}
