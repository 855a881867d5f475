/** `npm start`: installs what is missing, then brings up the local environment (start.ts). */
import { ensureInstalled, runTypeScript } from './install.mjs'

ensureInstalled()
await runTypeScript('local/start.ts')
