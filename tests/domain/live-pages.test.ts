import { expect, test } from 'vitest'
import { parseStory, type Story } from '#domain/story.ts'
import { watchPages, type ShownPages, type WatchPage } from '#domain/live-pages.ts'

const PER_PAGE = 3

/**
 * A library that answers as the database does: each listener has a window of the newest stories before a place, and
 * gets every change.
 */
function library(size: number) {
  let books = Array.from({ length: size }, (_, at) => story(size - at))
  const listeners = new Map<object, () => void>()
  let sent = 0
  const watchPage: WatchPage<Story> = (from, onChange) => {
    const listener = {}
    let last = ''
    const tell = () => {
      const newestFirst = books
        .filter(({ createdAt }) => !from || createdAt < Number(from.createdAt))
        .slice(0, PER_PAGE)
      const { id, createdAt } = newestFirst.at(-1) ?? {}
      const isFull = newestFirst.length === PER_PAGE
      if (last === JSON.stringify(newestFirst)) return
      last = JSON.stringify(newestFirst)
      onChange({ newestFirst, next: isFull && id && createdAt ? { id, createdAt } : null })
    }
    listeners.set(listener, tell)
    sent += books.filter(({ createdAt }) => !from || createdAt < Number(from.createdAt)).slice(0, PER_PAGE).length
    tell()
    return () => void listeners.delete(listener)
  }
  return {
    watchPage,
    sent: () => sent,
    listeners: () => listeners.size,
    become: (changed: (before: Story[]) => Story[]) => {
      books = changed(books)
      for (const [listener, tell] of [...listeners]) if (listeners.has(listener)) tell()
    },
  }
}

function show(size: number, pagesShown: number) {
  const books = library(size)
  let shown: ShownPages<Story> = { newestFirst: [], mayHaveMore: false }
  const pages = watchPages<Story>(books.watchPage, (now) => (shown = now))
  for (let page = 1; page < pagesShown; page++) pages.showMore()
  return { books, pages, days: () => shown.newestFirst.map(({ createdAt }) => createdAt), shown: () => shown }
}

test('reads only the next page of books, however many pages precede it', () => {
  const { books, pages, days } = show(10_000, 1)
  const costs = [1, 2, 3, 4].map(() => {
    const before = books.sent()
    pages.showMore()
    return books.sent() - before
  })
  expect(costs).toEqual([PER_PAGE, PER_PAGE, PER_PAGE, PER_PAGE])
  expect(days()).toEqual(Array.from({ length: 5 * PER_PAGE }, (_, at) => 10_000 - at))
  expect(books.listeners()).toBe(5)
})

test('updates a book on an older page', () => {
  const { books, shown } = show(9, 3)
  books.become((all) => all.map((each) => (each.createdAt === 2 ? { ...each, status: 'completed' } : each)))
  expect(
    shown()
      .newestFirst.filter(({ status }) => status === 'completed')
      .map(({ createdAt }) => createdAt),
  ).toEqual([2])
})

test('shifts the pages by a new book, and loses no book between two pages', () => {
  const { books, days } = show(9, 2)
  books.become((all) => [story(10), ...all])
  expect(days()).toEqual([10, 9, 8, 7, 6, 5])
})

test('leaves no gap for an erased book, and shows no book twice', () => {
  const { books, days } = show(9, 2)
  books.become((all) => all.filter(({ createdAt }) => createdAt !== 8))
  expect(days()).toEqual([9, 7, 6, 5, 4, 3])
})

test('ignores a second showMore, and prefers a book’s live copy when two pages have it', () => {
  const answers: Parameters<WatchPage<Story>>[1][] = []
  let shown: Story[] = []
  const pages = watchPages<Story>(
    (_from, onChange) => {
      answers.push(onChange)
      return () => {}
    },
    ({ newestFirst }) => (shown = newestFirst),
  )
  answers[0]?.({ newestFirst: [story(9)], next: story(9) })
  pages.showMore()
  pages.showMore()
  expect(answers).toHaveLength(2)
  answers[1]?.({ newestFirst: [story(8)], next: null })
  answers[0]?.({ newestFirst: [{ ...story(8), status: 'completed' }], next: story(8) })
  expect(shown.map(({ status }) => status)).toEqual(['completed'])
})

test('reports that no older story exists, and then requests no further page', () => {
  const { books, pages, shown } = show(5, 1)
  expect(shown().mayHaveMore).toBe(true)
  pages.showMore()
  expect(shown().mayHaveMore).toBe(false)
  pages.showMore()
  expect(books.listeners()).toBe(2)
  pages.stop()
  expect(books.listeners()).toBe(0)
})

function story(createdAt: number): Story {
  const parsed = parseStory(`orman_uid1_${1_700_000_000_000 + createdAt}`, {
    userId: 'uid1',
    templateId: 'orman',
    childName: 'Defne',
    childAge: 5,
    createdAt,
  })
  if (!parsed) throw new Error('the story of this test is not one')
  return parsed
}
