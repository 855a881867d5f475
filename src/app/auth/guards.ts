/**
 * Access to pages, decided by loaders before the page is drawn. They replace: a redirect that adds to the history
 * would cut off what lies ahead of somebody who comes by Back.
 */
import { replace, type createMemoryRouter, type LoaderFunctionArgs } from 'react-router-dom'
import { PARAMETERS, PATHS } from '#domain/site-paths.ts'
import type { User } from '#domain/user.ts'
import { ACCOUNT } from '#text/account.ts'
import { showError } from '#ui/toast.tsx'
import { rememberReturnTo, takeReturnTo } from './return-to.ts'
import type { SessionStore } from './session.tsx'

type Router = ReturnType<typeof createMemoryRouter>

export interface Guards {
  /** Asks visitors to sign in, over the landing page. @returns null where a page stays open and says itself that the session has ended */
  signedInOnly: (request: LoaderFunctionArgs) => Promise<User | null>
  /** Leads parents back to where they came from, otherwise to the dashboard. */
  signedOutOnly: () => Promise<null>
  /** The guards decide anew whenever the session changes, for the page that this router shows. */
  follow: (router: Router) => void
}

/** The route that the signed-in pages lie below. */
export const SIGNED_IN_ROUTE = 'signed-in'

const SIGN_IN = `${PATHS.landing}?${PARAMETERS.account}=login`

/** @param staysOpenAt pages that say themselves that the session has ended while they were open (product 2.13) */
export function createGuards({ begin, settled, subscribe }: SessionStore, staysOpenAt: readonly string[]): Guards {
  let followed: Router | undefined
  /** Tells if this tab shows a parent's page; a page that still loads may be overtaken by another. */
  const isOpen = () =>
    followed?.state.initialized === true && followed.state.matches.some(({ route }) => route.id === SIGNED_IN_ROUTE)
  return {
    async signedInOnly({ request }) {
      begin()
      const user = await settled()
      const { pathname, search } = new URL(request.url)
      if (user || (isOpen() && staysOpenAt.includes(pathname))) return user
      // Ended under the open page, by another tab: whoever signs in next does not want what was open here.
      if (isOpen()) {
        showError(ACCOUNT.sessionEnded)
        throw replace(PATHS.landing)
      }
      rememberReturnTo(pathname + search)
      showError(ACCOUNT.signInFirst)
      throw replace(SIGN_IN)
    },
    async signedOutOnly() {
      const user = await settled()
      if (user) throw replace(takeReturnTo())
      return null
    },
    follow(router) {
      followed = router
      // Another tab may have signed somebody out, or in.
      subscribe(() => {
        if (router.state.initialized) void router.revalidate()
      })
    },
  }
}
