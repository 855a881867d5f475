/** `npm run nightly`: installs what is missing, then runs the nightly parts (nightly.ts). */
import { ensureInstalled, runTypeScript } from '#local/install.mjs'

ensureInstalled()
await runTypeScript('tests/runner/nightly.ts')
