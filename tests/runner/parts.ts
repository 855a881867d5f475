/**
 * The parts of `npm test` and of `npm run nightly`, in the order in which they run. This is the only map from folders
 * to nightly parts: `nightly -- --changed REF` runs a part if a file of its folders has changed.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '#local/browser.ts'
import { checkBundle } from '../bundle/check-bundle.ts'
import { projectFolder } from '#local/environment/project-folder.ts'
import { countPlaywright, countVitest, oneTest, type Count } from './count.ts'
import { run } from './run.ts'
import { showScreens } from './show-screens.ts'

export interface PartRun {
  /** Names or parts of names of test files; empty for all. */
  files: readonly string[]
  /** The local environment's variables, if the part needs them. */
  env: Readonly<Record<string, string>>
  /** A pattern of titles, for Playwright and vitest. */
  grep?: string | undefined
}

export interface Part {
  name: string
  /** Runs against the served product, with all its stand-ins. */
  needsEnvironment?: true
  /** Reads only the sources, on one core: such parts run side by side. */
  readsOnly?: true
  run: (run: PartRun) => Promise<Count>
}

export interface NightlyPart extends Part {
  /** The subject of a failure, for `--list`. */
  about: string
  folders: readonly string[]
}

const node = (...args: string[]) => run('node', args)
const check =
  (...commands: readonly (() => Promise<boolean>)[]) =>
  async (): Promise<Count> => {
    for (const command of commands) if (!(await command())) return oneTest(false)
    return oneTest(true)
  }

/** The daily parts: all that a patch of the product needs. */
export const PARTS: readonly Part[] = [
  { name: 'typecheck', readsOnly: true, run: check(() => node('tests/runner/typecheck.ts')) },
  {
    name: 'lint',
    readsOnly: true,
    run: check(
      () => run('oxlint', []),
      () => run('eslint', ['.']),
      () => run('knip', ['--no-progress']),
      () => run('prettier', ['--check', '--cache', '--cache-strategy=content', '.']),
    ),
  },
  { name: 'unit', run: vitest('unit', ['unit', 'component', 'tools']) },
  { name: 'rules', run: vitest('rules', ['rules']) },
  { name: 'bundle', needsEnvironment: true, run: async ({ env }) => oneTest(checkBundle(env)) },
  { name: 'functions', needsEnvironment: true, run: vitest('functions', ['functions']) },
  { name: 'e2e', needsEnvironment: true, run: playwright('e2e', ['shell', 'full-browser']) },
]

const PRODUCT = [
  'src/api',
  'src/app',
  'src/domain',
  'src/features',
  'src/firebase',
  'packages/faults',
  'packages/flip-book',
  'packages/media',
  'packages/photo',
  'packages/sound',
  'packages/turkish',
  'src/text',
  'src/ui',
  'src/styles.css',
]
const STUDIO = [
  'netlify/studio',
  'packages/studio',
  'packages/story-worlds',
  'packages/turkish',
  'packages/face',
  'packages/media',
]
const SERVER = ['netlify', 'src/domain', 'packages/turkish', 'database.rules.json']

/**
 * The nightly parts, also for changes that need them: engines, tools, every window size, every screen, other browsers.
 */
