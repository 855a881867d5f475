/** A public page as React draws it. Its HTML contains its styles already (vite/prerender-pages.ts). */
import './styles.css'
import { mount } from '#app/mount.tsx'
import { showApp } from '#app/show-app.tsx'

/** Resolves when the page answers. */
export const takeOver = (isVisitor: boolean): Promise<void> => mount(showApp, { isVisitor })
