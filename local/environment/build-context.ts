import { join } from 'node:path'
import { projectFolder } from './project-folder.ts'

/** Under this deploy context the CLI builds without edge functions (netlify.toml): bundling those would fetch Deno from the network. */
export const LOCAL_BUILD = { CONTEXT: 'local' } as const

/** `netlify build` and `netlify serve` write this file; the variable MODULES_FILE must name it while they run. */
export const MODULES_FILE = join(projectFolder, '.local', 'bundled-modules.json')
/** Secrets that only production has: every build that is checked has them in its environment, and must not ship them. */
export const DECOY_SECRETS = {
  FIREBASE_PRIVATE_KEY: 'private_key_must_not_be_shipped',
  OPENAI_API_KEY: 'openai_key_must_not_be_shipped',
  GEMINI_API_KEY: 'gemini_key_must_not_be_shipped',
  ELEVENLABS_API_KEY: 'elevenlabs_key_must_not_be_shipped',
} as const
