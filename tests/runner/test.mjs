/** `npm test`: installs what is missing, then runs every check (test.ts). */
import { ensureInstalled, runTypeScript } from '#local/install.mjs'

ensureInstalled()
await runTypeScript('tests/runner/test.ts')
