/** Which page answers which address. Each page is fetched when it is first asked for. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { LegalPageName } from '#text/legal.ts'
import { AnalyticsSetting } from './analytics-consent.tsx'
import { ErrorPage } from './error-page.tsx'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PATHS } from './paths.ts'
import { persistently } from './persistent-import.ts'
import { PublicLayout } from './public-layout.tsx'
import { Root } from './root.tsx'
import { Shell } from './shell.tsx'
import { WaitingPage } from './waiting-page.tsx'

const legalPage = (page: LegalPageName): RouteObject => ({
  path: PATHS[page],
  lazy: async () => {
    const { LegalPage } = await persistently(() => import('#features/legal/legal-page.tsx'))
    return { element: <LegalPage page={page}>{page === 'cookies' && <AnalyticsSetting />}</LegalPage> }
  },
})

const publicPages: RouteObject = {
  element: <PublicLayout />,
  children: [
    {
      element: <SignedOutOnly />,
      children: [
        {
          path: PATHS.landing,
          lazy: async () => ({ Component: (await persistently(() => import('./landing-route.tsx'))).LandingRoute }),
        },
      ],
    },
    {
      path: PATHS.about,
      lazy: async () => ({ Component: (await persistently(() => import('#features/about/about-page.tsx'))).AboutPage }),
    },
    legalPage('privacy'),
    legalPage('terms'),
    legalPage('refund'),
    legalPage('cookies'),
    legalPage('consent'),
    { path: '*', element: <NotFoundPage /> },
  ],
}

const signedInPages: RouteObject = {
  element: <SignedInOnly staysOpenAt={[PATHS.myStories]} />,
  children: [
    {
      element: <Shell />,
      children: [
        {
          path: PATHS.dashboard,
          lazy: async () => ({ Component: (await persistently(() => import('./dashboard-page.tsx'))).DashboardPage }),
        },
        {
          path: PATHS.createStory,
          lazy: async () => ({
            Component: (await persistently(() => import('./create-story-page.tsx'))).CreateStoryPage,
          }),
        },
        {
          path: PATHS.myStories,
          lazy: async () => ({ Component: (await persistently(() => import('./my-stories-page.tsx'))).MyStoriesPage }),
        },
      ],
    },
  ],
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <WaitingPage />,
    children: [publicPages, signedInPages],
  },
]

export const createRouter = () => createBrowserRouter(routes)
