/**
 * The repository contains the whole licence of each foreign work in it, so that every copy of the repository includes
 * it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const README = readFileSync('LICENSES/README.md', 'utf8')

/** Files that we did not write, and that our commands did not make from our sources. */
const foreignFiles = () =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(gz|bin|wasm|woff2?|ttf|otf|sf2|onnx|tflite)$/.test(file))

const named = [...README.matchAll(/^\| `([^`]+)` +\| (.+?) +\|/gm)].map(([, files = '', licence = '']) => ({
  files,
  licence,
}))

test('names the licence of each foreign work', () => {
  const files = foreignFiles()
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !named.some((row) => matchesGlob(file, row.files)))).toEqual([])
})

test.each([
  ['GPL-3.0', /GNU GENERAL PUBLIC LICENSE\s+Version 3[^]*END OF TERMS AND CONDITIONS/, 30_000],
  ['LGPL-3.0', /GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/, 7_000],
  ['LGPL-2.0', /GNU LIBRARY GENERAL PUBLIC LICENSE\s+Version 2,[^]*END OF TERMS AND CONDITIONS/, 20_000],
  ['OFL-1.1', /SIL OPEN FONT LICENSE Version 1\.1[^]*PERMISSION & CONDITIONS[^]*DISCLAIMER/, 4_000],
])('contains the whole text of the licence %s', (name, text, letters) => {
  const file = `LICENSES/${name}.txt`
  expect(existsSync(file)).toBe(true)
  expect(README).toContain(`(${name}.txt)`)
  const content = readFileSync(file, 'utf8')
  expect(content).toMatch(text)
  expect(content.length).toBeGreaterThan(letters)
})

test('distributes the voice’s data under the licence of their source', () => {
  expect(readFileSync('LICENSES/GPL-3.0.txt', 'utf8')).toBe(
    readFileSync('node_modules/@echogarden/espeak-ng-emscripten/COPYING', 'utf8'),
  )
})
