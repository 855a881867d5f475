/** Chromium, for a check that compares all browsers. */
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, installedBrowser } from '#local/browser.ts'
import type { DrivenBrowser, NotInstalled } from './browser.ts'

export async function startChromium(): Promise<Pick<DrivenBrowser, 'goTo' | 'evaluate' | 'close'> | NotInstalled> {
  const found = installedBrowser()
  if (!found) return { notInstalled: 'Chromium is not installed (apt-get install chromium).' }
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGUMENTS })
  const page = await browser.newPage()
  return {
    goTo: async (url) => void (await page.goto(url)),
    evaluate: <T>(body: string) => page.evaluate<T>(`(() => { ${body} })()`),
    close: () => browser.close(),
  }
}
