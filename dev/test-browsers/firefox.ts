/** Firefox by WebDriver BiDi, which it speaks without a program in between. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { PREPARE, type DrivenBrowser, type NotInstalled } from './browser.ts'

const COMMANDS = ['firefox-esr', 'firefox']

export async function startFirefox(): Promise<DrivenBrowser | NotInstalled> {
  const path = COMMANDS.flatMap((command) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command)),
  ).find((file) => existsSync(file))
  if (!path) return { notInstalled: 'Firefox is not installed (apt-get install firefox-esr).' }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: { width: 1_280, height: 720 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'tr',
      // Sound that goes nowhere: without a device the clock of a sound would stand still.
      'media.cubeb.force_mock_context': true,
    },
  })
  const [page = await browser.newPage()] = await browser.pages()
  const find = async (body: string): Promise<ElementHandle | null> => {
    await page.evaluate(PREPARE)
    return (await page.evaluateHandle(`(() => { ${body} })()`)).asElement() as ElementHandle | null
  }
  return {
    goTo: async (url) => void (await page.goto(url)),
    evaluate: <T>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<T>,
    isThere: async (body) => (await find(body)) !== null,
    async press(body) {
      const element = await find(body)
      await element?.click()
      return element !== null
    },
    async fill(body, text) {
      const element = await find(body)
      await element?.click({ count: 3 })
      await element?.type(text)
      return element !== null
    },
    async choose(body, file) {
      const element = (await find(body)) as ElementHandle<HTMLInputElement> | null
      await element?.uploadFile(file)
      return element !== null
    },
    pressRight: () => page.keyboard.press('ArrowRight'),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
