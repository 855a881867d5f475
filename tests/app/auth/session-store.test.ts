import { describe, expect, test, vi } from 'vitest'
import { createSessionStore } from '#app/auth/session.tsx'
import type { UserId } from '#domain/ids.ts'
import type { User } from '#domain/user.ts'

const parent = (uid: string): User => ({
  uid: uid as UserId,
  email: `${uid}@example.com`,
  displayName: null,
  photoURL: null,
})
const ayse = parent('ayse')

/** A provider that answers when it is told to. */
function provider() {
  let tell: (user: User | null) => void = () => undefined
  const watchUser = (onChange: typeof tell) => {
    tell = onChange
    return () => undefined
  }
  const load = vi.fn(() => Promise.resolve({ watchUser, currentUser: () => null }))
  return { load, answers: (user: User | null) => tell(user) }
}
/** Loads and reads have come back. */
const soon = () => new Promise((resolve) => setTimeout(resolve))

describe('who was kept', () => {
  test('is signed in before the provider has answered, and nothing changes when it says the same', async () => {
    const { load, answers } = provider()
    const session = createSessionStore(load, { kept: () => Promise.resolve(ayse) })
    expect(await session.settled()).toEqual(ayse)
    const changed = vi.fn()
    session.subscribe(changed)
    await soon()
    answers({ ...ayse })
    expect(changed).not.toHaveBeenCalled()
    expect(session.current()).toEqual({ is: 'signed-in', user: ayse })
  })

  test('is signed out where the provider says that the account is gone', async () => {
    const { load, answers } = provider()
    const session = createSessionStore(load, { kept: () => Promise.resolve(ayse) })
    await session.settled()
    await soon()
    answers(null)
    expect(session.current()).toEqual({ is: 'signed-out' })
  })

  test('does not stand against a provider that was quicker', async () => {
    const { load, answers } = provider()
    const reading = Promise.withResolvers<User | null>()
    const session = createSessionStore(load, { kept: () => reading.promise })
    await soon()
    answers(parent('fatma'))
    reading.resolve(ayse)
    await soon()
    expect(session.current()).toEqual({ is: 'signed-in', user: parent('fatma') })
  })

  test('nobody kept: the provider is waited for', async () => {
    const { load, answers } = provider()
    const session = createSessionStore(load)
    await soon()
    expect(session.current()).toEqual({ is: 'loading' })
    answers(null)
    expect(await session.settled()).toBeNull()
  })

  test('a visitor is not looked for before somebody begins', async () => {
    const { load } = provider()
    const kept = vi.fn(() => Promise.resolve(ayse))
    const session = createSessionStore(load, { isVisitor: true, kept })
    expect(kept).not.toHaveBeenCalled()
    session.begin()
    session.begin()
    expect(kept).toHaveBeenCalledOnce()
    expect(await session.settled()).toEqual(ayse)
  })
})
