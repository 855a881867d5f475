/** Examines a build: each function alone in its zip, and the browser's files for secrets and server code. */
import { join } from 'node:path'
import { DECOY_SECRETS, MODULES_FILE } from '#local/environment/build-context.ts'
import { projectFolder } from '#local/environment/project-folder.ts'
import { checkBrowserBundle } from './check-browser.ts'
import { checkZips } from './check-zips.ts'

const SECRET_NAME = /_(SECRET(_KEY)?|PRIVATE_KEY|API_KEY)$|^INTERNAL_SECRET$/

/**
 * Checks the latest build of this folder.
 * @param env the environment of the build, in addition to DECOY_SECRETS
 * @returns whether all is well; it prints the faults
 */
export function checkBundle(env: Readonly<Record<string, string>>): boolean {
  const secrets = Object.entries({ ...env, ...DECOY_SECRETS }).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && !name.startsWith('VITE_') && value.length > 0 ? [value] : [],
  )
  const problems = [
    ...checkZips(join(projectFolder, '.netlify', 'functions')),
    ...checkBrowserBundle(join(projectFolder, 'dist'), MODULES_FILE, secrets),
  ]
  for (const problem of problems) console.error(`\n✗ ${problem}`)
  console.log(problems.length === 0 ? '\nThe build ships what it should.' : `\n${problems.length} problems.`)
  return problems.length === 0
}
