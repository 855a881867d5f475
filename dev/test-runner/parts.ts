/** The parts of `npm test`, in the order in which they run: what is quick and breaks often comes first. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../browser.ts'
import { projectFolder } from '../local-env/project-folder.ts'
import { countPlaywright, countVitest, oneTest, type Count } from './count.ts'
import { run } from './run.ts'

export const PARTS = [
  'typecheck',
  'lint',
  'traceability',
  'audit',
  'unit',
  'rules',
  'dev',
  'bundle',
  'functions',
  'e2e',
] as const
/** Too long for every day: run by its name alone (`npm run screens`). */
export const EXTRA_PARTS = ['screens'] as const
export type Part = (typeof PARTS | typeof EXTRA_PARTS)[number]

/** These read the sources and take one core each: they run side by side. */
export const readsOnly = (part: Part) =>
  part === 'typecheck' || part === 'lint' || part === 'traceability' || part === 'audit'

/** These run against the product as it is served, with all its stand-ins. */
export const needsWorld = (part: Part) => part === 'functions' || part === 'e2e' || part === 'screens'

const reportFolder = join(projectFolder, '.local', 'reports')

/**
 * @param files names or parts of names of test files; empty for all
 * @param env the local environment's variables, where the part needs it
 */
export async function runPart(
  part: Part,
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Count> {
  switch (part) {
    case 'typecheck':
      return oneTest(await run('node', ['dev/typecheck.ts']))
    case 'lint':
      return oneTest(await isClean())
    case 'traceability':
      return oneTest(await run('node', ['dev/check-traceability.ts']))
    case 'audit':
      return oneTest((await run('node', ['dev/audit.ts'])) && (await run('node', ['dev/check-licences.ts'])))
    case 'unit':
      return runVitest(part, ['unit', 'component'], files, env)
    case 'rules':
    case 'dev':
    case 'functions':
      return runVitest(part, [part], files, env)
    case 'bundle':
      return oneTest(await run('node', ['dev/check-functions.ts']))
    case 'e2e':
      return runPlaywright(part, files, env)
    case 'screens':
      return runPlaywright(part, ['screens.spec', ...files], { ...env, SCREENS: 'all' })
  }
}

/** What lint finds, what nobody imports any more, what imports one another in a ring, what is not formatted. */
async function isClean(): Promise<boolean> {
  return (
    (await run('eslint', ['.'])) &&
    (await run('knip', ['--no-progress'])) &&
    (await run('depcruise', ['src', 'netlify', 'dev', 'vite', 'tests', 'e2e'])) &&
    (await run('prettier', ['--check', '.']))
  )
}

async function runVitest(
  part: Part,
  projects: readonly string[],
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Count> {
  const report = newReport(part)
  const chosen = projects.flatMap((project) => ['--project', project])
  const endedWell = await run(
    'vitest',
    ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    env,
  )
  return countVitest(report, endedWell)
}

async function runPlaywright(
  part: Part,
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Count> {
  const browser = await findBrowser()
  if (!browser) return oneTest(false)
  console.log(`Browser: ${browser.description}`)
  const report = newReport(part)
  const endedWell = await run('playwright', ['test', '--reporter=list,json', ...files], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CHROMIUM_PATH: browser.path,
  })
  return countPlaywright(report, endedWell)
}

/** An old report must not be counted where a runner dies before it writes one. */
function newReport(part: Part): string {
  mkdirSync(reportFolder, { recursive: true })
  const file = join(reportFolder, `${part}.json`)
  rmSync(file, { force: true })
  return file
}
