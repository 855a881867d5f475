import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, launchPath } from './dev/browser.ts'

/** A whole book is made in a test, on two cores. How long it takes says nothing on a busy machine: only what hangs is ended. */
const TEST_TIMEOUT_MS = 240_000
const EXPECT_TIMEOUT_MS = 30_000
const ACTION_TIMEOUT_MS = 45_000

/** What pays, or throws a switch of the shared environment. */
const ORDERS =
  /(bad-input|draft-photo|drawn-portrait|finished-book|keyboard|make-a-book|my-account|paying|photo|promise|tabs|beyond\/(02|03|04|05|06|07|09|10|11)-.*)\.spec\.ts/

export default defineConfig({
  testDir: 'e2e',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  // One environment for all: its payments and notifications are shared, so that what throws its switches runs one by one.
  workers: 2,
  projects: [
    { name: 'orders', testMatch: ORDERS, workers: 1 },
    { name: 'rooms', testIgnore: ORDERS },
  ],
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './e2e/support/local-env-setup.ts',
  use: {
    baseURL: process.env.WORLD_APP_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 720 },
    // What it answers no test can take away or delay; offline.spec.ts lets it work.
    serviceWorkers: 'block',
    actionTimeout: ACTION_TIMEOUT_MS,
    screenshot: 'only-on-failure',
    // Pictures of every step are a fifth of the time of a run; what the page was made of is kept, and a picture of its end.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...launchPath(),
      args: CHROMIUM_ARGUMENTS,
    },
  },
})
