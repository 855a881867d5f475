/** The oracle is handed what the real app writes: it must know it, field by field. */
import { describe, expect, test } from 'vitest'
import { STORY } from './fuzz/fields.ts'
import { NOW_MS } from './fuzz/case.ts'
import { mayWrite } from './policy.ts'
import type { Data } from './policy.ts'
import { PARENT, SERVER_TIME } from './rules-world.ts'
import {
  STORY_ID,
  STORY_PATH,
  storyRecord,
  TEMPLATE,
  TEMPLATE_ID,
  TRANSFORM_ID,
  TRANSFORMATION,
} from './story-record.ts'

const before: Record<string, Data> = {
  storyTemplates: { [TEMPLATE_ID]: TEMPLATE },
  transformations: { [PARENT.uid]: { [TRANSFORM_ID]: TRANSFORMATION } },
}

/** As it lies in the database: lists by their indexes, the server's time filled in. */
function appRecord(): Record<string, Data> {
  return Object.fromEntries(
    Object.entries(storyRecord()).map(([field, value]) => [
      field,
      value === SERVER_TIME ? NOW_MS : Array.isArray(value) ? { ...value } : value,
    ]),
  ) as Record<string, Data>
}

function isTaken(record: Record<string, Data>): boolean {
  const after = { ...before, userStories: { [PARENT.uid]: { [STORY_ID]: record } } }
  return mayWrite({ user: PARENT, paths: [STORY_PATH.split('/')], before, after, nowMs: NOW_MS })
}

describe('the policy', () => {
  test('takes the story that the app writes', () => {
    expect(isTaken(appRecord())).toBe(true)
  })

  test.each(Object.keys(storyRecord()))('refuses it with another %s', (field) => {
    expect(isTaken({ ...appRecord(), [field]: { nothing: 'like it' } })).toBe(false)
  })

  test.each(Object.keys(storyRecord()).filter((field) => !['thumbnailUrl', 'coverImageUrl'].includes(field)))(
    'refuses it without %s',
    (field) => {
      const { [field]: _, ...rest } = appRecord()
      expect(isTaken(rest)).toBe(false)
    },
  )

  test('is tried with every field that the app may write, and with no other', () => {
    expect(Object.keys(STORY.near).sort()).toEqual(
      [...Object.keys(storyRecord()), 'dedication', 'childNameForm'].sort(),
    )
  })
})
