/**
 * `npm run nightly -- browsers`: a parent's whole scenario in Firefox and in Safari's engine, with the whole local
 * environment.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startLocalEnvironment } from '#local/environment/start-environment.ts'
import { freePorts } from '#local/environment/ports.ts'
import { projectFolder } from '#local/environment/project-folder.ts'
import { inEachBrowser } from './each-browser.ts'
import { startFirefox } from './firefox.ts'
import { walk } from './walk.ts'
import { startWebKit } from './webkit.ts'

const PICTURES = join(projectFolder, 'test-results', 'browsers')

const environment = await startLocalEnvironment({ ports: await freePorts(), mode: 'serve', log: console.log })
try {
  await inEachBrowser({ firefox: startFirefox, webkit: startWebKit }, async (browser, name) => {
    try {
      await walk(browser, environment.addresses.app, (step) => console.log(`${name}: ${step} …`))
      console.log(`${name}: passed`)
      return true
    } catch (error) {
      mkdirSync(PICTURES, { recursive: true })
      writeFileSync(join(PICTURES, `${name}.png`), await browser.screenshot())
      console.error(`What was on the screen: test-results/browsers/${name}.png`)
      throw error
    }
  })
} finally {
  await environment.stop()
}
