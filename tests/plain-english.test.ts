/**
 * Comments, test names and commit subjects must name their subject first. The ceilings may only sink, until they are 0.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultOfSubject } from './commit-subjects.ts'
import { type Finding, findingsIn } from './plain-english.ts'

/** The allowed numbers of unclear sentences in comments and unclear test names, for each folder. */
const CEILINGS: Record<string, [comments: number, testNames: number]> = {
  src: [0, 0],
  netlify: [0, 0],
  'packages/database-emulator': [0, 0],
  'packages/face': [0, 0],
  'packages/faults': [0, 0],
  'packages/flip-book': [0, 0],
  'packages/http-server': [0, 0],
  'packages/media': [0, 0],
  'packages/order-simulation': [0, 0],
  'packages/photo': [0, 0],
  'packages/sound': [0, 0],
  'packages/story-worlds': [0, 0],
  'packages/stripe-stand-in': [0, 0],
  'packages/studio': [0, 0],
  'packages/turkish': [0, 0],
  local: [0, 0],
  ops: [0, 0],
  vite: [0, 0],
  tests: [0, 0],
  e2e: [0, 0],
}

const files = execFileSync('git', ['ls-files', 'src', 'netlify', 'packages', 'local', 'ops', 'vite', 'tests', 'e2e'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !file.startsWith('tests/planted/faults/'))

const folderOf = (file: string) => /^(packages\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? ''
const findings = files.flatMap((file) =>
  findingsIn(file, readFileSync(file, 'utf8')).map((finding) => ({ ...finding, file })),
)

const WORST = 10

/** @returns 'as many as the ceiling', or a message for the developer who changed the folder */
function compare(ceiling: number, found: readonly (Finding & { file: string })[]): string {
  if (found.length < ceiling) return `lower the ceiling from ${ceiling} to ${found.length}`
  if (found.length === ceiling) return 'as many as the ceiling'
  const worst = found
    .toSorted((one, other) => other.text.length - one.text.length)
    .slice(0, WORST)
    .map(({ file, line, text }) => `${file}:${line}: ${text}`)
  return [`${found.length} are above the ceiling of ${ceiling}; the longest:`, ...worst].join('\n')
}

test('every folder has a ceiling of unclear texts', () => {
  expect(Object.keys(CEILINGS).toSorted()).toEqual([...new Set(files.map(folderOf))].toSorted())
})

describe.each(Object.entries(CEILINGS))('%s', (folder, [comments, testNames]) => {
  const of = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind && folderOf(finding.file) === folder)

  test('the folder has as many unclear comments as its ceiling allows', () => {
    expect(compare(comments, of('comment'))).toBe('as many as the ceiling')
  })

  test('the folder has as many unclear test names as its ceiling allows', () => {
    expect(compare(testNames, of('test name'))).toBe('as many as the ceiling')
  })
})

describe('counting', () => {
  const textsOf = (code: string) => findingsIn('sample.tsx', code).map(({ line, text }) => `${line}: ${text}`)

  test.each([
    ['/** What a page holds. */', ['1: What a page holds.']],
    ['/** Loads a page. Nothing else. */', ['1: Nothing else.']],
    ['/**\n * Loads a page.\n *\n * By its number\n */', ['1: By its number']],
    ['let a = 1 // as above', ['1: as above']],
    ['// Loads a page.\n// But not its\n// picture.', ['1: But not its picture.']],
    ['const a = <p>{/* Who reads */}</p>', ['1: Who reads']],
  ])('counts a sentence that hides its subject: %s', (code, texts) => {
    expect(textsOf(code)).toEqual(texts)
  })

  test.each([
    '// Loads a page: as a whole, but not its picture',
    '/** Loads a page. @param page whose text is read. Nothing else */',
    '/** Loads a page, e.g. as a picture. Whatever happens, it ends. */',
    'const a = "// What" + `// ${b} // Who` + /\\/\\/ Of/.source',
    'const a = <p>{"a"} // As text</p>',
    "expect('what is there')",
  ])('counts no unclear sentence in %s', (code) => {
    expect(textsOf(code)).toEqual([])
  })

  test.each([
    ["test('who reads', () => {})", ['1: who reads']],
    ["test.describe.serial('Nothing', () => {})", ['1: Nothing']],
    ["describe.each([1])('of %s', () => {})", ['1: of %s']],
    ['test(`as ${name} reads`, () => {})', ['1: as … reads']],
    [`it('${'a'.repeat(81)}')`, [`1: ${'a'.repeat(81)}`]],
    [`it('${'a'.repeat(80)}')`, []],
    ["test('reads what is there', () => {})", []],
  ])('counts an unclear test name: %s', (code, texts) => {
    expect(textsOf(code)).toEqual(texts)
  })
})

test.each([
  ['orders: refund a second paid session', null],
  ['orders: nobody pays twice', expect.stringContaining('hides its subject')],
  ['Refund a second paid session', expect.stringContaining('area: visible effect')],
  [`orders: ${'a'.repeat(65)}`, expect.stringContaining('73 characters')],
])('judges the commit subject %s', (subject, fault) => {
  expect(faultOfSubject(subject)).toEqual(fault)
})
