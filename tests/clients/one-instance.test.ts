import { expect, test } from 'vitest'
import { faultOfWrite, WRITTEN_WITH_A_USERS } from '#netlify/clients/one-instance.ts'
import { readFileSync } from 'node:fs'

test.each<[string, string[], string | null]>([
  ['of one user', ['userStories/anne/s', 'housekeeping/anne'], null],
  ['of rooms of nobody', ['orders/s', 'outbox/k'], null],
  ['of two users', ['userStories/anne/s', 'userStories/baba/s'], 'A write names two users'],
  ['of a user and a listed room', ['mediaIndex/anne/k', 'originals/k'], null],
  [
    'of a user and an order',
    ['userStories/anne/s', 'orders/s'],
    expect.stringContaining('a user and orders') as string,
  ],
])('judges a write %s', (_what, places, fault) => {
  expect(faultOfWrite(places)).toEqual(fault)
})

test('lists in scale.md all paths that are written together with a user’s paths', () => {
  const page = readFileSync('docs/scale.md', 'utf8')
  for (const [room, instead] of Object.entries(WRITTEN_WITH_A_USERS))
    expect(page).toMatch(new RegExp(`\\| \`${room}\` +\\| ${instead}`))
})
