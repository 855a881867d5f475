/**
 * `npm run typecheck`: each world with the globals that it has where it runs, then everything with all of them: a
 * component that asks for `process`, or a function that asks for `window`, is an error here and not in production.
 */
import { run } from './run.ts'

const PROJECTS = ['tsconfig.domain.json', 'tsconfig.browser.json', 'tsconfig.server.json', 'tsconfig.json']

/** Knows what has been checked: only what has changed since is checked again. */
const KNOWN = 'node_modules/.cache/typecheck'

let isWell = true
for (const project of PROJECTS) {
  const options = ['--project', project, '--incremental', '--tsBuildInfoFile', `${KNOWN}/${project}`]
  isWell = (await run('tsc', ['--noEmit', ...options])) && isWell
}
process.exit(isWell ? 0 : 1)
