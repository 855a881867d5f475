/** docs/specification-coverage.md claims tests and pictures: each is there, and so is a picture of every screen in each of its sizes. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PUBLIC_SCREENS } from '../e2e/screens/public-screens.ts'
import { SIZES, type SizeName } from '../e2e/screens/screen.ts'
import { SIGNED_IN_SCREENS } from '../e2e/screens/signed-in-screens.ts'
import { STORY_SCREENS } from '../e2e/screens/story-screens.ts'

const SCREENS = [...PUBLIC_SCREENS, ...SIGNED_IN_SCREENS, ...STORY_SCREENS]
const text = readFileSync('docs/specification-coverage.md', 'utf8')
const shortNames = new Map(
  [...text.matchAll(/\*\*(\w+)\*\* = ([\w/-]+)/g)].map(([, name = '', folder = '']) => [name, folder]),
)

interface Row {
  sentence: string
  claims: string[]
}
const rows: Row[] = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/\| held by \|$/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map((cells) => ({ sentence: cells[0] ?? '', claims: cells.at(-1)?.split(' · ') ?? [] }))

test.each(rows)('$sentence', ({ claims }) => {
  expect(claims.filter((claim) => !holds(claim))).toEqual([])
})

test('every screen has its picture in each of its sizes, and no picture is left over', () => {
  const wanted = SCREENS.flatMap(({ name, sizes = Object.keys(SIZES) as SizeName[] }) =>
    sizes.map((size) => `${name}-${size}.webp`),
  )
  expect(readdirSync('docs/pictures/screens').sort()).toEqual(wanted.sort())
})

/** A picture `name`, or a test's file or folder with words that stand in it: source code shows nothing. */
function holds(claim: string): boolean {
  const [, picture] = /^`([a-z-]+)`$/.exec(claim) ?? []
  if (picture) return SCREENS.some(({ name }) => name === picture)
  const [, path, title = ''] = /^([\w./-]+)(?: "(.+)")?$/.exec(claim) ?? []
  return path !== undefined && filesOf(path).some((file) => readFileSync(file, 'utf8').includes(title))
}

function filesOf(path: string): string[] {
  const [first = '', ...rest] = path.split('/')
  const whole = [shortNames.get(first) ?? first, ...rest].join('/')
  if (!/^(tests|e2e)\//.test(whole) || !existsSync(whole)) return []
  if (statSync(whole).isFile()) return [whole]
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .map((file) => join(whole, file))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
}