export const NIGHTLY_PARTS: readonly NightlyPart[] = [
  {
    name: 'studio',
    about: 'voices, portraits and printed books at full size, for every tale',
    folders: STUDIO,
    run: vitest('studio', ['nightly'], ['packages/studio/', 'tests/studio/']),
  },
  {
    name: 'stories',
    about: 'every scene of every tale, every face',
    folders: STUDIO,
    run: vitest('stories', ['nightly'], ['packages/story-worlds/', 'packages/face/']),
  },
  {
    name: 'emulator',
    about: 'the database emulator, as the service behaves',
    folders: ['packages/database-emulator', 'packages/http-server'],
    run: vitest('emulator', ['nightly'], ['packages/database-emulator/']),
  },
  {
    name: 'tools',
    about: 'simulation of orders and load, drills, audits of the night',
    folders: [...SERVER, 'local', 'ops', 'packages/order-simulation', 'tests/local', 'tests/ops'],
    run: vitest('tools', ['nightly'], ['tests/local/', 'tests/ops/', 'packages/order-simulation/']),
  },
  {
    name: 'rules-proof',
    about: 'the rules against an independent policy, another evaluator and broken rules',
    folders: ['database.rules.json', 'ops/rules', 'tests/rules', 'packages/database-emulator', 'src/domain'],
    run: check(
      () => node('tests/rules/fuzz-rules.ts', '--cases', '200000'),
      () => node('tests/rules/judge-rules.ts'),
      () => node('tests/rules/mutate-rules.ts'),
    ),
  },
  {
    name: 'orders',
    about: 'parents, Stripe and workers that fail in every way; planted bugs are found',
    folders: [
      ...['netlify/orders', 'netlify/jobs', 'netlify/records', 'netlify/clients'],
      ...['src/domain', 'packages/order-simulation'],
    ],
    run: check(
      () => node('packages/order-simulation/main.ts', '--orders', '5000'),
      () => node('packages/order-simulation/main.ts', '--planted'),
    ),
  },
  {
    name: 'compliance',
    about: 'the specification’s sentences in tests, known faults and licences of packages',
    folders: ['docs', 'src/text', 'package-lock.json', 'ops/check-traceability', 'ops/check-licences', 'e2e'],
    run: check(
      () => node('ops/check-traceability/main.ts'),
      () => node('ops/audit/main.ts'),
      () => node('ops/check-licences/main.ts'),
    ),
  },
  {
    name: 'pages',
    about: 'letters, contrast and distances on every page of every book, in Chromium',
    folders: [...STUDIO, 'src/features/reader', 'ops/check-pages'],
    run: check(() => node('ops/check-pages/main.ts')),
  },
  {
    name: 'stores',
    about: 'what a whole visit leaves in every store of browser and server',
    folders: [...SERVER, 'src/app', 'src/firebase', 'src/features', 'tests/stores.nightly.test.ts'],
    needsEnvironment: true,
    run: vitest('stores', ['stores']),
  },
  {
    name: 'sizes',
    about: 'the journeys of npm test in all three window sizes, and each kind of session',
    folders: [...PRODUCT, 'e2e'],
    needsEnvironment: true,
    run: playwright('sizes', ['nightly'], ['e2e/(?!nightly|beyond)', 'nightly/tabs'], { E2E_SIZES: 'all' }),
  },
  {
    name: 'beyond',
    about: 'shares, voices, gifts, words, siblings and next tales in full Chromium, and a book with everything',
    folders: [...PRODUCT, ...SERVER, 'e2e'],
    needsEnvironment: true,
    run: playwright('beyond', ['nightly'], ['e2e/beyond', 'nightly/everything', 'nightly/fourth-tale']),
  },
  {
    name: 'real-studio',
    about: 'a real book for a press, through the whole product',
    folders: [...STUDIO, 'netlify/prints', 'e2e/beyond'],
    needsEnvironment: true,
    run: playwright('real-studio', ['nightly'], ['beyond/04-on-paper', 'make-a-book'], { E2E_STUDIO: 'built-in' }),
  },
  {
    name: 'looks',
    about: 'evening theme, small windows, large letters, forced colours',
    folders: [...PRODUCT, 'e2e'],
    needsEnvironment: true,
    run: playwright('looks', ['nightly'], ['nightly/evening', 'nightly/small-windows', 'nightly/forced-colors']),
  },
  {
    name: 'screens',
    about: 'axe and a picture of every screen and state, and of the gallery',
    folders: [...PRODUCT, 'local/gallery', 'e2e/screens'],
    needsEnvironment: true,
    run: async (given) => {
      const count = await playwright('screens', ['nightly'], ['e2e/screens.spec'], { SCREENS: 'all' })(given)
      console.log(`\nAll screens side by side: ${showScreens() ?? 'none were drawn'}`)
      return count
    },
  },
  {
    name: 'path',
    about: 'taps, fields and seconds from the landing page to the pay page',
    folders: [...PRODUCT, 'e2e/nightly/path.spec.ts'],
    needsEnvironment: true,
    run: playwright('path', ['nightly'], ['nightly/path']),
  },
  {
    name: 'music',
    about: 'loudness, length and loop of the reader’s music',
    folders: ['public/music', 'src/features/reader', 'packages/sound', 'ops/music'],
    needsEnvironment: true,
    run: playwright('music', ['nightly'], ['nightly/music']),
  },
  {
    name: 'page-flip',
    about: 'the flip book and react-pageflip against one contract',
    folders: ['packages/flip-book', 'e2e/support', 'e2e/pages/flip-book'],
    needsEnvironment: true,
    run: playwright('page-flip', ['nightly'], ['nightly/page-flip']),
  },
  {
    name: 'browsers',
    about: 'one parent from registration to the read book, and the face code of photos, in Firefox and WebKit',
    folders: [...PRODUCT, 'packages/face', 'packages/studio/built-in/portrait', 'tests/browsers'],
    run: check(
      () => node('tests/browsers/test-face-codes.ts'),
      () => node('tests/browsers/test-browsers.ts'),
    ),
  },
  {
    name: 'planted',
    about: 'faults planted in the product, each found by the smallest part of npm test',
    folders: ['tests/planted', 'tests', 'e2e'],
    run: check(() => node('tests/planted/main.ts')),
  },
]

