import { expect, test } from 'vitest'
import { storyWorlds } from '#stories/library.ts'
import { openingOf } from '#stories/opening.ts'
import { renderTexts } from '#stories/script.ts'

const CHILDREN = [3, 5, 8].map((age) => ({ name: 'Ömer', age, gender: 'male' as const }))

test.each(storyWorlds.flatMap(({ script }) => CHILDREN.map((child) => [script.title, child, script] as const)))(
  'what is heard of %s by %o begins the book, ends a sentence, and calls the child where the page does',
  (_title, child, script) => {
    const [page = ''] = renderTexts(script, child)
    const opening = openingOf(script, child)
    expect(page.startsWith(opening)).toBe(true)
    expect(opening).toMatch(/[.!?]”?$/)
    expect(opening.includes(child.name)).toBe(page.includes(child.name))
  },
)
