/** Maps each address to its page, and says who may see it. A page is loaded when it is first opened. */
import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { PATHS, SHARED_BOOK_ROUTE } from '#domain/site-paths.ts'
import type { LegalPageName } from '#text/legal/legal-text.ts'
import { AnalyticsSetting } from './analytics/analytics-consent.tsx'
import { createGuards, SIGNED_IN_ROUTE, type Guards } from './auth/guards.ts'
import type { SessionStore } from './auth/session.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { persistently } from './network/persistent-import.ts'
import { ErrorPage } from './notices/error-page.tsx'
import { WaitingPage } from './notices/waiting-page.tsx'
import { NotFound } from './routes/not-found.tsx'
import { SITE_FACTS } from './site-facts.ts'

const legalPage = (page: LegalPageName): RouteObject => ({
  path: PATHS[page],
  lazy: async () => {
    const { LegalPage } = await persistently(() => import('#features/legal/legal-page.tsx'))
    const setting = page === 'cookies' && <AnalyticsSetting />
    return {
      element: (
        <LegalPage page={page} facts={SITE_FACTS}>
          {setting}
        </LegalPage>
      ),
    }
  },
})

/** Each branch has a boundary of its own below its layout: if a page fails, the links to the other pages remain. */
const bounded = (children: RouteObject[]): RouteObject => ({ errorElement: <ErrorPage />, children })

export function createRoutes({ signedInOnly, signedOutOnly }: Guards): RouteObject[] {
  const publicPages: RouteObject = {
    element: <PublicLayout />,
    children: [
      bounded([
        {
          loader: signedOutOnly,
          children: [
            { path: PATHS.landing, lazy: () => persistently(() => import('./routes/landing.tsx')).then(pageOf) },
          ],
        },
        {
          path: PATHS.about,
          lazy: async () => ({
            Component: (await persistently(() => import('#features/about/about-page.tsx'))).AboutPage,
          }),
        },
        legalPage('privacy'),
        legalPage('terms'),
        legalPage('refund'),
        legalPage('cookies'),
        legalPage('consent'),
        { path: PATHS.gift, lazy: () => persistently(() => import('./routes/gift.tsx')).then(pageOf) },
        { path: PATHS.readAloud, lazy: () => persistently(() => import('./routes/read-aloud.tsx')).then(pageOf) },
        { path: SHARED_BOOK_ROUTE, lazy: () => persistently(() => import('./routes/shared-book.tsx')).then(pageOf) },
        { path: '*', element: <NotFound /> },
      ]),
    ],
  }

  const signedInPages: RouteObject = {
    id: SIGNED_IN_ROUTE,
    loader: signedInOnly,
    lazy: async () => ({
      Component: (await persistently(() => import('./layouts/signed-in-layout.tsx'))).SignedInLayout,
    }),
    children: [
      bounded([
        { path: PATHS.dashboard, lazy: () => persistently(() => import('./routes/dashboard.tsx')).then(pageOf) },
        { path: PATHS.createStory, lazy: () => persistently(() => import('./routes/create-story.tsx')).then(pageOf) },
        { path: PATHS.myStories, lazy: () => persistently(() => import('./routes/my-stories.tsx')).then(pageOf) },
        { path: PATHS.contract, lazy: () => persistently(() => import('./routes/contract.tsx')).then(pageOf) },
        { path: PATHS.gifts, lazy: () => persistently(() => import('./routes/gifts.tsx')).then(pageOf) },
        { path: PATHS.account, lazy: () => persistently(() => import('./routes/account.tsx')).then(pageOf) },
      ]),
    ],
  }

  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <WaitingPage />,
      children: [publicPages, signedInPages],
    },
  ]
}

interface Page {
  Component: ComponentType
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

/** Pass only these exports of a page's file to the router. */
const pageOf = ({ Component, loader, shouldRevalidate }: Page) => ({
  Component,
  ...(loader && { loader }),
  ...(shouldRevalidate && { shouldRevalidate }),
})

export const guardsOf = (session: SessionStore): Guards =>
  createGuards(session, { staysOpenAt: [PATHS.myStories], opensEarlyAt: [PATHS.dashboard] })

export function createRouter(session: SessionStore) {
  const guards = guardsOf(session)
  const router = createBrowserRouter(createRoutes(guards))
  guards.follow(router)
  return router
}
