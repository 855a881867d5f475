import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { flatBook, flatBookSchema } from '#domain/flat-book.ts'
import { parseStory } from '#domain/story.ts'

const schema = flatBookSchema(
  { title: v.optional(v.string()) },
  { childName: v.string(), childAge: v.optional(v.number()) },
)
const FLAT = {
  ...{ title: 'Orman', childName: 'Defne', childAge: 5 },
  siblings: { 'sibling-1': { childName: 'Ali' }, 'sibling-2': { childName: 'Can', childAge: 3 } },
}
const WHOLE = {
  title: 'Orman',
  children: [{ childName: 'Defne', childAge: 5 }, { childName: 'Ali' }, { childName: 'Can', childAge: 3 }],
}

describe('a flat book', () => {
  test('turns a flat book into one list of children in the order of keys, and back', () => {
    const siblings = Object.fromEntries(Object.entries(FLAT.siblings).reverse())
    const whole = v.parse(schema, { ...FLAT, siblings })
    expect(whole).toEqual(WHOLE)
    expect(flatBook(whole)).toEqual(FLAT)
  })

  test('writes no siblings for one child, and no undefined field', () => {
    const flat = flatBook({ title: undefined, children: [{ childName: 'Defne', childAge: undefined }] })
    expect(flat).toStrictEqual({ childName: 'Defne' })
    expect(v.parse(schema, flat)).toEqual({ children: [{ childName: 'Defne' }] })
  })

  test.each([
    ['without a first child', { siblings: FLAT.siblings }],
    ['with a broken sibling', { ...FLAT, siblings: { 'sibling-1': { childAge: 3 } } }],
    ['with more siblings than a book has', { ...FLAT, siblings: { 'sibling-3': { childName: 'Ece' } } }],
  ])('refuses a flat book %s', (_, flat) => {
    expect(v.is(schema, flat)).toBe(false)
  })

  test('reads all children of a story back from a device’s storage', () => {
    const record = {
      ...{ userId: 'u1', templateId: 'orman', childName: 'Defne', childAge: 5, heroLook: 'drawn' },
      siblings: { 'sibling-1': { childName: 'Ali', childAge: 3, childGender: 'male' } },
    }
    const story = parseStory('s1', record)
    expect(story?.children).toMatchObject([{ childName: 'Defne' }, { childName: 'Ali' }])
    expect(story && parseStory('s1', JSON.parse(JSON.stringify(flatBook(story))))).toEqual(story)
  })
})
