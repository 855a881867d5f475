/**
 * A library of any length, page by page. Each page has a live listener of its own and begins where the one before it
 * ends: what is shown stays live, and to show more reads nothing twice. The pages after a page follow it if its end
 * moves (a book was added or erased).
 */
import type { Story, StoryCursor, StoryPage } from '#domain/story.ts'

/** @param from where the page begins; null: at the newest. @returns how to stop */
export type WatchPage = (from: StoryCursor | null, onChange: (page: StoryPage) => void) => () => void

export interface ShownStories {
  newestFirst: Story[]
  mayHaveMore: boolean
}

interface OpenPage {
  from: StoryCursor | null
  newestFirst: Story[]
  /** Not known before the first answer. */
  next?: StoryPage['next']
  stop: () => void
}

/** @param onChange called at every answer of any page */
export function watchStoryPages(
  watchPage: WatchPage,
  onChange: (shown: ShownStories) => void,
): { showMore: () => void; stop: () => void } {
  const pages: OpenPage[] = []

  const open = (at: number, from: StoryCursor | null) => {
    const before = pages[at]
    before?.stop()
    // The former stories of this page stay until the answer comes.
    const page: OpenPage = { from, newestFirst: before?.newestFirst ?? [], stop: () => {} }
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

/** While pages follow one another a book may stand in two; the first is the live one. */
function onceEach(stories: Story[]): Story[] {
  const byId = new Map<Story['id'], Story>()
  for (const story of stories) if (!byId.has(story.id)) byId.set(story.id, story)
  return [...byId.values()]
}
