/** Serves whom to tell of a hole, as `/.well-known/security.txt` (RFC 9116); SECURITY.md says the rest. */
import type { Plugin } from 'vite'

/** The RFC wants less than a year. Written by the build, so that a site that is looked after is never out of date. */
const VALID_FOR_DAYS = 360

/** No file without a contact address: `npm run check:deploy` asks for it. */
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
