/** Which of the library's books a parent looks for, and in which order they lie. */
import type { Story } from '#domain/story.ts'

export const STORY_ORDERS = ['newest', 'oldest', 'title'] as const
export type StoryOrder = (typeof STORY_ORDERS)[number]

export interface StoryFilter {
  /** Words of title or child's name, in any letters: 'cicek' finds 'Çiçek'. */
  words: string
  /** A child's name; empty: all. */
  child: string
  /** A template's id; empty: all. */
  world: string
  order: StoryOrder
}

/** Leaves no book out, whatever its parent has changed: 'Hepsini göster' sets this filter. */
export const EVERY_STORY: StoryFilter = { words: '', child: '', world: '', order: 'newest' }
/** The filter of a page that opens. Here alone, a mark may leave books out. */
export const FIRST_FILTER: StoryFilter = { ...EVERY_STORY }

/** More than fit on a shelf that is taken in at a glance. */
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

/** Small, and without what a keyboard may not have. */
const plain = (text: string): string =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').trim()

/** The choices of the bar, in the order of the alphabet. */
const namesIn = ({ children }: Story): string[] => children.map(({ childName }) => childName)

export function choicesIn(stories: readonly Story[]): { children: string[]; worlds: string[] } {
  const each = (values: string[]) => [...new Set(values)].sort(byTitle.compare)
  return {
    children: each(stories.flatMap(namesIn)),
    worlds: each(stories.map(({ templateId }) => templateId)),
  }
}
