/** What a build would ship, looked at: each function alone in its zip, and no secret or server code for the browser. */
import { join } from 'node:path'
import { projectFolder } from '../local-env/project-folder.ts'
import { checkBrowserBundle } from './check-browser.ts'
import { checkZips } from './check-zips.ts'

/** `netlify build` and `netlify serve` write here; MODULES_FILE has to be set to it while they do. */
export const MODULES_FILE = join(projectFolder, '.local', 'bundled-modules.json')
/** Secrets that only production has: every build that is checked has them in its environment, and must not ship them. */
export const DECOY_SECRETS = {
  FIREBASE_PRIVATE_KEY: 'private_key_must_not_be_shipped',
  OPENAI_API_KEY: 'openai_key_must_not_be_shipped',
  GEMINI_API_KEY: 'gemini_key_must_not_be_shipped',
  ELEVENLABS_API_KEY: 'elevenlabs_key_must_not_be_shipped',
} as const
const SECRET_NAME = /_(SECRET(_KEY)?|PRIVATE_KEY|API_KEY)$|^INTERNAL_SECRET$/

/**
 * Checks the latest build of this folder.
 * @param env what it was built with, beside DECOY_SECRETS
 * @returns whether all is well; problems are printed
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
