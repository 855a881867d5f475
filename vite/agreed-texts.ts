/**
 * Every contract that was ever accepted has an address of its own: an order's confirmation names it, even if the
 * account has been deleted since.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { agreedTextPath } from '../src/domain/site-paths.ts'

const FOLDER = 'docs/legal/sale'

export const agreedTexts = (): Plugin => ({
  name: 'agreed-texts',
  apply: 'build',
  generateBundle() {
    for (const name of readdirSync(FOLDER)) {
      const fileName = agreedTextPath('sale', name.replace(/\.txt$/, '')).slice(1)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(`${FOLDER}/${name}`, 'utf8') })
    }
  },
})
