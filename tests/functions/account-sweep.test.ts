/** The sweep finishes an erasure whose function has died. */
import { beforeEach, expect, test } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { beginErasure } from '#netlify/accounts/erasure.ts'
import { sweep } from '#netlify/jobs/sweep.ts'
import { database, signUpByApi, type Account } from '../support/local-env.ts'
import { canSignIn, leftOver } from './support/erased-accounts.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { makeUnpaidStory, readStory } from './support/unpaid-stories.ts'

useOwnEnvironment()

const MINUTE_MS = 60_000

let account: Account
beforeEach(async () => void (account = await signUpByApi()))

const uid = () => account.uid as UserId
const nextVisit = () => database.read(paths.housekeepingOf(uid()))
const visit = async () => {
  await database.write(paths.housekeepingOf(uid()), 1)
  await sweep()
}

test('erases an account at the next clean-up, late media of a worker at the last one', async () => {
  const story = await makeUnpaidStory(account)
  await beginErasure(uid(), Date.now())
  await visit()
  expect([await leftOver(account), await canSignIn(account), await readStory(account, story)]).toEqual([
    {},
    false,
    null,
  ])
  expect(await nextVisit()).toBeGreaterThan(Date.now() + 19 * MINUTE_MS)

  const late = 'a'.repeat(40)
  await database.write(`mediaIndex/${account.uid}/${late}`, { kind: 'picture' })
  await database.update(paths.erasure(uid()), { emptiedAt: Date.now() - 21 * MINUTE_MS })
  await visit()
  expect([await leftOver(account), await nextVisit()]).toEqual([{}, null])
  expect(await database.read(paths.erasure(uid()))).not.toBeNull()
})
