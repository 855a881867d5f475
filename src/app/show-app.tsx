/** Draws the app into a page: over what the build has written there, or where nothing stands. */
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { SessionStore } from './auth/session.tsx'
import { rootOptions } from './mount.tsx'
import { routerReady } from './router-ready.ts'
import { createRouter } from './router.tsx'

export async function showApp(root: HTMLElement, session: SessionStore): Promise<void> {
  const router = createRouter(session)
  const app = <App router={router} session={session} />
  if (!root.hasChildNodes()) return createRoot(root, rootOptions).render(app)
  const [user] = await Promise.all([session.settled(), routerReady(router)])
  // What stands there is what a visitor sees at the bare address; anything else is drawn anew.
  const isAsBuilt = !user && location.search === ''
  if (isAsBuilt) hydrateRoot(root, app, rootOptions)
  else createRoot(root, rootOptions).render(app)
}
