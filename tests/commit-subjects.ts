/**
 * Checks the subjects of commits: `area: visible effect`. Checks the commits that the main branch lacks, or else the
 * last one.
 *
 *     node tests/commit-subjects.ts
 */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { opensBadly } from './plain-english.ts'

/** Older commits keep their subjects. */
const FIRST = Date.parse('2026-11-28T17:30:00Z')
const MAX_LENGTH = 72

export function faultOfSubject(subject: string): string | null {
  const effect = /^[a-z][a-z0-9-]*: (\S.*)$/.exec(subject)?.[1]
  if (effect === undefined) return 'is not `area: visible effect`'
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters, ${MAX_LENGTH} are allowed`
  return opensBadly(effect) ? 'begins with a word that hides its subject (CONTRIBUTING.md)' : null
}

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
const subjectsOf = (...range: string[]): string[] =>
  git('log', '--no-merges', '--format=%at %s', ...range)
    .stdout.split('\n')
    .map((line) => /^(\d+) (.*)$/.exec(line))
    .flatMap((match) => (match && Number(match[1]) * 1000 >= FIRST ? [match[2] ?? ''] : []))

function main(): void {
  const base = ['origin/main', 'main'].find((ref) => git('rev-parse', '--verify', '--quiet', ref).status === 0)
  const added = base === undefined ? [] : subjectsOf(`${base}..HEAD`)
  const subjects = added.length > 0 ? added : subjectsOf('-1')
  const faults = subjects.flatMap((subject) => {
    const fault = faultOfSubject(subject)
    return fault === null ? [] : [`'${subject}' ${fault}`]
  })
  console.log([...faults, `${subjects.length} subjects, ${faults.length} unclear`].join('\n'))
  if (faults.length > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
