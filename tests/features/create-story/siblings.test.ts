/** A draft with siblings, and its order. */
import { describe, expect, test } from 'vitest'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import type { TemplateId, TransformId, UserId } from '#domain/ids.ts'
import { newStoryRecord, parseStory } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { areNamesTooLong, namesOf, usualTitle } from '#features/create-story/model/draft-names.ts'
import { changeOfChild, newDraft, newSibling, type ChildDraft, type WizardDraft } from '#features/create-story/draft.ts'
import { orderRequestOf, readerOf } from '#features/create-story/model/order-request.ts'

const OWNER = { uid: 'anne' as UserId, templateId: 'orman' as TemplateId }
const USER = { uid: OWNER.uid, email: 'anne@example.com' }
const TEMPLATE = { id: OWNER.templateId, title: 'Sihirli Orman Macerası', numberOfPages: 12 } as StoryTemplate
const NOW = 1_700_000_000_000
const FACE = encodeFace({ ...PLAIN_FACE, hair: 'red' })

const sibling = (childName: string, rest: Partial<ChildDraft> = {}): ChildDraft => ({
  ...newSibling(NOW),
  ...{ id: childName, childName, childAge: 4, childGender: 'male' },
  ...{ transformId: `orman_${childName}` as TransformId, portraitUrl: `/media/${childName}`, heroFeatures: FACE },
  ...rest,
})
const draftOf = (...siblings: ChildDraft[]): WizardDraft => ({
  ...newDraft(OWNER, NOW),
  children: [
    {
      ...{ id: '', childName: 'Defne', childAge: 6, childGender: 'female' },
      ...{ transformId: 'orman_1' as TransformId, portraitUrl: '/media/1' },
    },
    ...siblings,
  ],
})

describe('a draft of sisters and brothers', () => {
  test('names a family’s book after all named children, with the suffix on the last', () => {
    expect(usualTitle(draftOf(sibling('Ali')), TEMPLATE)).toBe('Defne ile Ali’nin Sihirli Orman Macerası')
    const three = draftOf(sibling('Ali'), sibling('Max', { childNameForm: 'Max’in' }))
    expect(usualTitle(three, TEMPLATE)).toBe('Defne, Ali ve Max’in Sihirli Orman Macerası')
    expect(namesOf(draftOf(sibling('Ali'), sibling('  '))).name).toBe('Defne ile Ali')
  })

  test('fills a family’s tale with all children’s names, for the first child’s age', () => {
    expect(readerOf(draftOf(sibling('Ali')))).toMatchObject({ name: 'Defne', age: 6, siblings: [{ name: 'Ali' }] })
  })

  test('orders a family’s book with each child’s portrait and face', () => {
    const order = orderRequestOf(draftOf(sibling('Ali'), sibling('Can')), USER, TEMPLATE)
    expect(order?.children.slice(1)).toMatchObject([
      { childName: 'Ali', transformId: 'orman_Ali', transformedPhotoUrl: '/media/Ali', heroFeatures: FACE },
      { childName: 'Can', transformId: 'orman_Can', transformedPhotoUrl: '/media/Can', heroFeatures: FACE },
    ])
    const record = order && newStoryRecord(order, {})
    const story = parseStory(order?.id ?? '', { ...record, createdAt: NOW, updatedAt: NOW })
    expect(record?.siblings).toEqual({ 'sibling-1': order?.children[1], 'sibling-2': order?.children[2] })
    expect(story?.children).toEqual(order?.children)
    expect(record?.title).toBe('Defne, Ali ve Can’ın Sihirli Orman Macerası')
  })

  test('orders drawn faces only for a drawn book', () => {
    const order = orderRequestOf({ ...draftOf(sibling('Ali')), heroLook: 'photo' }, USER, TEMPLATE)
    for (const child of order?.children ?? []) expect(child).not.toHaveProperty('heroFeatures')
    expect(order?.children).toHaveLength(2)
  })

  test.each([
    ['an age', { childAge: undefined }],
    ['a name', { childName: '' }],
    ['a portrait', { portraitUrl: undefined }],
  ])('refuses to order while one sibling lacks %s', (_, missing) => {
    expect(orderRequestOf(draftOf(sibling('Ali', missing)), USER, TEMPLATE)).toBeNull()
  })

  test('refuses to order names too long for a cover, but accepts a single long name', () => {
    const long = draftOf(sibling('Muhammed Mustafa Abdurrahman'), sibling('Zeynep Nur Gülsüm Hatice'))
    expect(areNamesTooLong(long)).toBe(true)
    expect(orderRequestOf(long, USER, TEMPLATE)).toBeNull()
    expect(areNamesTooLong(newDraft(OWNER, NOW, { name: 'Ş'.repeat(40) }))).toBe(false)
  })

  test('changes only the named child', () => {
    const draft = draftOf(sibling('Ali'), sibling('Can'))
    expect(changeOfChild('Can', { childAge: 8 })(draft).children.map(({ childAge }) => childAge)).toEqual([6, 4, 8])
  })
})
