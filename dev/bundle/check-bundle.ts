/** What a build would ship, looked at: each function alone in its zip, and no secret or server code for the browser. */
import { join } from 'node:path'
import { projectFolder } from '../local-env/project-folder.ts'
import { checkBrowserBundle } from './check-browser.ts'
import { checkZips } from './check-zips.ts'

/** `netlify build` and `netlify serve` write here; MODULES_FILE has to be set to it while they do. */
export const MODULES_FILE = join(projectFolder, '.local', 'bundled-modules.json')
const SECRET_NAME = /_(SECRET(_KEY)?|PRIVATE_KEY|API_KEY)$|^INTERNAL_SECRET$/

/**
 * Checks the latest build of this folder.
 * @param env what it was built with
 * @returns whether all is well; problems are printed
 */
export function checkBundle(env: Readonly<Record<string, string>>): boolean {
  const secrets = Object.entries(env).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && !name.startsWith('VITE_') && value.length > 0 ? [value] : [],
  )
  if (secrets.length === 0) throw new RangeError('Without a secret in the build there is nothing to look for')
  const problems = [
    ...checkZips(join(projectFolder, '.netlify', 'functions')),
    ...checkBrowserBundle(join(projectFolder, 'dist'), MODULES_FILE, secrets),
  ]
  for (const problem of problems) console.error(`\n✗ ${problem}`)
  console.log(problems.length === 0 ? '\nThe build ships what it should.' : `\n${problems.length} problems.`)
  return problems.length === 0
}
