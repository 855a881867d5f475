/** Runs a test in one browser after another, prints the totals and sets the exit code. */
import { parseArgs } from 'node:util'
import type { DrivenBrowser, NotInstalled } from './browser.ts'

type Closable = Pick<DrivenBrowser, 'close'>

/**
 * A browser that is not installed is skipped with a message; `--only firefox` runs one.
 * @param test fails by an error or by false
 */
export async function inEachBrowser<Browser extends Closable>(
  starts: Readonly<Record<string, () => Promise<Browser | NotInstalled>>>,
  test: (browser: Browser, name: string) => Promise<boolean>,
): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  let passed = 0
  let failed = 0
  for (const [name, start] of Object.entries(starts)) {
    if (values.only && values.only !== name) continue
    const browser = await start()
    if ('notInstalled' in browser) {
      console.log(`${name}: skipped. ${browser.notInstalled}`)
      continue
    }
    try {
      if (await test(browser, name)) passed += 1
      else failed += 1
    } catch (error) {
      failed += 1
      console.error(`${name}: failed.`, error)
    } finally {
      await browser.close()
    }
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
