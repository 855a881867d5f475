/** Run when the app is built (vite/prerender-landing.ts): the landing page as a visitor sees it first, as HTML. */
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { PATHS } from './paths.ts'
import { routerReady } from './router-ready.ts'
import { routes } from './router.tsx'

export async function renderLanding(): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [PATHS.landing] })
  await routerReady(router)
  return renderToString(<App router={router} session={{ is: 'signed-out' }} />)
}
