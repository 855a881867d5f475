/** Every contract that was ever agreed to lies at an address of its own: an order's confirmation names it, whoever has left since. */
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
