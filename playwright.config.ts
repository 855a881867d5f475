import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, launchPath, shellPath } from './local/browser.ts'

/** A test that makes a book has more (BOOK_TEST_MS). */
const TEST_TIMEOUT_MS = 30_000
const EXPECT_TIMEOUT_MS = 15_000
const ACTION_TIMEOUT_MS = 15_000

// In the C locale Chromium calls a download with a letter beyond ASCII 'download'.
process.env.LANG ??= 'C.UTF-8'

export default defineConfig({
  testDir: 'e2e',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  // Two cores: a third test works while others wait for a server or for the network to come back.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './e2e/support/local-env-setup.ts',
  projects: [
    // Without windows' own interface the same engine takes a fifth less. Only the full browser obeys a profile's settings, resizes to
    // the full screen, obeys Clear-Site-Data and has a microphone: those tests are tagged @full-browser.
    {
      name: 'shell',
      testIgnore: 'nightly/**',
      grepInvert: /@full-browser|@nightly/,
      use: { launchOptions: { ...shellPath(), args: CHROMIUM_ARGUMENTS } },
    },
    {
      name: 'full-browser',
      testIgnore: 'nightly/**',
      grep: /@full-browser/,
      grepInvert: /@nightly/,
      use: { launchOptions: { ...launchPath(), args: CHROMIUM_ARGUMENTS } },
    },
    {
      name: 'nightly',
      timeout: 8 * TEST_TIMEOUT_MS,
      use: { launchOptions: { ...launchPath(), args: CHROMIUM_ARGUMENTS } },
    },
  ],
  use: {
    baseURL: process.env.WORLD_APP_URL,
    // Leaves, confetti and turning pages take a quarter of the processor. Specs about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 720 },
    // What it answers no test can take away or delay; offline.spec.ts lets it work.
    serviceWorkers: 'block',
    actionTimeout: ACTION_TIMEOUT_MS,
    screenshot: 'only-on-failure',
    // Actions, requests and console of a failed test. The page's content at each step would take a sixth of the processor.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
})
