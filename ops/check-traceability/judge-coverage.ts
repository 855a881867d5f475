/** Checks that the tests and screens named in docs/specification-coverage.md exist. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { GALLERY_SCREENS } from '../../e2e/screens/gallery.ts'
import { PARENT_SCREENS } from '../../e2e/screens/parent-screens.ts'
import { PUBLIC_SCREENS } from '../../e2e/screens/public-screens.ts'
import { withEvenings } from '../../e2e/screens/screen.ts'

const COVERAGE = 'docs/specification-coverage.md'
const SCREENS: readonly { name: string }[] = [
  ...withEvenings([...PUBLIC_SCREENS, ...PARENT_SCREENS]),
  ...GALLERY_SCREENS,
]

/** @returns sentences about what to fix */
export function judgeCoverage(): string[] {
  const text = readFileSync(COVERAGE, 'utf8')
  const shortNames = new Map(
    [...text.matchAll(/\*\*(\w+)\*\* = ([\w/-]+)/g)].map(([, name = '', folder = '']) => [name, folder]),
  )
  return rowsOf(text).flatMap(({ sentence, claims }) => [
    // A claim checks only the name of a picture's file: its content may change unnoticed.
    ...(claims.every((claim) => PICTURE.test(claim)) ? [`${sentence}: pictures alone hold no sentence.`] : []),
    ...claims.flatMap((claim) => {
      const problem = problemOf(claim, shortNames)
      return problem ? [`${sentence}: ${claim} ${problem}.`] : []
    }),
  ])
}

interface Row {
  sentence: string
  claims: string[]
}

const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/\| (held by|-+) +\|$/.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
    .map((cells) => ({ sentence: cells[0] ?? '', claims: cells.at(-1)?.split(' · ') ?? [] }))

const PICTURE = /^`([a-z-]+)`$/

/**
 * A claim is the catalogue, a picture `name`, or a test's file or folder with words from it: source code proves
 * nothing.
 */
function problemOf(claim: string, shortNames: ReadonlyMap<string, string>): string | null {
  if (claim === 'catalogue') return null
  const [, picture] = PICTURE.exec(claim) ?? []
  if (picture) return SCREENS.some(({ name }) => name === picture) ? null : 'is no screen'
  const [, path, title] = /^([\w./-]+)(?: "(.+)")?$/.exec(claim) ?? []
  if (path === undefined) return 'is neither a picture nor a test'
  const files = testFilesOf(path, shortNames)
  if (files.length === 0) return 'is no test'
  if (title === undefined) return 'says no words of the test that it means'
  return files.some((file) => readFileSync(file, 'utf8').includes(title)) ? null : 'is not said there'
}

function testFilesOf(path: string, shortNames: ReadonlyMap<string, string>): string[] {
  const [first = '', ...rest] = path.split('/')
  const whole = [shortNames.get(first) ?? first, ...rest].join('/')
  if (!/^(tests|e2e|packages)\//.test(whole) || !existsSync(whole)) return []
  if (statSync(whole).isFile()) return [whole]
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .map((file) => join(whole, file))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
}
