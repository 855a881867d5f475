/**
 * Loaded into the CLI before it serves. The CLI starts a thread for every call of a function, and each thread loads all
 * modules of that function again. This file keeps a thread, as an instance of the platform does, for one call after the
 * other.
 */
import { registerHooks } from 'node:module'

const STARTS_THREADS = '/netlify-cli/dist/lib/functions/runtimes/js/index.js'
const FROM_NODE = "import { Worker } from 'worker_threads';"
const OURS = new URL('./worker.mjs', import.meta.url).href

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(STARTS_THREADS)) return loaded
    const source = String(loaded.source)
    if (!source.includes(FROM_NODE)) throw new Error('The CLI starts its functions in another way now.')
    return { ...loaded, source: source.replace(FROM_NODE, `import { Worker } from '${OURS}';`) }
  },
})
