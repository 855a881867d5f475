/** A parent who is signed in before a test begins: one for all tests of a worker, since signing in takes seconds. */
import type { BrowserContext } from '@playwright/test'
import { signUpByApi, environmentVariable, type Account } from '../../tests/support/local-env.ts'
import { test as base } from './fixtures.ts'
import { CURRENT_TEXT } from '#domain/consent.ts'
import { logIn } from './parent.ts'

interface SignedIn {
  account: Account
  state: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** A test is that parent's where it says `test.use({ storageState: asParent })`. */
export const test = base.extend<object, { signedIn: SignedIn }>({
  signedIn: [
    async ({ browser }, use) => {
      const account = await signUpByApi()
      const context = await browser.newContext({ baseURL: environmentVariable('WORLD_APP_URL'), locale: 'tr-TR' })
      const page = await context.newPage()
      await logIn(page, account)
      // Answered once, as one parent does: each test would write it down anew, and a day has room for sixty.
      await page.evaluate(([key, choice]) => localStorage.setItem(key, choice), [
        'masal:analytics-choice',
        JSON.stringify({ granted: false, version: CURRENT_TEXT.analytics, uid: account.uid }),
      ] as const)
      const state = await context.storageState({ indexedDB: true })
      await context.close()
      await use({ account, state })
    },
    { scope: 'worker' },
  ],
})

export const asParent = ({ signedIn }: { signedIn: SignedIn }, use: (state: SignedIn['state']) => Promise<void>) =>
  use(signedIn.state)
