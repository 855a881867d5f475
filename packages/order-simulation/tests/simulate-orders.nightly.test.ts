/** Runs that are too long for every day: hundreds of orders, and the bugs that only the audit can see. */
import { expect, test } from 'vitest'
import { endsInOneBook, findsPlantedBug, keepsThePromise } from './simulations.ts'

test('three hundred orders on bad days keep the promise', () => keepsThePromise(300))

test.each([
  'the sizes of a picture stay in the store when it is erased',
  'a transformation stays when its portrait has gone',
  'who has left without ever having paid keeps their consents',
])('finds by its audit: %s', (name) => {
  expect(findsPlantedBug(name, 600)).toMatch(/: the audit: [1-9]\d* /)
})

test('ends in one book for all orders of five webhooks, and a thousand copies', () => endsInOneBook(1, 1_000))
