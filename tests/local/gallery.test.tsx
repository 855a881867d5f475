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

test('shows each component of ui in the gallery', () => {
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

test('shows each state of the story card in the gallery', () => {
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

test('gives each gallery specimen an address of its own and an existing file', () => {
  const ids = [...SECTIONS.map(({ id }) => id), ...specimens.map(({ id }) => id)]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([])
  expect(specimens.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([])
})
