/** The feature list, its pictures, its end-to-end tests (`walk`) and docs/features.md describe the same features. */
import { existsSync, readFileSync, statSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURES, SPECIFIED_FEATURES } from '#text/features.ts'

const PICTURES = 'public/landing/features'
const KB = 1_000
const MAX_PICTURES_KB = 250

/** Sections of docs/features.md by the anchor that GitHub gives their heading. */
const sections = new Map(
  readFileSync('docs/features.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [(section.split('\n')[0] ?? '').toLowerCase().replaceAll(' ', '-'), section]),
)

test('shows the four cards of the specification first', () => {
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
  'names the end-to-end test of $id in its section: $file',
  ({ id, file }) => {
    expect(existsSync(file)).toBe(true)
    expect(sections.get(id)).toContain(`\`${file}\``)
  },
)

test('has one picture for each feature, together under 250 KB', () => {
  const files = readdirSync(PICTURES)
  expect(files.sort()).toEqual(FEATURES.map(({ id }) => `${id}.avif`).sort())
  const bytes = files.reduce((sum, file) => sum + statSync(`${PICTURES}/${file}`).size, 0)
  expect(bytes).toBeLessThan(MAX_PICTURES_KB * KB)
})
