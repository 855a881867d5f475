/** index.html: the landing page stands there as HTML already, and is taken over where it stands. */
import './styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { mount, rootOptions } from '#app/mount.tsx'
import { routerReady } from '#app/router-ready.ts'
import { createRouter } from '#app/router.tsx'
// Not only by the router: what it looks like has to be linked in the page's head.
import '#app/routes/landing.tsx'

void mount(async (root, session) => {
  const router = createRouter(session)
  await routerReady(router)
  const app = <App router={router} session={session} />
  // What stands there is what a visitor sees at the bare address; anything else is drawn anew.
  const isAsBuilt = root.hasChildNodes() && session.current().is === 'signed-out' && location.search === ''
  if (isAsBuilt) hydrateRoot(root, app, rootOptions)
  else createRoot(root, rootOptions).render(app)
})
