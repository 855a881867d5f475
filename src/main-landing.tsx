/** index.html: the landing page stands there as HTML already, and is taken over where it stands. */
import './styles.css'
import { mount } from '#app/mount.tsx'
import { showApp } from '#app/show-app.tsx'
// Not only by the router: what it looks like has to be linked in the page's head.
import '#app/routes/landing.tsx'

void mount(showApp)
