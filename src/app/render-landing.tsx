/** The landing page as HTML, called where it is built (vite/prerender-landing.ts). */
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { PATHS } from '#domain/site-paths.ts'
import { App } from './app.tsx'
import { signedOutSession } from './auth/session.tsx'
import { routerReady } from './router-ready.ts'
import { createRoutes } from './router.tsx'

export async function renderLanding(): Promise<string> {
  const router = createMemoryRouter(createRoutes(signedOutSession), { initialEntries: [PATHS.landing] })
  await routerReady(router)
  return renderToString(<App router={router} session={signedOutSession} />)
}
