import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, launchPath } from './dev/browser.ts'

/** A whole book is made in a test, on two cores. How long it takes says nothing on a busy machine: only what hangs is ended. */
const TEST_TIMEOUT_MS = 240_000
const EXPECT_TIMEOUT_MS = 30_000
const ACTION_TIMEOUT_MS = 45_000

/** What goes through rooms and pays for nothing: no switch of the shared environment is thrown there. */
const ROOMS =
  /(analytics|coming-in|evening|focus|forced-colors|journeys|library|lost-network|music|name-step|no-storage|offline|public-pages|reader-\w+|screens|signed-out|small-windows|template-pictures|verified-address|beyond\/0[18]-.*)\.spec\.ts/

export default defineConfig({
  testDir: 'e2e',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  // One environment for all: its payments and notifications are shared, so that what throws its switches runs one by one.
  workers: 2,
  projects: [
    { name: 'orders', testIgnore: ROOMS, workers: 1 },
    { name: 'rooms', testMatch: ROOMS },
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
