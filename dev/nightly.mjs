/** `npm run nightly`: installs what is missing, then runs the nightly parts (nightly.ts). */
import { ensureInstalled, runTypeScript } from './install.mjs'

ensureInstalled()
await runTypeScript('nightly.ts')
