/** Every planted fault still applies, changes only product code, and has an existing finder. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '#local/environment/project-folder.ts'
import { FAULTS, type Finder } from './faults.ts'
import { patchFile } from './tree.ts'

const PRODUCT = /^(src\/|netlify\/|packages\/|database\.rules\.json$)/
const MAX_CHANGED_LINES = 6

const linesOf = (name: string) => readFileSync(patchFile(name), 'utf8').split('\n')
const specs = readdirSync(path.join(projectFolder, 'e2e'), { recursive: true, encoding: 'utf8' })
const specsNamed = (file: string) =>
  specs.filter((spec) => spec.endsWith('.spec.ts') && !spec.startsWith('nightly') && spec.includes(file))
const textOf = (...file: string[]) => readFileSync(path.join(projectFolder, ...file), 'utf8')
/** The title of a table's row begins with a value that the file builds, so compare the words after it. */
const hasTitle = (text: string, grep: string) => text.includes(grep) || text.includes(grep.replace(/^\S+ /, ''))
const isThere = ({ part, files, grep = '' }: Finder) =>
  files.length > 0 &&
  files.every((file) =>
    part === 'e2e'
      ? specsNamed(file).some((spec) => textOf('e2e', spec).includes(grep))
      : existsSync(path.join(projectFolder, file)) && hasTitle(textOf(file), grep),
  )

test('finds one patch for each planted fault, and one fault for each patch', () => {
  const names = FAULTS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(readdirSync(path.dirname(patchFile('any'))).toSorted()).toEqual(
    names.map((name) => `${name}.patch`).toSorted(),
  )
})

describe.each(FAULTS)('$name', ({ name, breaks, finder }) => {
  test('each patch changes only a few lines of one product file', () => {
    const lines = linesOf(name)
    const files = lines.filter((line) => line.startsWith('+++ b/')).map((line) => line.slice('+++ b/'.length))
    expect(files).toEqual([expect.stringMatching(PRODUCT)])
    const changed = lines.filter((line) => /^[+-](?!\+\+ |-- )/.test(line)).length
    expect(changed).toBeGreaterThan(0)
    expect(changed).toBeLessThanOrEqual(MAX_CHANGED_LINES)
  })

  test('each fault describes its damage, and names existing tests that find the fault', () => {
    expect(breaks).toMatch(/^\S.*[^.]$/)
    expect(finder).toSatisfy(isThere)
  })
})

test('applies every patch', () => {
  const refused = FAULTS.flatMap(({ name }) => {
    const { status, stderr } = spawnSync('git', ['apply', '--check', patchFile(name)], {
      cwd: projectFolder,
      encoding: 'utf8',
    })
    return status === 0 ? [] : [`${name}: ${stderr.trim()}`]
  })
  expect(refused).toEqual([])
})
