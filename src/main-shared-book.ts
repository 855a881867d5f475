/** book.html: a book that somebody was sent. Its reader needs no Firebase, and does not wait for it. */
import './styles.css'
import { hasSessionHint } from '#app/auth/session-hint.ts'
import { mount } from '#app/mount.tsx'
import { showApp } from '#app/show-app.tsx'

// Loaded together with this chunk, because the router requests the same page.
void import('#app/routes/shared-book.tsx')
void mount(showApp, { isVisitor: !hasSessionHint() })
