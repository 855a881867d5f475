/** Who is signed in, for every component: loading until it is known, and while a way in or out is under way. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { currentUser, watchUser, type User } from './auth.ts'

export type Session = { is: 'loading' } | { is: 'signed-out' } | { is: 'signed-in'; user: User }

/** Keeps the session loading until the work has ended, so that no guard moves before (decision 7). */
export type HoldSession = <T>(work: () => Promise<T>) => Promise<T>

const SessionContext = createContext<{ session: Session; hold: HoldSession } | null>(null)

const sessionOf = (user: User | null): Session => (user ? { is: 'signed-in', user } : { is: 'signed-out' })

const LOADING: Session = { is: 'loading' }

/** @param initial what is known already, so that nothing has to be waited for */
export function SessionProvider({
  initial = LOADING,
  children,
}: {
  initial?: Session | undefined
  children: ReactNode
}) {
  const [session, setSession] = useState<Session>(initial)
  const holds = useRef(0)

  useEffect(
    () =>
      watchUser((user) => {
        if (holds.current === 0) setSession(sessionOf(user))
      }),
    [],
  )

  const hold = useCallback<HoldSession>(async (work) => {
    holds.current += 1
    setSession(LOADING)
    try {
      return await work()
    } finally {
      holds.current -= 1
      if (holds.current === 0) setSession(sessionOf(currentUser()))
    }
  }, [])

  const value = useMemo(() => ({ session, hold }), [session, hold])
  return <SessionContext value={value}>{children}</SessionContext>
}

function useSessionContext() {
  const context = useContext(SessionContext)
  if (!context) throw new Error('useSession needs a SessionProvider above it')
  return context
}

export const useSession = (): Session => useSessionContext().session

export const useHoldSession = (): HoldSession => useSessionContext().hold
