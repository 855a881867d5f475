/**
 * The pages behind the sign-in, on a phone with a slow network: the dashboard, a growing library, and a finished book.
 */
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { startLocalEnvironment } from '#local/environment/start-environment.ts'
import { freePorts } from '#local/environment/ports.ts'
import type { Row } from '../table.ts'
import { measureBook } from './book.ts'
import { measureDashboard } from './dashboard.ts'
import { measureGrowth } from './growth.ts'

export async function measure(runs: number): Promise<Row[]> {
  const environment = await startLocalEnvironment({ ports: await freePorts(), mode: 'serve', log: console.log })
  const found = await findBrowser()
  const browser = await chromium.launch({
    ...(found && { executablePath: found.path }),
    args: [...CHROMIUM_ARGUMENTS, '--autoplay-policy=no-user-gesture-required'],
  })
  const world = { browser, addresses: environment.addresses, runs }
  try {
    return [...(await measureDashboard(world)), ...(await measureBook(world)), ...(await measureGrowth(world))]
  } finally {
    await browser.close()
    await environment.stop()
  }
}
