/** `npm test`: installs what is missing, then runs every check (test.ts). */
import { ensureInstalled, runTypeScript } from './install.mjs'

ensureInstalled()
await runTypeScript('test.ts')
