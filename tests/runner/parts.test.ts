/** The map from folders to nightly parts, and the workflow that runs them. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NIGHTLY_PARTS, partsOfChange } from './parts.ts'

const names = (files: readonly string[]) => partsOfChange(files).map(({ name }) => name)

test('a change of the flip book runs the test parts that show it, and no studio test', () => {
  const changed = names(['packages/flip-book/engine/turn-machine.ts'])
  expect(changed).toEqual(expect.arrayContaining(['sizes', 'looks', 'page-flip']))
  expect(changed).not.toContain('studio')
})

test('a change of the studio runs the test parts with the studio, and no rules tests', () => {
  const changed = names(['packages/studio/built-in/narrator.ts'])
  expect(changed).toEqual(expect.arrayContaining(['studio', 'real-studio']))
  expect(changed).not.toContain('rules-proof')
})

test('a change of a document runs only the test part compliance', () => {
  expect(names(['docs/architecture.md'])).toEqual(['compliance'])
})

test('a change of the packages runs every test part', () => {
  expect(names(['package-lock.json'])).toEqual(NIGHTLY_PARTS.map(({ name }) => name))
})

test.each(NIGHTLY_PARTS.map(({ name, folders }) => [name, folders] as const))(
  'the folders of %s exist',
  (_name, folders) => {
    expect(folders.filter((folder) => !existsSync(folder) && !existsSync(`${folder}.ts`))).toEqual([])
  },
)

test('the nightly workflow runs every test part', () => {
  const workflow = readFileSync('.github/workflows/nightly.yml', 'utf8')
  const matrix = /^ +part:\n((?: +- [\w-]+\n)+)/m.exec(workflow)?.[1] ?? ''
  expect([...matrix.matchAll(/- ([\w-]+)/g)].map(([, name]) => name)).toEqual(NIGHTLY_PARTS.map(({ name }) => name))
})
