/** The phone of a guest, who has a link but no account. */
import type { Browser, Page } from '@playwright/test'
import { deviceOf } from '../screens/screen.ts'

/** @param link of the site under test @param permissions such as `microphone` */
export async function openGuestPhone(browser: Browser, link: string, permissions: string[] = []): Promise<Page> {
  const context = await browser.newContext({
    ...deviceOf('phone-lying'),
    baseURL: new URL(link).origin,
    locale: 'tr-TR',
    serviceWorkers: 'block',
    permissions,
    // Without this, a new context would have the session of the test's parent.
    storageState: { cookies: [], origins: [] },
  })
  return context.newPage()
}
