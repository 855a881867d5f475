/** Firefox over WebDriver BiDi, without a driver program. */
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { findCommand } from '#local/find-command.ts'
import { PREPARE, type DrivenBrowser, type NotInstalled } from './browser.ts'

const COMMANDS = ['firefox-esr', 'firefox']

export async function startFirefox(): Promise<DrivenBrowser | NotInstalled> {
  const path = findCommand(COMMANDS)
  if (!path) return { notInstalled: 'Firefox is not installed (apt-get install firefox-esr).' }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: { width: 1_280, height: 720 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'tr',
      // A silent sound device: without a device the clock of a sound would stop.
      'media.cubeb.force_mock_context': true,
    },
  })
  const [page = await browser.newPage()] = await browser.pages()
  return {
    goTo: async (url) => void (await page.goto(url)),
    evaluate: <T>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<T>,
    async find(body) {
      await page.evaluate(PREPARE)
      const element = (await page.evaluateHandle(`(() => { ${body} })()`)).asElement() as ElementHandle | null
      return (
        element && {
          press: () => element.click(),
          async fill(text) {
            await element.click({ count: 3 })
            await element.type(text)
          },
          choose: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
        }
      )
    },
    pressRight: () => page.keyboard.press('ArrowRight'),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
