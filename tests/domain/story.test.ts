import { describe, expect, test } from 'vitest'
import type { StoryId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import { defaultStoryTitle, newStoryRecord, parseStory, type OrderRequest } from '#domain/story.ts'
import { parseStoryTemplate } from '#domain/template.ts'

const record = {
  userId: 'u1',
  userEmail: 'a@b.co',
  templateId: 'orman',
  childName: 'Defne',
  childAge: 5,
  childGender: 'female',
  status: 'completed',
  paymentStatus: 'paid',
  createdAt: 1,
  updatedAt: 2,
  imageURLs: ['/1'],
  storyTexts: ['a', 'b'],
  narrationURLs: ['/n'],
}

describe('a story from the database', () => {
  test('treats a completed story with all three lists as readable', () => {
    expect(parseStory('s1', record)).toMatchObject({ id: 's1', readable: true, imageURLs: ['/1'] })
  })

  test.each(['imageURLs', 'storyTexts', 'narrationURLs'])(
    'treats a story without %s, which the database drops when empty, as unreadable',
    (list) => {
      expect(parseStory('s1', { ...record, [list]: undefined })).toMatchObject({ readable: false })
    },
  )

  test('reads a list of text boxes, and ignores any other value', () => {
    const textBoxes = [
      { x: 0.1, y: 0.1, w: 0.3, h: 0.5 },
      { x: 0.6, y: 0.1, w: 0.3, h: 0.5 },
    ]
    expect(parseStory('s1', { ...record, textBoxes })).toMatchObject({ readable: true, textBoxes })
    for (const wrong of ['x', [{ x: 0.1 }], [{ x: -1, y: 0, w: 1, h: 1 }], { 1: textBoxes[1] }])
      expect(parseStory('s1', { ...record, textBoxes: wrong })).toMatchObject({ readable: true, textBoxes: undefined })
  })

  test('treats an unfinished story as unreadable, whatever lists it has', () => {
    expect(parseStory('s1', { ...record, status: 'creating' })).toMatchObject({ readable: false })
  })

  test('adds the suffix to the child’s name in a title, or omits an uncertain one', () => {
    expect(defaultStoryTitle('Defne', 'Uzay Yolculuğu')).toBe('Defne’nin Uzay Yolculuğu')
    expect(defaultStoryTitle('Max', 'Uzay Yolculuğu')).toBe('Max ve Uzay Yolculuğu')
    expect(defaultStoryTitle('Max', 'Uzay Yolculuğu', 'Max’in')).toBe('Max’in Uzay Yolculuğu')
  })

  test('gives a story a default title, tags, description, pages and gender', () => {
    expect(parseStory('s1', { ...record, childGender: undefined })).toMatchObject({
      title: 'Defne’nin Hikayesi',
      tags: ['Kişisel Hikaye', 'Erkek', '5 Yaş'],
      description: 'Kişiye özel oluşturulmuş hikaye',
      numberOfPages: 12,
      children: [{ childGender: 'male' }],
    })
  })

  test('reads a story’s times in ISO format', () => {
    expect(parseStory('s1', { ...record, createdAt: '2026-11-21T10:00:00Z' })?.createdAt).toBe(
      Date.UTC(2026, 10, 21, 10),
    )
  })

  test.each([
    ['childAge', 9],
    ['childAge', 1],
    ['childName', '   '],
    ['childName', '123'],
    ['childName', 'x'.repeat(41)],
    ['status', 'done'],
  ])('refuses a story with %s %j', (field, value) => {
    expect(parseStory('s1', { ...record, [field]: value })).toBeNull()
  })

  test.each([null, 'text', 7, []])('refuses %j as a story', (value) => {
    expect(parseStory('s1', value)).toBeNull()
  })
})

test('creates a story record with exactly the fields that a browser may write', () => {
  const template = parseStoryTemplate('orman', { title: 'Sihirli Orman Macerası', thumbnailURL: '/t.webp' })
  if (!template) throw new Error('the template should parse')
  const draft: OrderRequest = {
    id: 'orman_u1_1790000000000' as StoryId,
    uid: 'u1' as UserId,
    userEmail: 'a@b.co',
    template,
    children: [
      {
        childName: 'Defne',
        childAge: 5,
        childGender: 'female',
        transformId: 'orman_1' as TransformId,
        transformedPhotoUrl: '/media/x',
      },
    ],
  }
  const now = { '.sv': 'timestamp' }
  expect(newStoryRecord(draft, now)).toEqual({
    id: 'orman_u1_1790000000000',
    userId: 'u1',
    userEmail: 'a@b.co',
    templateId: 'orman' as TemplateId,
    childName: 'Defne',
    childAge: 5,
    childGender: 'female',
    transformId: 'orman_1',
    transformedPhotoUrl: '/media/x',
    status: 'creating',
    paymentStatus: 'pending',
    createdAt: now,
    updatedAt: now,
    title: 'Defne’nin Sihirli Orman Macerası',
    description: 'Kişiye özel oluşturulmuş hikaye',
    tags: ['Kişisel Hikaye', 'Kız', '5 Yaş'],
    numberOfPages: 12,
    thumbnailUrl: '/t.webp',
    analyticsTracked: false,
  })
})

test('leaves a template’s detail fields out of the list', () => {
  const template = parseStoryTemplate('orman', { title: 'T', imageURLs: ['/1'], storyTexts: ['a'], narrationURLs: [] })
  expect(Object.keys(template ?? {})).not.toEqual(expect.arrayContaining(['imageURLs']))
})
