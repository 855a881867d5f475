/** Tests the SDK in a browser: over a WebSocket, and over its fallback, long polling. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { startWorld } from './emulator-world.ts'
import type { World } from './emulator-world.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type DatabaseSdk = typeof import('firebase/database')

declare global {
  interface Window {
    sdk: DatabaseSdk
    database: import('firebase/database').Database
    valuesSeen: unknown[]
  }
}

let browser: Browser
beforeAll(async () => {
  const found = await findBrowser()
  if (found === null) throw new Error('No browser was found.')
  browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGUMENTS })
})
afterAll(() => browser.close())

/**
 * Opens a page with the SDK, served by a real server, because Chromium does not count an address as local if only
 * Playwright answers it.
 */
async function openPage(world: World, transport: 'WebSocket' | 'long polling'): Promise<Page> {
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    if (name === 'page.html') response.setHeader('Content-Type', 'text/html').end(pageText(world, transport))
    else if (/^firebase-(app|database)\.js$/.test(name))
      void sdkPart(name).then((text) => response.setHeader('Content-Type', 'text/javascript').end(text))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`)
  await page.waitForFunction(() => window.database !== undefined)
  return page
}

/** The SDK's own build for browsers, changed so that its parts load each other from here instead of from Google. */
async function sdkPart(name: string): Promise<string> {
  const text = await readFile(`node_modules/firebase/${name}`, 'utf8')
  return text.replace(/"https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+\//g, '"/')
}

function pageText({ emulator: { host, port, namespace } }: World, transport: string): string {
  return `<body><script type="module">
    import { initializeApp } from '/firebase-app.js'
    import * as sdk from '/firebase-database.js'
    if (${transport === 'long polling'}) sdk.forceLongPolling()
    const database = sdk.getDatabase(initializeApp({ databaseURL: 'http://${host}:${port}?ns=${namespace}' }))
    sdk.connectDatabaseEmulator(database, '${host}', ${port})
    Object.assign(window, { sdk, database })
  </script></body>`
}

describe.each(['WebSocket', 'long polling'] as const)('a browser over %s', (transport) => {
  test('writes, listens and reads in a browser', async () => {
    const world = await startWorld()
    const page = await openPage(world, transport)
    const polls: string[] = []
    page.on('request', (request) => request.url().includes('/.lp?') && polls.push(request.url()))
    // Longer than one address and one frame, and with characters beyond ASCII.
    const text = 'kırmızı 🌳 '.repeat(3_000)
    const got = await page.evaluate(async (long) => {
      const { sdk, database } = window
      window.valuesSeen = []
      sdk.onValue(sdk.ref(database, 'a/number'), (snapshot) => void window.valuesSeen.push(snapshot.val()))
      await sdk.set(sdk.ref(database, 'a'), { number: 1, long })
      return (await sdk.get(sdk.ref(database, 'a/long'))).val() as unknown
    }, text)
    expect(got === text).toBe(true)
    await world.owner('PUT', 'a/number.json', 2)
    await page.waitForFunction(() => window.valuesSeen.at(-1) === 2)
    expect(await page.evaluate(() => window.valuesSeen.filter((value) => value !== null))).toEqual([1, 2])
    expect(polls.length > 0).toBe(transport === 'long polling')
  })

  test("runs a client's onDisconnect writes when its page is closed", async () => {
    const world = await startWorld()
    const page = await openPage(world, transport)
    await page.evaluate(async () => {
      const { sdk, database } = window
      await sdk.set(sdk.ref(database, 'online'), true)
      await sdk.onDisconnect(sdk.ref(database, 'online')).remove()
    })
    const witness = await openPage(world, 'WebSocket')
    await witness.evaluate(() => {
      window.valuesSeen = []
      window.sdk.onValue(
        window.sdk.ref(window.database, 'online'),
        (snapshot) => void window.valuesSeen.push(snapshot.val()),
      )
    })
    await witness.waitForFunction(() => window.valuesSeen.at(-1) === true)
    await page.close()
    await witness.waitForFunction(() => window.valuesSeen.at(-1) === null)
  })
})
