// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { userIdSchema } from '#domain/ids.ts'
import { choiceOf, keepChoice, keptChoice, watchChoice } from '#features/consent/analytics-choice.ts'

const [mother, neighbour] = [v.parse(userIdSchema, 'mother'), v.parse(userIdSchema, 'neighbour')]

beforeEach(() => localStorage.clear())

test("gives a visitor's analytics choice to the next user, but no user's to another", () => {
  keepChoice(true, null)
  expect(choiceOf(keptChoice(), mother)?.granted).toBe(true)
  keepChoice(true, mother)
  expect(choiceOf(keptChoice(), mother)?.granted).toBe(true)
  expect(choiceOf(keptChoice(), null)?.granted).toBe(true)
  expect(choiceOf(keptChoice(), neighbour)).toBeNull()
})

test.each([null, '', '{', '{"granted":"yes"}', '{"granted":true,"version":"2019-01-01","uid":null}'])(
  'asks for the analytics choice again if the stored choice is %s',
  (kept) => {
    expect(choiceOf(kept, null)).toBeNull()
  },
)

test('reports an analytics choice at once, in other tabs too', () => {
  const listener = vi.fn()
  const stop = watchChoice(listener)
  keepChoice(false, null)
  window.dispatchEvent(new StorageEvent('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  keepChoice(true, null)
  expect(listener).toHaveBeenCalledTimes(2)
})
