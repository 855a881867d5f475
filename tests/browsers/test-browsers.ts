/**
 * `npm run nightly -- browsers`: a parent's whole scenario in Firefox and in Safari's engine, with the whole local
 * environment. A browser that is not installed is skipped with a message; `--only firefox` runs one.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startLocalEnvironment } from '#local/environment/start-environment.ts'
import { freePorts } from '#local/environment/ports.ts'
import { projectFolder } from '#local/environment/project-folder.ts'
import type { DrivenBrowser, NotInstalled } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { walk } from './walk.ts'
import { startWebKit } from './webkit.ts'

const BROWSERS: Readonly<Record<string, () => Promise<DrivenBrowser | NotInstalled>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
}
const PICTURES = join(projectFolder, 'test-results', 'browsers')

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const environment = await startLocalEnvironment({ ports: await freePorts(), mode: 'serve', log: console.log })
let passed = 0
let failed = 0
try {
  for (const [name, start] of Object.entries(BROWSERS)) {
    if (values.only && values.only !== name) continue
    const browser = await start()
    if ('notInstalled' in browser) {
      console.log(`${name}: skipped. ${browser.notInstalled}`)
      continue
    }
    try {
      await walk(browser, environment.addresses.app, (step) => console.log(`${name}: ${step} …`))
      console.log(`${name}: passed`)
      passed += 1
    } catch (error) {
      failed += 1
      console.error(`${name}: failed.`, error)
      mkdirSync(PICTURES, { recursive: true })
      writeFileSync(join(PICTURES, `${name}.png`), await browser.screenshot())
      console.error(`What was on the screen: test-results/browsers/${name}.png`)
    } finally {
      await browser.close()
    }
  }
} finally {
  await environment.stop()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
