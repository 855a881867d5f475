/** The landing page as React draws it. Its styles stand in index.html already (vite/prerender-pages.ts). */
import './styles.css'
import { mount } from '#app/mount.tsx'
import { showApp } from '#app/show-app.tsx'
// Not only by the router: what it looks like belongs to this page.
import '#app/routes/landing.tsx'

/** Resolves when the page answers. */
export const takeOver: Promise<void> = mount(showApp)
