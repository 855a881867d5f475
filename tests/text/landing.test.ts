/** The landing page quotes the books. */
import { describe, expect, test } from 'vitest'
import { SAMPLE_CHILD, storyWorlds } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import { LANDING } from '#text/landing.ts'
import { withSuffix } from '#turkish/suffix.ts'

const lines = storyWorlds.flatMap(({ script }) => renderTexts(script, SAMPLE_CHILD)).join('\n')

test('shows every book of the shelf with its own teaser', () => {
  const sold = storyWorlds.map(({ id, script: { title, teaser } }) => ({ id, title, teaser }))
  expect(LANDING.books.list).toEqual(sold)
})

describe('sentences of the book are read in the book', () => {
  const [left, right] = [LANDING.hero.pages.slice(0, 2), LANDING.hero.pages.slice(2)].map((page) => page.join(' '))
  const { before, word, after } = LANDING.features.spoken

  test.each([left, right, before + word + after])('quotes a sentence that the book contains: %s', (sentence) =>
    expect(lines).toContain(sentence),
  )
})

test.each(LANDING.features.names)('shows %s with the ending that the books write', (name, ending) =>
  expect(name + ending).toBe(withSuffix(name, 'genitive')),
)

test.each(LANDING.readings.list)('quotes the book as written for the age of $who', ({ quote, reader }) => {
  const forest = storyWorlds.find(({ script: { title } }) => LANDING.readings.example.includes(title))
  const third = forest && renderTexts(forest.script, reader)[2]
  expect(quote).toBe(third)
})
