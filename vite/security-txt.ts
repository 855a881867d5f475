/** Serves whom to tell of a hole, as `/.well-known/security.txt` (RFC 9116); SECURITY.md says the rest. */
import type { Plugin } from 'vite'
import { CONTACT } from '../src/text/shell.ts'

/** The RFC wants less than a year. Written by the build, so that a site that is looked after is never out of date. */
const VALID_FOR_DAYS = 360

export function securityTxt(): Plugin {
  return {
    name: 'security-txt',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source: securityTextOf(Date.now()) })
    },
  }
}

export function securityTextOf(nowMs: number): string {
  const expires = new Date(nowMs + VALID_FOR_DAYS * 86_400_000)
  return [
    `Contact: mailto:${CONTACT.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: tr, en',
    '',
  ].join('\n')
}
