/**
 * `npm run typecheck`: checks browser, server and domain code each with the globals that exist where it runs, then
 * everything with all globals. A component that uses `process`, or a function that uses `window`, is an error here and
 * not in production.
 */
import { run } from './run.ts'

const PROJECTS = ['tsconfig.domain.json', 'tsconfig.browser.json', 'tsconfig.server.json', 'tsconfig.json']

/** TypeScript 7, in a third of the time; ESLint still needs the API of TypeScript 6, which has a `tsc` too. */
const TSC = '../typescript-7/bin/tsc'

/** Remembers the checked files, so that only changed ones are checked again. */
const KNOWN = 'node_modules/.cache/typecheck'

let isWell = true
for (const project of PROJECTS) {
  const options = ['--project', project, '--incremental', '--tsBuildInfoFile', `${KNOWN}/${project}`]
  isWell = (await run(TSC, ['--noEmit', ...options])) && isWell
}
process.exit(isWell ? 0 : 1)
