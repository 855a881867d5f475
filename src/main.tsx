/** app.html: every page but the landing page. */
// First: it fixes the order of the layers (base below components below utilities) for every other style sheet.
import './styles.css'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { mount, rootOptions } from '#app/mount.tsx'
import { createRouter } from '#app/router.tsx'

void mount((root, session) =>
  createRoot(root, rootOptions).render(<App router={createRouter(session)} session={session} />),
)
