/** Serves the licences of the software that the site sends to browsers, as `/third-party-notices.txt`. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const NOTICES = new URL('../THIRD_PARTY_NOTICES.md', import.meta.url)

export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: readFileSync(NOTICES, 'utf8') })
    },
  }
}
