import { describe, expect, test } from 'vitest'
import type { Story, StoryChange } from '#domain/story.ts'
import { choicesIn, EVERY_STORY, findStories } from '#features/my-stories/model/find-stories.ts'
import { storyWorlds } from '#stories/library.ts'
import { WORLD_TITLES } from '#text/my-stories.ts'

const book = (childName: string, templateId: string, title: string) =>
  ({ children: [{ childName }], templateId, title }) as unknown as Story
/** Newest first. */
const BOOKS = [
  book('Çiçek', 'uzay-yolculugu', 'Çiçek’in Uzay Yolculuğu'),
  book('Işıl', 'sihirli-orman-macerasi', 'Işıl’ın Sihirli Orman Macerası'),
  book('Ali', 'uzay-yolculugu', 'Ali’nin Uzay Yolculuğu'),
  book('Ömer', 'denizalti-kralligi', 'Ömer’in Denizaltı Krallığı'),
]
const found = (wish: Partial<typeof EVERY_STORY>) =>
  findStories(BOOKS, { ...EVERY_STORY, ...wish }).map(({ children }) => children[0].childName)

describe('a book is found', () => {
  test.each([
    ['cicek', ['Çiçek']],
    ['ISIL', ['Işıl']],
    ['ışıl', ['Işıl']],
    ['uzay ali', ['Ali']],
    ['  ', ['Çiçek', 'Işıl', 'Ali', 'Ömer']],
    ['denizalti', ['Ömer']],
    ['yok böyle', []],
  ])('finds a book by the words %j', (words, names) => {
    expect(found({ words })).toEqual(names)
  })

  test('finds a book by child and story world together', () => {
    expect(found({ world: 'uzay-yolculugu' })).toEqual(['Çiçek', 'Ali'])
    expect(found({ world: 'uzay-yolculugu', child: 'Ali' })).toEqual(['Ali'])
  })
})

test('finds a book by each of its children', () => {
  const family = {
    ...book('Defne', 'uzay-yolculugu', 'Uzay'),
    children: [{ childName: 'Defne' }, { childName: 'Can' }],
  } as unknown as Story
  expect(findStories([family], { ...EVERY_STORY, child: 'Can' })).toHaveLength(1)
  expect(findStories([family], { ...EVERY_STORY, words: 'can' })).toHaveLength(1)
  expect(findStories([family], { ...EVERY_STORY, child: 'Ali' })).toHaveLength(0)
  expect(choicesIn([family]).children).toEqual(['Can', 'Defne'])
})

test('finds a book with changed title and dedication without a filter', () => {
  const changes: Required<StoryChange> = { title: 'Gece', dedication: 'Sana' }
  const changed = { ...BOOKS[0], ...changes } as Story
  expect(findStories([changed], EVERY_STORY)).toEqual([changed])
})

test('sorts by age or the Turkish alphabet without changing the given list', () => {
  const before = [...BOOKS]
  expect(found({ order: 'oldest' })).toEqual(['Ömer', 'Ali', 'Işıl', 'Çiçek'])
  expect(found({ order: 'title' })).toEqual(['Ali', 'Çiçek', 'Işıl', 'Ömer'])
  expect(BOOKS).toEqual(before)
})

test('lists each filter choice once, in the order of the alphabet', () => {
  expect(choicesIn([...BOOKS, ...BOOKS]).children).toEqual(['Ali', 'Çiçek', 'Işıl', 'Ömer'])
  expect(choicesIn(BOOKS).worlds).toEqual(['denizalti-kralligi', 'sihirli-orman-macerasi', 'uzay-yolculugu'])
})

test('gives each story world its title', () => {
  expect(WORLD_TITLES).toEqual(Object.fromEntries(storyWorlds.map(({ id, script }) => [id, script.title])))
})
