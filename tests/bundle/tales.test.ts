import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { PLATES } from '#stories/plate-manifest.ts'
import { storyWorlds } from '#stories/library.ts'
import { itemAt } from '#stories/drawing/geometry.ts'

const { id } = itemAt(storyWorlds, 0)

/** The files of a number of tales, each as large as the first one. */
function filesOf(tales: number): string[] {
  const ofOne = [
    ...globSync([`packages/story-worlds/${id}/**`, `public/stories/${id}/**`]),
    ...(PLATES[id] ?? []).flatMap(({ screen, press }) =>
      [screen, press].flatMap((plates) => Object.values(plates).map(([file]) => `public/plates/${file}`)),
    ),
  ]
  return Array.from({ length: tales }, (_, tale) =>
    ofOne.map((file) => file.replace(id, `${id}-${tale}`).replace(/(plates\/\w+)/, `$1${tale}`)),
  ).flat()
}

test('bundles as many files into a function for one tale as for twenty', () => {
  const patterns = [...readFileSync('netlify.toml', 'utf8').matchAll(/included_files = \[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/^ *"([^"!]+)"/gm)].map(([, pattern = '']) => pattern),
  )
  const packed = (files: readonly string[]) =>
    files.filter((file) => patterns.some((pattern) => matchesGlob(file, pattern))).length
  expect(packed(globSync('packages/studio/built-in/voice/**'))).toBeGreaterThan(0)
  expect(packed(filesOf(20))).toBe(packed(filesOf(1)))
})
