import * as v from 'valibot'
import { expect, test } from 'vitest'
import { transformIdSchema } from '#domain/ids.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { parseStory, type Story } from '#domain/story.ts'
import { parsePortrait, type Portrait } from '#domain/transformation.ts'
import { keptPortraits } from '#features/my-account/kept-portraits.ts'

const DAY_MS = 86_400_000

function portrait(url: string, updatedAt: number): Portrait {
  const id = v.parse(transformIdSchema, `orman_${updatedAt}`)
  return { id, status: 'completed', transformedImageUrl: url, updatedAt }
}

function story(url: string, about: Record<string, unknown>): Story {
  const parsed = parseStory('orman_u_1', {
    id: 'orman_u_1',
    userId: 'u',
    templateId: 'orman',
    childName: 'Defne',
    childAge: 5,
    transformedPhotoUrl: url,
    ...about,
  })
  if (!parsed) throw new Error('The sample is no story')
  return parsed
}

test('keeps a portrait without a story thirty days after it was made', () => {
  expect(keptPortraits([portrait('/a', DAY_MS)], [])).toEqual([
    { url: '/a', childName: null, until: DAY_MS + UNPAID_STORY_KEPT_MS },
  ])
})

test('keeps a portrait of an unpaid story thirty days after its last change', () => {
  const unpaid = story('/a', { updatedAt: 3 * DAY_MS })
  expect(keptPortraits([portrait('/a', DAY_MS)], [unpaid])).toEqual([
    { url: '/a', childName: 'Defne', until: 3 * DAY_MS + UNPAID_STORY_KEPT_MS },
  ])
})

test('keeps a portrait as long as its book, even if other stories use it', () => {
  const [paid, unpaid] = [story('/a', { paymentStatus: 'paid' }), story('/a', { updatedAt: 9 * DAY_MS })]
  const kept = [{ url: '/a', childName: 'Defne', until: null }]
  expect(keptPortraits([portrait('/a', DAY_MS)], [unpaid, paid])).toEqual(kept)
  expect(keptPortraits([], [paid])).toEqual(kept)
})

test('names each portrait after its own child, in a book of several children', () => {
  const siblings = {
    'sibling-1': {
      childName: 'Ali',
      childAge: 4,
      childGender: 'male',
      transformId: 'orman_2',
      transformedPhotoUrl: '/b',
    },
  }
  expect(keptPortraits([portrait('/b', DAY_MS)], [story('/a', { paymentStatus: 'paid', siblings })])).toEqual([
    { url: '/b', childName: 'Ali', until: null },
    { url: '/a', childName: 'Defne', until: null },
  ])
})

test('lists no portrait of a refunded book', () => {
  expect(keptPortraits([], [story('/a', { paymentStatus: 'refunded', updatedAt: DAY_MS })])).toEqual([])
})

test('ignores unfinished and failed transformations', () => {
  const times = { createdAt: 1, updatedAt: 1 }
  expect(parsePortrait('orman_1', { status: 'processing', ...times })).toBeNull()
  expect(parsePortrait('orman_1', { status: 'completed', transformedImageUrl: '', ...times })).toBeNull()
  expect(parsePortrait('orman_1', null)).toBeNull()
})
