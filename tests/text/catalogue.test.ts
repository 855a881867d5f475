import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOGUE, type Quoted } from './catalogue.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const all = (folder: string) =>
  readdirSync(folder)
    .map((file) => read(`${folder}/${file}`))
    .join('\n')

/** Where a text of each kind has to stand. */
const HOMES: Record<Quoted['at'], string> = {
  page: all('src/text'),
  toast: all('src/text'),
  // The sentence of a failed sign-in notification is a parent's sentence that only the log gets (decision 36).
  log: read('src/domain/problem.ts') + read('src/text/account.ts'),
  record: read('src/domain/story.ts') + all('src/text'),
}
/** Put together from a number: how it stands in the code. */
const COMPOSED: Readonly<Record<string, string>> = { '5 Yaş': '${age} Yaş' }
const BEFORE_A_TEXT = ["'", '"', '`', ' ']

test.each(CATALOGUE)('$section · $at · $text', ({ text, at, causedBy }) => {
  const written = COMPOSED[text] ?? text
  expect(BEFORE_A_TEXT.some((mark) => HOMES[at].includes(mark + written))).toBe(true)
  expect(read(causedBy)).toContain(text)
})

test('no text stands twice in the list', () => {
  const texts = CATALOGUE.map(({ text }) => text)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})
