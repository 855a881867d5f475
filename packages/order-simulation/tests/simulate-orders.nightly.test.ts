/** Runs that are too long for every day: hundreds of orders, and bugs that only the audit finds. */
import { expect, test } from 'vitest'
import { endsInOneBook, findsPlantedBug, keepsThePromise } from './simulations.ts'

test('delivers or refunds each of three hundred orders despite simulated failures', () => keepsThePromise(300))

test.each([
  'the sizes of a picture stay in the store when it is erased',
  'a transformation stays when its portrait has gone',
  'who has left without ever having paid keeps their consents',
])('finds a planted bug by the audit: %s', (name) => {
  expect(findsPlantedBug(name, 600)).toMatch(/: the audit: [1-9]\d* /)
})

test('makes one book from every permutation of five webhooks, or from 1,000 copies', () => endsInOneBook(1, 1_000))
