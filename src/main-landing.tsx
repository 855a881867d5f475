/** index.html: the landing page stands there as HTML already, and is taken over where it stands. */
import './styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
// Not only by the router: what it looks like has to be linked in the page's head.
import '#app/landing-route.tsx'
import { mount } from '#app/mount.tsx'
import { routerReady } from '#app/router-ready.ts'
import { createRouter } from '#app/router.tsx'
import { firstKnownUser } from '#firebase/auth.ts'

void mount(async (root) => {
  const router = createRouter()
  const [user] = await Promise.all([firstKnownUser(), routerReady(router)])
  // What stands there is what a visitor sees at the bare address; anything else is drawn anew.
  const isAsBuilt = root.hasChildNodes() && !user && location.search === ''
  if (isAsBuilt) hydrateRoot(root, <App router={router} session={{ is: 'signed-out' }} />)
  else
    createRoot(root).render(<App router={router} session={user ? { is: 'signed-in', user } : { is: 'signed-out' }} />)
})
