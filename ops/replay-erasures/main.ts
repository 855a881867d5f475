/**
 * `npm run ops -- replay-erasures FILE --since TIME`: after a restore of the database, repeats all erasures since the
 * backup, and ends every link (`--keep-links`: only those that were ended since). FILE has the site's variables, as
 * `check:deploy` reads them, and NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, which give access to the journal. TIME is the
 * backup's, such as 2026-11-20T03:00Z. Last line: `N erased, N gone, N later, N failed, N links ended`; docs/operate.md
 * explains each.
 */
import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { endAllLinks } from './end-all-links.ts'
import { replayErasures } from './replay.ts'

const { values, positionals } = parseArgs({
  options: { since: { type: 'string' }, 'keep-links': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals
const sinceMs = Date.parse(values.since ?? '')
if (file === undefined || Number.isNaN(sinceMs)) {
  console.error('npm run ops -- replay-erasures FILE --since 2026-11-20T03:00Z')
  process.exit(1)
}
Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')))
useStoresOf(process.env)
const { erased, gone, later, failed } = await replayErasures(sinceMs)
const links = values['keep-links'] ? { ended: 0, failed: 0 } : await endAllLinks()
const failures = failed + links.failed
console.log(`${erased} erased, ${gone} gone, ${later} later, ${failures} failed, ${links.ended} links ended`)
process.exitCode = later + failures > 0 ? 1 : 0

/** The platform passes these to its functions; here this script does. A local environment names its own stores. */
function useStoresOf({
  NETLIFY_SITE_ID: siteID,
  NETLIFY_AUTH_TOKEN: token,
  NETLIFY_BLOBS_CONTEXT: local,
}: NodeJS.ProcessEnv) {
  if (local) return
  if (!siteID || !token) throw new Error(`${file} has no NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN: see docs/operate.md.`)
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify({ siteID, token })).toString('base64')
  Object.assign(globalThis, { Netlify: { context: { deploy: { context: 'production' } } } })
}
