/** A public page as HTML, called when the site is built (vite/prerender-pages.ts). */
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { FIRST_SIGHT_PATH, PATHS, type PUBLIC_PATHS } from '#domain/site-paths.ts'
import { structuredData as shopData } from '#features/landing/structured-data.ts'
import { SharedBook } from '#features/shared-book/shared-book.tsx'
import { SHARED_PAGE_SLOTS } from '#domain/shared-page.ts'
import { App } from './app.tsx'
import { signedOutSession } from './auth/session.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { routerReady } from './router-ready.ts'
import { createRoutes, guardsOf } from './router.tsx'
import { SITE_FACTS } from './site-facts.ts'

export const structuredData = (siteUrl: string): object => shopData(siteUrl, SITE_FACTS.seller)

export async function renderPage(path: (typeof PUBLIC_PATHS)[number]): Promise<string> {
  const router = createMemoryRouter(createRoutes(guardsOf(signedOutSession)), { initialEntries: [path] })
  await routerReady(router)
  return renderToString(<App router={router} session={signedOutSession} />)
}

/** The page of a shared book before its script has loaded; a function fills the slots (netlify/links/shared-page.ts). */
export function renderSharedPageAhead(): string {
  const { title, coverPath } = SHARED_PAGE_SLOTS
  const book = {
    title,
    coverImageURL: coverPath,
    // Hidden until the app knows the day (shared-book.module.css).
    expiresAt: 0,
    ...{ imageURLs: [], storyTexts: [], narrationURLs: [], voices: [] },
  }
  const page = (
    <SharedBook
      book={{ is: 'ready', value: book }}
      bookId=""
      onRead={() => undefined}
      onReload={() => undefined}
      sitePath={FIRST_SIGHT_PATH}
      noticePath={PATHS.privacy}
    />
  )
  const routes = [
    { element: <RootLayout />, children: [{ element: <PublicLayout />, children: [{ path: '*', element: page }] }] },
  ]
  const router = createMemoryRouter(routes)
  return renderToString(<App router={router} session={signedOutSession} />)
}
