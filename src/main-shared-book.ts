/** book.html: a book that somebody was sent. Whoever reads it needs nothing of Firebase, and waits for none of it. */
import './styles.css'
import { hasSessionHint } from '#app/auth/session-hint.ts'
import { mount } from '#app/mount.tsx'
import { showApp } from '#app/show-app.tsx'

// With this chunk, not after it: the router asks for the same.
void import('#app/routes/shared-book.tsx')
void mount(showApp, { isVisitor: !hasSessionHint() })