/** A change to one of these can break any part. */
const EVERY_PART = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'tests/runner',
  'local/environment',
  'packages/stripe-stand-in',
  'netlify.toml',
]

/** @param files paths relative to the project's folder */
export function partsOfChange(files: readonly string[]): NightlyPart[] {
  const isIn = (folders: readonly string[]) =>
    files.some((file) =>
      folders.some((folder) => file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`)),
    )
  return isIn(EVERY_PART) ? [...NIGHTLY_PARTS] : NIGHTLY_PARTS.filter(({ folders }) => isIn(folders))
}

const reportFolder = join(projectFolder, '.local', 'reports')

function vitest(name: string, projects: readonly string[], folders: readonly string[] = []): Part['run'] {
  return async ({ files, env, grep }) => {
    const report = newReport(name)
    const endedWell = await run(
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(grep === undefined ? [] : ['-t', grep]),
        ...(files.length > 0 ? files : folders),
      ],
      env,
    )
    return countVitest(report, endedWell)
  }
}

function playwright(
  name: string,
  projects: readonly string[],
  folders: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Part['run'] {
  return async ({ files, env, grep }) => {
    const browser = await findBrowser()
    if (!browser) return oneTest(false)
    console.log(`Browser: ${browser.description}`)
    const report = newReport(name)
    const endedWell = await run(
      'playwright',
      [
        'test',
        '--reporter=list,json',
        ...projects.map((project) => `--project=${project}`),
        ...(grep === undefined ? [] : ['-g', grep]),
        ...(files.length > 0 ? files : folders),
      ],
      { ...env, ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: browser.path },
    )
    if (!endedWell) printPages()
    return countPlaywright(report, endedWell)
  }
}

/** Prints the page of each failed test: of a run on another machine only the output may be left. */
function printPages() {
  for (const file of globSync('test-results/*/error-context.md')) {
    const [, page] = readFileSync(file, 'utf8').split('# Page snapshot')
    if (page) console.log(`\n${file}${page}`)
  }
}

/** A runner may die before it writes its report: the report of an earlier run must not count then. */
function newReport(part: string): string {
  mkdirSync(reportFolder, { recursive: true })
  const file = join(reportFolder, `${part}.json`)
  rmSync(file, { force: true })
  return file
}
