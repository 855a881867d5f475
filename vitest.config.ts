import { defineConfig } from 'vitest/config'

/** jsdom needs it; what a test needs of Node besides, package.json's `node` brings along. */
const OLDEST_NODE = 22

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `This is Node ${process.versions.node}; the tests need ${OLDEST_NODE} or newer. Ask for \`npm test -- unit FILE\`: it runs them on the project's own.`,
  )
  process.exit(1)
}

/** How long a test may take says nothing about it on a busy machine: only what hangs is ended. */
const TEST_MS = 60_000
/** A book is produced, a local environment is started: slow on two cores, but never endless. */
const SLOW_TEST_MS = 120_000
/** A whole book for a press, or a thousand simulated orders. */
const SLOW_NIGHT_MS = 600_000
/** The full tables of what a daily file checks on one sample: `vitest run --project nightly`. */
const NIGHTLY = '{tests,packages}/**/*.nightly.test.ts'

/** Tests against the database emulator, and of the emulator itself. */
const RULES = ['tests/{rules,firebase}/**/*.test.ts', 'packages/database-emulator/tests/**/*.test.ts']
/** Tests of the tools around the product. */
const TOOLS = [
  'tests/{local,ops,planted,runner}/**/*.test.ts',
  'packages/{order-simulation,stripe-stand-in}/tests/**/*.test.ts',
]

export default defineConfig({
  test: {
    // By default one core is left alone, which is half of a machine of two.
    maxWorkers: '100%',
    // What ships, whether or not a test has loaded it.
    coverage: {
      include: ['src/**/*.{ts,tsx}', 'netlify/**/*.ts', 'packages/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{tests,packages}/**/*.test.ts'],
          exclude: [...RULES, ...TOOLS, 'tests/functions/**', NIGHTLY],
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
        },
      },
      {
        test: {
          name: 'component',
          environment: 'jsdom',
          // A fresh context for each file in one thread: a fresh process would load jsdom again, half of what these tests took.
          pool: 'vmThreads',
          include: ['{tests,packages}/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-component.ts'],
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: RULES,
          exclude: [NIGHTLY],
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: TOOLS,
          exclude: [NIGHTLY],
          testTimeout: SLOW_TEST_MS,
          hookTimeout: SLOW_TEST_MS,
        },
      },
      {
        test: {
          name: 'nightly',
          environment: 'node',
          include: [NIGHTLY],
          exclude: ['tests/functions/**', 'tests/stores*'],
          testTimeout: SLOW_NIGHT_MS,
          hookTimeout: SLOW_NIGHT_MS,
        },
      },
      {
        test: {
          name: 'functions',
          environment: 'node',
          include: ['tests/functions/**/*.test.ts'],
          exclude: ['tests/**/*.nightly.test.ts'],
          globalSetup: ['tests/support/local-env-setup.ts'],
          testTimeout: SLOW_TEST_MS,
          hookTimeout: SLOW_TEST_MS,
          // All files share one served environment, and each asks it about its own users alone. A file about everybody's data has
          // an environment of its own (tests/functions/support/own-environment.ts).
          maxWorkers: 2,
        },
      },
      {
        // A browser journey of minutes through every store: run by its name.
        test: {
          name: 'stores',
          environment: 'node',
          include: ['tests/stores.nightly.test.ts'],
          globalSetup: ['tests/support/local-env-setup.ts'],
          testTimeout: SLOW_TEST_MS,
          hookTimeout: SLOW_TEST_MS,
        },
      },
    ],
  },
})
