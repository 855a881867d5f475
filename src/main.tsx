/** app.html: every page that is not prerendered. */
// Import this first: it fixes the order of the layers (base below components below utilities) for every other style
// sheet.
import './styles.css'
// Loaded together with this chunk, because these pages wait for the signed-in user.
import '#firebase/auth.ts'
import '#firebase/start.ts'
import { mount } from '#app/mount.tsx'
import { showApp } from '#app/show-app.tsx'

void mount(showApp)
