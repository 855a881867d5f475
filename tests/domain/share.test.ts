import * as v from 'valibot'
import { expect, test } from 'vitest'
import { changedShare, isOver, shareTokenSchema, type ShareChoice } from '#domain/share.ts'
import { parseStory } from '#domain/story.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'

const [token, other] = ['a', 'b'].map((letter) => v.parse(shareTokenSchema, letter.repeat(40))) as [
  v.InferOutput<typeof shareTokenSchema>,
  v.InferOutput<typeof shareTokenSchema>,
]
const CHOICE: ShareChoice = { days: 7, showsCover: false, withVoices: false }
const DAY_MS = 86_400_000

test('ends a share when its days since the last change are over, to the millisecond', () => {
  const share = changedShare(null, CHOICE, token, 1_000)
  expect(share).toEqual({ ...CHOICE, token, createdAt: 1_000, expiresAt: 1_000 + 7 * DAY_MS })
  expect([isOver(share, share.expiresAt - 1), isOver(share, share.expiresAt)]).toEqual([false, true])
})

test('keeps a share’s link and creation time when the parent changes the share', () => {
  const before = changedShare(null, CHOICE, token, 1_000)
  expect(changedShare(before, { ...CHOICE, days: 90, showsCover: true }, other, 2_000)).toEqual({
    ...before,
    days: 90,
    showsCover: true,
    expiresAt: 2_000 + 90 * DAY_MS,
  })
})

test('reads a book whose share is invalid', () => {
  const book = finishedStory('uid')
  const share = changedShare(null, CHOICE, token, 1_000)
  expect(parseStory(book.id, { ...book, share })?.share).toEqual(share)
  // Older records have the number of readings in the share.
  expect(parseStory(book.id, { ...book, share: { ...share, readings: 3 } })?.share).toEqual(share)
  expect(parseStory(book.id, { ...book, share: { token: 'x' } })).toMatchObject({ readable: true, share: undefined })
})
