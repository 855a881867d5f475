/** A public page as HTML, called when the site is built (vite/prerender-pages.ts). */
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import type { PUBLIC_PATHS } from '#domain/site-paths.ts'
import { structuredData as shopData } from '#features/landing/structured-data.ts'
import { App } from './app.tsx'
import { signedOutSession } from './auth/session.tsx'
import { routerReady } from './router-ready.ts'
import { createRoutes, guardsOf } from './router.tsx'
import { SITE_FACTS } from './site-facts.ts'

export const structuredData = (siteUrl: string): object => shopData(siteUrl, SITE_FACTS.seller)

export async function renderPage(path: (typeof PUBLIC_PATHS)[number]): Promise<string> {
  const router = createMemoryRouter(createRoutes(guardsOf(signedOutSession)), { initialEntries: [path] })
  await routerReady(router)
  return renderToString(<App router={router} session={signedOutSession} />)
}
