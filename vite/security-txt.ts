/**
 * Serves the contact for reports of security holes, as `/.well-known/security.txt` (RFC 9116); SECURITY.md says the
 * rest.
 */
import type { Plugin } from 'vite'

/** The RFC requires less than a year. The build writes the date, so that a maintained site is never out of date. */
const VALID_FOR_DAYS = 360

/** Without a contact address there is no file: `npm run check:deploy` asks for it. */
export function securityTxt(): Plugin {
  let email: string | undefined
  return {
    name: 'security-txt',
    apply: 'build',
    configResolved({ env }) {
      const { SELLER_EMAIL } = env as Readonly<Record<string, string | undefined>>
      email = SELLER_EMAIL
    },
    generateBundle() {
      if (!email) return
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source: securityTextOf(email, Date.now()) })
    },
  }
}

export function securityTextOf(email: string, nowMs: number): string {
  const expires = new Date(nowMs + VALID_FOR_DAYS * 86_400_000)
  return [`Contact: mailto:${email}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: tr, en', ''].join('\n')
}
