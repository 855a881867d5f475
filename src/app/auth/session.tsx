/** The signed-in user: the routes decide by it and components show it. */
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { User } from '#domain/user.ts'
import { report } from '#report'

export type Session = { is: 'loading' } | { is: 'signed-out' } | { is: 'signed-in'; user: User }

/** Holds the session unchanged while the work runs, so that no guard navigates (product 4.1). */
export type HoldSession = <T>(work: () => Promise<T>) => Promise<T>

const SIGNED_OUT: Session = { is: 'signed-out' }

export interface SessionStore {
  current: () => Session
  /** @returns a function that ends the subscription */
  subscribe: (onChange: () => void) => () => void
  /** Calls back with the provider's answer, at once if there is one already, and at every change. */
  onAnswer: (listener: (user: User | null) => void) => void
  /**
   * Asks the provider for the user; for an assumed visitor it has not been asked before. A second call changes nothing.
   */
  begin: () => void
  /** Resolves when the provider runs; its answer may come later. */
  started: () => Promise<unknown>
  /** Resolves when the user is known or assumed, and no sign-in or sign-out is running. */
  settled: () => Promise<User | null>
  hold: HoldSession
}

interface Identity {
  watchUser: (onChange: (user: User | null) => void) => () => void
  currentUser: () => User | null
}

/**
 * @param load loads the identity provider
 * @param isVisitor no user was signed in here: the provider is not asked before `begin`
 */
export function createSessionStore(load: () => Promise<Identity>, { isVisitor = false } = {}): SessionStore {
  let session: Session = isVisitor ? SIGNED_OUT : { is: 'loading' }
  let isAsked = false
  let isAnswered = false
  let holds = 0
  const listeners = new Set<() => void>()
  const answerListeners = new Set<(user: User | null) => void>()
  /** Callers that wait for a settled session: each checks again. */
  const waiting: (() => void)[] = []
  const wake = () => waiting.splice(0).forEach((lookAgain) => lookAgain())

  const set = (user: User | null) => {
    const next = sessionOf(user)
    const isNews = !isAnswered || !isSame(session, next)
    isAnswered = true
    if (!isSame(session, next)) {
      session = next
      for (const listener of [...listeners]) listener()
    }
    if (isNews) for (const listener of answerListeners) listener(user)
    wake()
  }
  let identity: Promise<Identity> | undefined
  const ask = () =>
    (identity ??= load().then((loaded) => {
      loaded.watchUser((user) => {
        if (holds === 0) set(user)
      })
      return loaded
    }))
  const begin = () => {
    isAsked = true
    ask().catch((reason: unknown) => report(reason, 'auth: fetch the identity provider'))
  }
  if (!isVisitor) begin()

  return {
    begin,
    started: () => ask(),
    current: () => session,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    onAnswer: (listener) => {
      answerListeners.add(listener)
      if (isAnswered) listener(userOf(session))
    },
    async settled() {
      while ((isAsked && !isAnswered) || holds > 0) await new Promise<void>((resolve) => waiting.push(resolve))
      return userOf(session)
    },
    async hold(work) {
      holds += 1
      try {
        return await work()
      } finally {
        const { currentUser } = await ask()
        holds -= 1
        if (holds === 0) set(currentUser())
      }
    },
  }
}

/** A known session that never changes: the build of the landing page has no identity provider. */
export const signedOutSession: SessionStore = {
  current: () => SIGNED_OUT,
  begin: () => undefined,
  started: () => Promise.resolve(),
  subscribe: () => () => undefined,
  onAnswer: () => undefined,
  settled: () => Promise.resolve(null),
  hold: (work) => work(),
}

const sessionOf = (user: User | null): Session => (user ? { is: 'signed-in', user } : SIGNED_OUT)
const userOf = (session: Session): User | null => (session.is === 'signed-in' ? session.user : null)

const isSame = (one: Session, other: Session): boolean =>
  one.is === other.is && JSON.stringify(userOf(one)) === JSON.stringify(userOf(other))

const SessionContext = createContext<SessionStore | null>(null)

export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>
}

function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('useSession needs a SessionProvider above it')
  return store
}

export function useSession(): Session {
  const { subscribe, current } = useSessionStore()
  return useSyncExternalStore(subscribe, current, current)
}

export const useHoldSession = (): HoldSession => useSessionStore().hold
export const useBeginSession = (): (() => void) => useSessionStore().begin
