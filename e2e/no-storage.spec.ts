/** A browser that stores nothing for this site, by its owner's setting: everything works until the tab is closed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, launchPath } from '#local/browser.ts'
import { FOREST, openPreview } from './support/journey.ts'
import { expect, test as base } from './support/fixtures.ts'
import {
  BOOK_TEST_MS,
  uploadPhoto,
  orderBook,
  payButton,
  register,
  describeChild,
  wizardOf,
  openFirstWizard,
} from './support/parent.ts'

/** Chromium's own setting 'block all site data', which only a profile on disk can have. */
const BLOCK = 2

const test = base.extend<{ blocked: Page }>({
  measuring: null,
  blocked: async ({ baseURL }, use) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'no-storage-'))
    mkdirSync(path.join(profile, 'Default'))
    writeFileSync(
      path.join(profile, 'Default', 'Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: BLOCK } } }),
    )
    const context = await chromium.launchPersistentContext(profile, {
      ...launchPath(),
      args: CHROMIUM_ARGUMENTS,
      locale: 'tr-TR',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 720 },
      ...(baseURL && { baseURL }),
    })
    const page = context.pages()[0] ?? (await context.newPage())
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await use(page)
    await context.close()
    rmSync(profile, { recursive: true })
    expect(complaints).toEqual([])
  },
})

test.describe.configure({ timeout: BOOK_TEST_MS })

test(
  'registers, reads and orders in a browser without storage; reports the block once',
  { tag: '@full-browser' },
  async ({ blocked: page }) => {
    await page.goto('/')
    const isBlocked = () =>
      page.evaluate(() => {
        try {
          return !window.localStorage
        } catch (error) {
          return error instanceof DOMException && error.name === 'SecurityError'
        }
      })
    expect(await isBlocked()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu masalın kahramanı sizin çocuğunuz.')
    await register(page)
    const said = page.getByText(/Tarayıcınız bu site için veri saklamıyor/)
    await expect(said).toBeVisible()

    await page.clock.install({ time: new Date() })
    await openPreview(page, FOREST)
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('output')).toHaveText('Sayfa 1 ve 2, toplam 12')
    await page.getByRole('button', { name: 'Kapat' }).click()
    await expect(said).toBeHidden()

    await describeChild(page)
    await uploadPhoto(page)
    await page.keyboard.press('Escape')
    await expect(wizardOf(page)).toHaveCount(0)
    // The page has the portrait in memory, so the wizard shows it when it opens again.
    await openFirstWizard(page)
    await expect(wizardOf(page).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible()
    await orderBook(page)
    await expect(payButton(page)).toBeVisible()
  },
)
