/** The feature list, its pictures, its walks and docs/features.md tell of the same features. */
import { existsSync, readFileSync, statSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURES, SPECIFIED_FEATURES } from '#text/features.ts'

const PICTURES = 'public/landing/features'
const KB = 1_000
const MAX_PICTURES_KB = 250

/** Sections of docs/features.md by the name that GitHub gives their heading. */
const sections = new Map(
  readFileSync('docs/features.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [(section.split('\n')[0] ?? '').toLowerCase().replaceAll(' ', '-'), section]),
)

test('the four cards of the specification come first', () => {
  expect(FEATURES.slice(0, 4).map(({ title }) => title)).toEqual([
    'Kişiye özel masallar',
    'Yapay zekâ ile çizim',
    'Sesli masallar',
    'Özel basılı ürünler',
  ])
  expect(FEATURES.slice(0, 4)).toEqual(SPECIFIED_FEATURES)
})

test('docs/features.md has a section for each feature, in the same order, and no other', () => {
  expect([...sections.keys()]).toEqual(FEATURES.map(({ id }) => id))
})

test.each(FEATURES.flatMap(({ id, walk }) => (walk ? [{ id, file: `e2e/${walk}.spec.ts` }] : [])))(
  '$id is walked through by $file, and its section says so',
  ({ id, file }) => {
    expect(existsSync(file)).toBe(true)
    expect(sections.get(id)).toContain(`\`${file}\``)
  },
)

test('each feature has one picture, and together they stay small', () => {
  const files = readdirSync(PICTURES)
  expect(files.sort()).toEqual(FEATURES.map(({ id }) => `${id}.avif`).sort())
  const bytes = files.reduce((sum, file) => sum + statSync(`${PICTURES}/${file}`).size, 0)
  expect(bytes).toBeLessThan(MAX_PICTURES_KB * KB)
})
