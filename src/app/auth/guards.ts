/**
 * Access to pages, decided by loaders before the page is drawn. Guards replace the history entry, because a new entry
 * would cut off the pages ahead of a user who came by Back.
 */
import { replace, type createMemoryRouter, type LoaderFunctionArgs } from 'react-router-dom'
import * as v from 'valibot'
import { userIdSchema } from '#domain/ids.ts'
import { PARAMETERS, PATHS } from '#domain/site-paths.ts'
import type { User } from '#domain/user.ts'
import { SHELL } from '#text/shell.ts'
import { showError } from '#ui/toast.ts'
import { routerReady } from '../router-ready.ts'
import { rememberReturnTo, takeReturnTo } from './return-to.ts'
import { sessionHint } from './session-hint.ts'
import type { SessionStore } from './session.tsx'

type Router = ReturnType<typeof createMemoryRouter>

export interface Guards {
  /**
   * Asks visitors to sign in, over the landing page. @returns null if a page stays open and itself reports the end of the
   * session; an assumed user, with an id alone, until the provider has answered
   */
  signedInOnly: (request: LoaderFunctionArgs) => Promise<User | null>
  /** Sends signed-in parents back to where they came from, otherwise to the dashboard. */
  signedOutOnly: () => Promise<null>
  /** Runs the guards again whenever the session changes, for this router's page. */
  follow: (router: Router) => void
}

/** The route above the signed-in pages. */
export const SIGNED_IN_ROUTE = 'signed-in'

const SIGN_IN = `${PATHS.landing}?${PARAMETERS.account}=login`

interface Exceptions {
  /** Pages that stay open when the session ends, and report it themselves (product 2.13). */
  staysOpenAt: readonly string[]
  /** Pages that any user may see: a returning parent gets them before the provider has answered. */
  opensEarlyAt: readonly string[]
}

export function createGuards(
  { begin, started, current, settled, subscribe }: SessionStore,
  { staysOpenAt, opensEarlyAt }: Exceptions,
): Guards {
  let followed: Router | undefined
  /** The open page was drawn for the user of the hint. */
  let isAssumed = false
  /** Tells if this tab shows a signed-in page; a page that still loads may be replaced by another. */
  const isOpen = () =>
    followed?.state.initialized === true && followed.state.matches.some(({ route }) => route.id === SIGNED_IN_ROUTE)
  return {
    async signedInOnly({ request }) {
      begin()
      const { pathname, search } = new URL(request.url)
      // Firebase asks its server about the stored session first: a second on a slow phone.
      const isUnanswered = () => current().is === 'loading'
      const assumed = search === '' && opensEarlyAt.includes(pathname) && isUnanswered() && assumedUser()
      if (assumed) {
        await started()
        isAssumed = isUnanswered()
        if (isAssumed) return assumed
      }
      const user = await settled()
      const isCorrected = isAssumed
      isAssumed = false
      if (user || (isOpen() && staysOpenAt.includes(pathname))) return user
      // The user signed out in another tab. Do not remember this page: the next user may be someone else.
      if (isOpen() && !isCorrected) {
        showError(SHELL.sessionEnded)
        throw replace(PATHS.landing)
      }
      rememberReturnTo(pathname + search)
      showError(SHELL.signInFirst)
      throw replace(SIGN_IN)
    },
    async signedOutOnly() {
      const user = await settled()
      if (user) throw replace(takeReturnTo())
      return null
    },
    follow(router) {
      followed = router
      // Another tab may have signed a user out or in.
      subscribe(() => {
        if (router.state.initialized || isAssumed) void routerReady(router).then(() => router.revalidate())
      })
    },
  }
}

function assumedUser(): User | null {
  const uid = v.safeParse(userIdSchema, sessionHint())
  return uid.success ? { uid: uid.output, email: null, displayName: null, photoURL: null } : null
}
