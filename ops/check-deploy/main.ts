/**
 * `npm run check:deploy -- FILE`: checks the variables of a real site before a deploy. FILE has lines NAME=VALUE, as
 * `npx netlify env:list --plain --context production` prints them; without FILE it checks the variables of this shell.
 *
 * `npm run check:deploy -- --running https://SITE` checks the site after a deploy.
 *
 * `npm run check:deploy -- FILE --context deploy-preview --site SITE_FILE` checks the variables of previews, and
 * compares them with the site's.
 */
import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { checkEnvironment } from './check-environment.ts'
import { checkPreview } from './check-preview.ts'
import { checkRunning } from './check-running.ts'
import type { Environment } from './variables.ts'

const { values, positionals } = parseArgs({
  options: {
    context: { type: 'string', default: 'production' },
    site: { type: 'string' },
    running: { type: 'string' },
  },
  allowPositionals: true,
})
const read = (file: string): Environment => parseEnv(readFileSync(file, 'utf8'))

const problems =
  values.running !== undefined
    ? await checkRunning(values.running)
    : judge(positionals[0] === undefined ? process.env : read(positionals[0]))
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'All of it looks right.' : `${problems.length} to mend.`)
process.exitCode = problems.length === 0 ? 0 : 1

function judge(environment: Environment): string[] {
  switch (values.context) {
    case 'production':
      return checkEnvironment(environment)
    case 'deploy-preview':
    case 'branch-deploy':
      if (values.site === undefined)
        return [`What a ${values.context} shares shows beside the site's own variables alone: --site FILE.`]
      return checkPreview(environment, read(values.site))
    default:
      return [`There is no context '${values.context}': production, deploy-preview, branch-deploy.`]
  }
}
