/** The gallery shows every part of `ui`, and every state of the story card. */
import { existsSync, readFileSync, globSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SECTIONS } from '#local/gallery/sections.ts'
import { SPECIMENS } from '#local/gallery/specimens/all.ts'

const specimens = Object.values(SPECIMENS).flat()
const missingIn = (wanted: readonly string[], shown: Iterable<string>) => {
  const there = new Set(shown)
  return wanted.filter((one) => !there.has(one))
}

test('each component of ui has a specimen', () => {
  const components = globSync('src/ui/*.tsx').filter((file) =>
    /^export (function|const) [A-Z][a-z]/m.test(readFileSync(file, 'utf8')),
  )
  expect(components.length).toBeGreaterThan(10)
  expect(
    missingIn(
      components,
      specimens.map(({ file }) => file),
    ),
  ).toEqual([])
})

test('each state of the story card has a specimen', () => {
  const union = /export type StoryState =([^]*?)\n\n/.exec(
    readFileSync('src/features/my-stories/model/story-state.ts', 'utf8'),
  )?.[1]
  const states = [...(union ?? '').matchAll(/\{ is: '(\w+)'/g)].map(([, state = '']) => state)
  expect(states.length).toBeGreaterThan(3)
  const shown = SPECIMENS.stories.flatMap(({ element }) =>
    [...renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>).matchAll(/data-state="(\w+)"/g)].map(
      ([, state = '']) => state,
    ),
  )
  expect(missingIn(states, shown)).toEqual([])
})

test('each has an address of its own, and a file that is there', () => {
  const ids = [...SECTIONS.map(({ id }) => id), ...specimens.map(({ id }) => id)]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([])
  expect(specimens.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([])
})
