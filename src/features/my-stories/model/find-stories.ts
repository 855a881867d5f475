/** Search, filter and order of the library's books. */
import type { Story } from '#domain/story.ts'

export const STORY_ORDERS = ['newest', 'oldest', 'title'] as const
export type StoryOrder = (typeof STORY_ORDERS)[number]

export interface StoryFilter {
  /** Words of the title or a child's name, regardless of case and accents: 'cicek' finds 'Çiçek'. */
  words: string
  /** A child's name; empty: all. */
  child: string
  /** A template's id; empty: all. */
  world: string
  order: StoryOrder
}

/** Excludes no book, not even by a future mark such as 'hidden': 'Hepsini göster' sets this filter. */
export const EVERY_STORY: StoryFilter = { words: '', child: '', world: '', order: 'newest' }
/** The filter of a new page: only here may a mark such as 'hidden' exclude books (docs/change.md). */
export const FIRST_FILTER: StoryFilter = { ...EVERY_STORY }

/** A shelf with more books than this cannot be seen at once. */
const MANY = 6
export const needSearch = (stories: readonly Story[]): boolean => stories.length > MANY

/** @param stories newest first */
export function findStories(stories: readonly Story[], { words, child, world, order }: StoryFilter): Story[] {
  const sought = plain(words).split(/\s+/)
  const found = stories.filter(
    (story) =>
      (child === '' || namesIn(story).includes(child)) &&
      (world === '' || story.templateId === world) &&
      sought.every((word) => plain(`${story.title} ${namesIn(story).join(' ')}`).includes(word)),
  )
  switch (order) {
    case 'newest':
      return found
    case 'oldest':
      return found.reverse()
    case 'title':
      return found.sort((one, other) => byTitle.compare(one.title, other.title))
  }
}

const byTitle = new Intl.Collator('tr')

/** Lower case, without the accents that a keyboard may lack. */
const plain = (text: string): string =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').trim()

/** The names for the bar's choices; `choicesIn` sorts them. */
const namesIn = ({ children }: Story): string[] => children.map(({ childName }) => childName)

export function choicesIn(stories: readonly Story[]): { children: string[]; worlds: string[] } {
  const each = (values: string[]) => [...new Set(values)].sort(byTitle.compare)
  return {
    children: each(stories.flatMap(namesIn)),
    worlds: each(stories.map(({ templateId }) => templateId)),
  }
}
