/** A small run of `npm run simulate:orders`, and of what it is good for. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#dev/local-env/project-folder.ts'
import { MUTANTS } from '#dev/simulate-orders/mutants.ts'

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: projectFolder, encoding: 'utf8' })
const simulate = (...args: string[]) => run('dev/simulate-orders.ts', ...args)
const lastLine = (text: string) => text.trim().split('\n').at(-1)

test('three hundred orders on bad days keep the promise', () => {
  const { stdout, stderr, status } = simulate('--orders', '300', '--seed', '7')
  expect([lastLine(stdout), stderr, status]).toEqual(['300 orders, 0 violations', '', 0])
  expect(stdout).toMatch(/[1-9]\d* delivered, [1-9]\d* refunded/)
})

test.each(MUTANTS)('a bug has one place to be planted: $name', ({ file, text, becomes }) => {
  expect(readFileSync(path.join(projectFolder, file), 'utf8').split(text)).toHaveLength(2)
  expect(becomes).not.toBe(text)
})

test('a bug that was planted is found', () => {
  const { stdout, status } = simulate('--plant', '4', '--orders', '1000')
  expect(lastLine(stdout)).toMatch(/^\d+ orders, [1-9]\d* violations$/)
  expect(status).toBe(1)
})

test.each([
  'the sizes of a picture stay in the store when it is erased',
  'a transformation stays when its portrait has gone',
  'who has left without ever having paid keeps their consents',
])('what only the nightly audit can see is found by it: %s', (name) => {
  const { stdout } = simulate('--plant', String(MUTANTS.findIndex((mutant) => mutant.name === name)), '--orders', '600')
  expect(stdout).toMatch(/: the audit: [1-9]\d* /)
})

test('five webhooks in every order, and a thousand copies of one, end in one order and one book', () => {
  const { stdout, stderr, status } = run('dev/simulate-orders/webhook-permutations.ts')
  expect([stdout.trim().split('\n'), stderr, status]).toEqual([
    [
      '120 of 120 orders of 5 events end in one order and one book',
      '1000 copies of one webhook end in one order and one book',
    ],
    '',
    0,
  ])
})

test('what seldom meets ends well', () => {
  const { stdout, stderr, status } = run('dev/simulate-orders/race-scenarios.ts')
  expect([
    stdout
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('well  ')),
    stderr,
    status,
  ]).toEqual([[], '', 0])
})
