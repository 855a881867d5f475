/** Runs the simulations as separate processes, for the daily files and the nightly ones. */
import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'
import { projectFolder } from '#local/environment/project-folder.ts'
import { MUTANTS } from '#packages/order-simulation/mutants.ts'

export const runNode = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: projectFolder, encoding: 'utf8' })
const simulateOrders = (...args: string[]) => runNode('packages/order-simulation/main.ts', ...args)
const lastLine = (text: string) => text.trim().split('\n').at(-1)

export function keepsThePromise(orders: number): void {
  const { stdout, stderr, status } = simulateOrders('--orders', String(orders), '--seed', '7')
  expect([lastLine(stdout), stderr, status]).toEqual([`${orders} orders, 0 violations`, '', 0])
  expect(stdout).toMatch(/[1-9]\d* delivered, [1-9]\d* refunded/)
}

export function findsPlantedBug(name: string, orders: number): string {
  const number = MUTANTS.findIndex((mutant) => mutant.name === name)
  const { stdout, status } = simulateOrders('--plant', String(number), '--orders', String(orders))
  expect(lastLine(stdout)).toMatch(/^\d+ orders, [1-9]\d* violations$/)
  expect(status).toBe(1)
  return stdout
}

/** @param every tries every n-th of the 120 permutations of five webhooks */
export function endsInOneBook(every: number, copies: number): void {
  const { stdout, stderr, status } = runNode(
    'packages/order-simulation/webhook-permutations.ts',
    ...['--every', String(every), '--copies', String(copies)],
  )
  const count = 120 / every
  expect([stdout.trim().split('\n'), stderr, status]).toEqual([
    [
      `${count} of ${count} orders of 5 events end in one order and one book`,
      `${copies} copies of one webhook end in one order and one book`,
    ],
    '',
    0,
  ])
}
