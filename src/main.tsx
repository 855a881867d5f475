/** app.html: every page that is not built as one of its own. */
// First: it fixes the order of the layers (base below components below utilities) for every other style sheet.
import './styles.css'
// With this chunk, not after it: these pages wait for who is signed in.
import '#firebase/auth.ts'
import '#firebase/start.ts'
import { mount } from '#app/mount.tsx'
import { showApp } from '#app/show-app.tsx'

void mount(showApp)
