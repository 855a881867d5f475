/** The policy must accept what the real app writes, field by field. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { LATER_STORY_FIELDS, OPTIONAL_STORY_FIELDS } from '#domain/story.ts'
import { CHANGES, STORY } from './fuzz/fields.ts'
import { NOW_MS } from './fuzz/case.ts'
import { placesOf } from './fuzz/rule-places.ts'
import { mayWrite } from './policy.ts'
import type { Data } from './policy.ts'
import { PARENT, SERVER_TIME } from './rules-world.ts'
import {
  countedAs,
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
  quotas: { [PARENT.uid]: { userStories: countedAs(STORY_ID) } },
}

/** The record in its stored form: lists as objects with their indexes, the server's time filled in. */
function appRecord(): Record<string, Data> {
  return Object.fromEntries(
    Object.entries(storyRecord()).map(([field, value]) => [
      field,
      value === SERVER_TIME ? NOW_MS : Array.isArray(value) ? { ...value } : value,
    ]),
  ) as Record<string, Data>
}

function isTaken(record: Record<string, Data>): boolean {
  const housekeeping = { [PARENT.uid]: NOW_MS }
  const after = { ...before, housekeeping, userStories: { [PARENT.uid]: { [STORY_ID]: record } } }
  return mayWrite({ user: PARENT, paths: [STORY_PATH.split('/')], before, after, nowMs: NOW_MS })
}

/** Made a minute ago, and finished by now. */
const completed = (): Record<string, Data> => ({ ...appRecord(), status: 'completed', updatedAt: NOW_MS - 60_000 })

function isChangeTaken(field: string, record: Record<string, Data>): boolean {
  const database = (story: Data) => ({ ...before, userStories: { [PARENT.uid]: { [STORY_ID]: story } } })
  const path = [...STORY_PATH.split('/'), field]
  return mayWrite({
    user: PARENT,
    paths: [path],
    before: database(completed()),
    after: database(record),
    nowMs: NOW_MS,
  })
}

const isOptional = (field: string) => OPTIONAL_STORY_FIELDS.includes(field)
const isLater = (field: string) => LATER_STORY_FIELDS.includes(field)

describe('the policy', () => {
  test('accepts the story that the app writes', () => {
    expect(isTaken(appRecord())).toBe(true)
  })

  test.each(Object.keys(storyRecord()))('refuses the app’s story with another %s', (field) => {
    expect(isTaken({ ...appRecord(), [field]: { nothing: 'like it' } })).toBe(false)
  })

  test.each(Object.keys(storyRecord()).filter((field) => !isOptional(field)))(
    'refuses the app’s story without %s',
    (field) => {
      const { [field]: _, ...rest } = appRecord()
      expect(isTaken(rest)).toBe(false)
    },
  )

  test.each(Object.keys(STORY.near).filter((field) => !isLater(field)))(
    'refuses a later change of the story’s %s',
    (field) => {
      expect(isChangeTaken(field, { ...appRecord(), updatedAt: NOW_MS, [field]: 'Yeni' })).toBe(false)
    },
  )

  test.each(LATER_STORY_FIELDS)('accepts a later change of the story’s %s', (field) => {
    const changed: Record<string, Data> = { ...CHANGES, updatedAt: NOW_MS, analyticsTracked: true }
    expect(isChangeTaken(field, { ...completed(), updatedAt: NOW_MS, [field]: changed[field] ?? '' })).toBe(true)
  })

  test('allows later changes of the same fields as the rules', () => {
    const granted = placesOf(loadRules(readFileSync('database.rules.json', 'utf8')))
      .filter(({ path, kind }) => kind === '.write' && path.length === 4 && path[0] === 'userStories')
      .map(({ path }) => path[3])
    expect(granted.sort()).toEqual([...LATER_STORY_FIELDS].sort())
  })

  test('tests the policy with every field that the app may write, and with no other', () => {
    const fields = new Set([...Object.keys(storyRecord()), ...OPTIONAL_STORY_FIELDS, ...LATER_STORY_FIELDS])
    expect(Object.keys(STORY.near).sort()).toEqual([...fields].sort())
  })
})
