/**
 * `test` and `expect` of every spec. A console error, an exception on a page or a breach of the Content-Security-Policy
 * that a spec did not announce fails it.
 */
import { test as base, type Page } from '@playwright/test'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { signUpByApi, taggedEmail, type Account } from '../../tests/support/local-env.ts'
import { standInForAnalytics, type GoogleAnalytics } from './google-analytics.ts'
import { watchTraffic } from './pass-time.ts'

export { expect } from '@playwright/test'
export { database, signUpByApi, until } from '../../tests/support/local-env.ts'

export interface Complaints {
  /** The complaints so far. */
  list: readonly string[]
  /** Ignores a complaint that matches, because the spec provokes it. */
  allow: (pattern: RegExp) => void
  /** For a spec that cuts off the network: ignores failed requests and the reports about them. */
  allowLostNetwork: () => void
}

const LOST_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch|image cannot be decoded|\] network:/

/** The user's answer about analytics before the test; null if not asked yet. */
export type MeasuringChoice = 'granted' | 'refused' | null

interface Fixtures {
  complaints: Complaints
  measuring: MeasuringChoice
  analytics: GoogleAnalytics
  /**
   * Requests of this test to the stand-ins, as tags in its account's e-mail address: `webhook-late`, `real-studio` …
   */
  tags: readonly string[]
  /** A new account for this test alone, not signed in yet (signed-in.ts does that). */
  account: Account
}

export const test = base.extend<Fixtures>({
  tags: [[], { option: true }],
  account: async ({ tags }, use) => use(await signUpByApi(taggedEmail(...tags))),
  // Most specs do not test the banner.
  measuring: ['refused', { option: true }],
  analytics: [
    async ({ context, measuring }, use) => {
      // A context with a route asks Playwright about each request and has no cache, which costs a tenth of a test's
      // time.
      const analytics = await standInForAnalytics(context, { answers: measuring !== 'refused' })
      if (measuring)
        await context.addInitScript(keepMeasuringChoice, {
          granted: measuring === 'granted',
          version: CURRENT_TEXT.analytics,
          uid: null,
        })
      await use(analytics)
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const list: string[] = []
      const allowed: RegExp[] = []
      context.on('page', (page) => {
        listen(page, list)
        watchTraffic(page)
      })
      await use({
        list,
        allow: (pattern) => allowed.push(pattern),
        allowLostNetwork: () => allowed.push(LOST_NETWORK),
      })
      const unexpected = list.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))
      if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Runs in the page. Does not overwrite a choice that was made meanwhile. */
function keepMeasuringChoice(choice: object) {
  // A window before its first load has no storage, and neither has a foreign frame.
  if (window.top !== window || !location.protocol.startsWith('http')) return
  const key = 'masal:analytics-choice'
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(choice))
}

/** Chromium reports a breach of the policy as a console error. */
function listen(page: Page, list: string[]) {
  page.on('console', (message) => {
    // Ignore the browser's own message that a page address was answered with 404.
    const isPageNotFound = message.location().url === page.url() && /status of 404/.test(message.text())
    if (message.type() === 'error' && !isPageNotFound)
      list.push(`console.error at ${page.url()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => list.push(`exception at ${page.url()}: ${error.stack || error.message}`))
}
