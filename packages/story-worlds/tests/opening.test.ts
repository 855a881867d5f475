import { describe, expect, test } from 'vitest'
import { CHILD_AGES, CHILD_NAME_MAX_LETTERS } from '#domain/child.ts'
import { SIBLINGS_AT_MOST } from '#domain/flat-book.ts'
import { storyWorlds } from '#stories/library.ts'
import { openingOf } from '#stories/opening.ts'
import { renderTexts } from '#stories/script.ts'

const CHILDREN = [3, 5, 8].map((age) => ({ name: 'Ömer', age, gender: 'male' as const }))

test.each(storyWorlds.flatMap(({ script }) => CHILDREN.map((child) => [script.title, child, script] as const)))(
  'begins the opening of %s with %o, names the child, ends after a sentence',
  (_title, child, script) => {
    const [page = ''] = renderTexts(script, child)
    const opening = openingOf(script, child)
    expect(page.startsWith(opening)).toBe(true)
    expect(opening).toMatch(/[.!?]”?$/)
    expect(opening.includes(child.name)).toBe(page.includes(child.name))
  },
)

describe.each(storyWorlds.map(({ script }) => [script.title, script] as const))(
  'the opening of %s',
  (_title, script) => {
    const longest = (name: string): number => {
      const counts = Array.from({ length: SIBLINGS_AT_MOST + 1 }, (_, count) => count)
      const openings = CHILD_AGES.flatMap((age) =>
        counts.map((count) =>
          openingOf(script, { name, age, gender: 'male', siblings: Array.from({ length: count }, () => ({ name })) }),
        ),
      )
      return Math.max(...openings.map(({ length }) => length))
    }

    // A provider charges by the letter, and the parent has paid nothing yet.
    test('limits an opening to 200 letters, to 300 with the longest names', () => {
      expect(longest('Ali')).toBeLessThanOrEqual(200)
      expect(longest('W'.repeat(CHILD_NAME_MAX_LETTERS))).toBeLessThanOrEqual(300)
    })
  },
)
