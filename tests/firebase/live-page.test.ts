import { expect, test, vi } from 'vitest'
import type { UserId } from '#domain/ids.ts'
import { watchMyStories } from '#firebase/stories.ts'
import { PARENT, STRANGER } from '../rules/rules-world.ts'
import { databaseWorld, told } from './database-world.ts'

const currentUser = vi.hoisted(() => vi.fn())
vi.mock('#firebase/auth.ts', () => ({ currentUser }))
const world = databaseWorld()

test('reports a refused page of books, unless the session has ended meanwhile', async () => {
  world.signIn(STRANGER)
  currentUser.mockReturnValueOnce(null).mockReturnValue(STRANGER)
  const [signedOut, signedIn] = [vi.fn(), told<{ code: string }>()]
  // One answer refuses both, in this order.
  const stops = [signedOut, signedIn.tell].map((onFailed) =>
    watchMyStories(PARENT.uid as UserId, null, () => undefined, onFailed),
  )
  await signedIn.until(({ code }) => code === 'permission-denied')
  expect(signedOut).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})
