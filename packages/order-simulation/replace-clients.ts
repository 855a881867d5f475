/**
 * Replaces the product's clients by simulated ones (STANDS_FOR), before any code of the product is loaded; all code
 * above the clients is the code that ships. Plants a bug into that code as it is read from disk.
 */
import { registerHooks } from 'node:module'
import type { Mutant } from './mutants.ts'

const root = new URL('../../', import.meta.url).href
const here = new URL('./clients/', import.meta.url).href

const STANDS_FOR: Readonly<Record<string, string>> = {
  'netlify/clients/database.ts': 'database.ts',
  'netlify/clients/identity-accounts.ts': 'identity-accounts.ts',
  'netlify/clients/notification-receiver.ts': 'notification-receiver.ts',
  'netlify/clients/stripe.ts': 'stripe.ts',
  'netlify/platform/internal-call.ts': 'internal-call.ts',
  'src/domain/order-machine.ts': 'machine.ts',
}
const PACKAGES: Readonly<Record<string, string>> = { '@netlify/blobs': 'blobs-sdk.ts', sharp: 'sharp.ts' }

/**
 * @param also more files of the product, with the addresses of their stand-ins
 * @throws if the text that a planted bug changes is no longer in the product
 */
export function replaceClients(mutant?: Mutant, also: Readonly<Record<string, string>> = {}): void {
  const standsFor: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(STANDS_FOR).map(([file, name]) => [file, here + name])),
    ...also,
  }
  let isPlanted = false
  registerHooks({
    resolve(specifier, context, next) {
      const standIn = PACKAGES[specifier]
      if (standIn) return { url: here + standIn, shortCircuit: true }
      const found = next(specifier, context)
      const file = found.url.startsWith(root) ? found.url.slice(root.length) : ''
      const isOwn = context.parentURL?.startsWith(here)
      const standsInstead = standsFor[file]
      return standsInstead && !isOwn ? { url: standsInstead, shortCircuit: true } : found
    },
    load(url, context, next) {
      const loaded = next(url, context)
      if (!mutant || url !== root + mutant.file) return loaded
      const text = loaded.source?.toString() ?? ''
      if (text.split(mutant.text).length !== 2)
        throw new Error(`'${mutant.name}' cannot be planted: ${mutant.file} reads otherwise now.`)
      isPlanted = true
      return { ...loaded, source: text.replace(mutant.text, () => mutant.becomes) }
    },
  })
  process.on('exit', () => {
    if (mutant && !isPlanted) throw new Error(`'${mutant.name}' was never loaded.`)
  })
  process.env.SITE_URL = 'https://masal.example'
}
