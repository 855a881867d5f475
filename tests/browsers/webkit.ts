/** WebKitGTK, Safari's engine on Linux, over Debian's WebDriver, on a virtual screen. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { findCommand } from '#local/find-command.ts'
import { startChild, type Child } from '#local/environment/children.ts'
import { freePorts } from '#local/environment/ports.ts'
import { untilReady } from '#local/environment/readiness.ts'
import { PREPARE, type DrivenBrowser, type NotInstalled } from './browser.ts'

const LIBRARIES = '/usr/lib'
const SCREEN = '1280x900x24'
const READY_MS = 30_000
const SCRIPT_MS = 60_000
/** A silent sound device: without a device the clock of a sound would stop. */
const SILENT_DEVICE = 'pcm.!default { type null }\nctl.!default { type null }\n'

export async function startWebKit(): Promise<DrivenBrowser | NotInstalled> {
  const binary = miniBrowser()
  if (!binary || !findCommand(['WebKitWebDriver']) || !findCommand(['Xvfb']))
    return { notInstalled: 'WebKitGTK is not installed (apt-get install webkit2gtk-driver xvfb).' }
  const home = mkdtempSync(join(tmpdir(), 'masal-webkit-'))
  writeFileSync(join(home, 'asound.conf'), SILENT_DEVICE)
  const children: Child[] = []
  const start = (name: string, command: string[], env: Record<string, string>, onLine?: (line: string) => void) => {
    const child = startChild({ name, command, env, logFolder: home, ...(onLine && { onLine }) })
    children.push(child)
    return child
  }
  const stop = async () => {
    for (const child of children.toReversed()) await child.stop()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const display = await new Promise<string>((resolve, reject) => {
      const screen = ['Xvfb', '-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp']
      const child = start('screen', screen, {}, resolve)
      void child.ended.then(() => reject(new Error(`There is no screen:\n${child.lastLines()}`)))
    })
    const { app: port } = await freePorts()
    const server = `http://127.0.0.1:${port}`
    const driverProgram = start('driver', ['WebKitWebDriver', `--port=${port}`], {
      DISPLAY: `:${display}`,
      HOME: home,
      ALSA_CONFIG_PATH: join(home, 'asound.conf'),
      // A container cannot create the namespaces of the sandbox; the test opens no foreign page.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    await untilReady(driverProgram, `${server}/status`, { timeoutMs: READY_MS })
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build()
    await driver.manage().setTimeouts({ script: SCRIPT_MS })
    return {
      goTo: (url) => driver.get(url),
      evaluate: <T>(body: string) => driver.executeScript<T>(body),
      async find(body) {
        await driver.executeScript(PREPARE)
        const element = await driver.executeScript<WebElement | null>(body)
        return (
          element && {
            async press() {
              // WebKit's driver scrolls the page, but no dialog.
              await driver.executeScript("arguments[0].scrollIntoView({ block: 'nearest' })", element)
              await element.click()
            },
            async fill(text) {
              await element.clear()
              await element.sendKeys(text)
            },
            choose: (file) => element.sendKeys(file),
          }
        )
      },
      pressRight: () => driver.actions().sendKeys(Key.ARROW_RIGHT).perform(),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** It is in the library's folder, in a subfolder for the machine's architecture. */
function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined
  return readdirSync(LIBRARIES)
    .flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(LIBRARIES, machine, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file))
}
