/** The SDK as a browser runs it: over a WebSocket, and over long polling, which it falls back to where it cannot have one. */
import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { findBrowser } from '#dev/browser.ts'
import { startWorld } from './emulator-world.ts'
import type { World } from './emulator-world.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type DatabaseSdk = typeof import('firebase/database')

declare global {
  interface Window {
    sdk: DatabaseSdk
    database: import('firebase/database').Database
    seen: unknown[]
  }
}

let browser: Browser
beforeAll(async () => {
  const found = await findBrowser()
  if (found === null) throw new Error('No browser was found.')
  browser = await chromium.launch({ executablePath: found.path, args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'] })
})
afterAll(() => browser.close())

/** A page of the emulator's own origin with the SDK in it, whose parts come from the package. */
async function openPage(world: World, transport: 'WebSocket' | 'long polling'): Promise<Page> {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.route('https://www.gstatic.com/firebasejs/*/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    await route.fulfill({ contentType: 'text/javascript', body: await readFile(`node_modules/firebase/${name}`, 'utf8') })
  })
  await page.route('**/page.html', (route) => route.fulfill({ contentType: 'text/html', body: '<body></body>' }))
  await page.goto(`${world.emulator.url}/page.html`)
  const { host, port, namespace } = world.emulator
  await page.evaluate(
    async ({ version, host, port, namespace, isPolling }) => {
      const from = (name: string) => import(`https://www.gstatic.com/firebasejs/${version}/firebase-${name}.js`)
      const { initializeApp } = (await from('app')) as typeof import('firebase/app')
      window.sdk = (await from('database')) as DatabaseSdk
      if (isPolling) window.sdk.forceLongPolling()
      window.database = window.sdk.getDatabase(initializeApp({ databaseURL: `http://${host}:${port}?ns=${namespace}` }))
      window.sdk.connectDatabaseEmulator(window.database, host, port)
    },
    { version: await versionOfSdk(), host, port, namespace, isPolling: transport === 'long polling' },
  )
  return page
}

async function versionOfSdk(): Promise<string> {
  const { version } = JSON.parse(await readFile('node_modules/firebase/package.json', 'utf8')) as { version: string }
  return version
}

describe.each(['WebSocket', 'long polling'] as const)('a browser over %s', (transport) => {
  test('writes, listens and reads', async () => {
    const world = await startWorld()
    const page = await openPage(world, transport)
    const polls: string[] = []
    page.on('request', (request) => request.url().includes('/.lp?') && polls.push(request.url()))
    // Longer than one address and one frame, and not only of ASCII.
    const text = 'kırmızı 🌳 '.repeat(3_000)
    const got = await page.evaluate(async (long) => {
      const { sdk, database } = window
      window.seen = []
      sdk.onValue(sdk.ref(database, 'a/number'), (snapshot) => void window.seen.push(snapshot.val()))
      await sdk.set(sdk.ref(database, 'a'), { number: 1, long })
      return (await sdk.get(sdk.ref(database, 'a/long'))).val() as unknown
    }, text)
    expect(got === text).toBe(true)
    await world.owner('PUT', 'a/number.json', 2)
    await page.waitForFunction(() => window.seen.at(-1) === 2)
    expect(await page.evaluate(() => window.seen.filter((value) => value !== null))).toEqual([1, 2])
    expect(polls.length > 0).toBe(transport === 'long polling')
  })

  test('has what it wished for done when its page is closed', async () => {
    const world = await startWorld()
    const page = await openPage(world, transport)
    await page.evaluate(async () => {
      const { sdk, database } = window
      await sdk.set(sdk.ref(database, 'online'), true)
      await sdk.onDisconnect(sdk.ref(database, 'online')).remove()
    })
    const witness = await openPage(world, 'WebSocket')
    await witness.evaluate(() => {
      window.seen = []
      window.sdk.onValue(window.sdk.ref(window.database, 'online'), (snapshot) => void window.seen.push(snapshot.val()))
    })
    await witness.waitForFunction(() => window.seen.at(-1) === true)
    await page.close({ runBeforeUnload: true })
    await witness.waitForFunction(() => window.seen.at(-1) === null)
  })
})
