/** app.html, and the public pages that are built of it: every page but the landing page. */
// First: it fixes the order of the layers (base below components below utilities) for every other style sheet.
import './styles.css'
import { mount } from '#app/mount.tsx'
import { showApp } from '#app/show-app.tsx'

void mount(showApp)
