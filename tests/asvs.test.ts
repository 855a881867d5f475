/** docs/asvs.md answers every requirement of ASVS 5.0.0, levels 1 and 2, once, and the files that it names exist. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The standard's numbers by level: each level lists only those that it adds to the one below. */
const REQUIREMENTS = JSON.parse(readFileSync('tests/asvs-requirements.json', 'utf8')) as Record<string, string[]>
const STATES = ['Met', 'Platform', 'Does not apply', 'In part', 'Not met']

const TEXT = readFileSync('docs/asvs.md', 'utf8')
/** An item answers one requirement, or several with the same answer. */
const rows = TEXT.split('\n')
  .filter((line) => /^- \d/.test(line))
  .flatMap((line) => {
    const [, numbers = line, level = '', requirement = '', state = '', answer = ''] =
      /^- ([\d., ]+) \(L(\d)\) (.+?) \*\*([^*]+):\*\* (.+)$/.exec(line) ?? []
    return numbers.split(', ').map((number) => ({ number, level, requirement, state, answer }))
  })

/** The files and links that an answer names as evidence. */
const evidenceOf = (answer: string): string[] =>
  answer.match(/`[\w.-]+\/[^`]+`|`[\w.]+\.(?:json|toml)`|\]\([^)]+\)/g) ?? []
const numbersWhere = (isWrong: (row: (typeof rows)[number]) => boolean) =>
  rows.filter(isWrong).map(({ number }) => number)

test('answers each requirement of levels 1 and 2 once, in the standard’s order', () => {
  const expected = Object.entries(REQUIREMENTS)
    .flatMap(([level, numbers]) => numbers.map((number) => ({ number, level })))
    .toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))
  expect(expected.length).toBe(253)
  expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(expected)
})

test('each row has a requirement, one of five states and an answer', () => {
  const isPoor = ({ requirement, state, answer }: (typeof rows)[number]) =>
    requirement.length < 5 || !STATES.includes(state) || answer.length < 4
  expect(numbersWhere(isPoor)).toEqual([])
})

test('explains each row that is not fully met, or names the explaining decision', () => {
  expect(
    numbersWhere(
      ({ state, answer }) =>
        (state === 'In part' || state === 'Not met') && answer.length < 60 && !answer.includes('](decisions/'),
    ),
  ).toEqual([])
})

test('names a test, file, decision, document or other row for each row that is met', () => {
  const known = new Set(rows.map(({ number }) => number))
  const isBare = ({ state, answer }: (typeof rows)[number]) =>
    state === 'Met' && evidenceOf(answer).length === 0 && !known.has(/^see ([\d.]+\d)/.exec(answer)?.[1] ?? '')
  expect(numbersWhere(isBare)).toEqual([])
})

test('names only existing files, and quotes words that are in the named test', () => {
  const faults = [
    ...TEXT.matchAll(
      /`((?:src|netlify|packages|local|ops|tests|e2e|vite|docs)\/[^`]+|[\w.]+(?:-lock\.json|\.rules\.json|\.toml|\.md))`(?: "([^"]+)")?/g,
    ),
  ].flatMap(([, file = '', words]) => {
    if (!existsSync(file)) return [`${file} is not there`]
    return words === undefined || readFileSync(file, 'utf8').includes(words) ? [] : [`${file} says no '${words}'`]
  })
  expect(faults).toEqual([])
})

test('quotes words only from tests', () => {
  const quoted = [...TEXT.matchAll(/`([^`]+)` "/g)].map(([, file = '']) => file)
  expect(quoted.length).toBeGreaterThan(100)
  expect(quoted.filter((file) => !/^(tests|e2e|packages\/[\w-]+\/tests)\/.+\.(test|spec)\.tsx?$/.test(file))).toEqual(
    [],
  )
})
