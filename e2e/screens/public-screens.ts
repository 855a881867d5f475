/** Screens of a visitor. */
import { expect, type Page } from '@playwright/test'
import { builtPart } from '../support/built-parts.ts'
import { openAccountDialog, openPublicPage } from '../support/parent.ts'
import type { Screen } from './screen.ts'

const goTo =
  (path: string) =>
  async ({ page }: { page: Page }) => {
    await openPublicPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

/** Scrolls to a part of the landing page. */
const landingPart =
  (heading: string) =>
  async ({ page }: { page: Page }) => {
    await page.goto('/')
    await page
      .getByRole('heading', { name: heading })
      .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.mouse.wheel(0, -90)
  }

const openLogin: Screen['open'] = async ({ page }) => {
  await page.goto('/')
  await openAccountDialog(page, 'Giriş Yap')
}

async function submitLogin(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('E-posta').fill('ebeveyn@example.com')
  await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre')
  await page.getByRole('dialog').getByRole('button', { name: 'Giriş Yap', exact: true }).click()
}

export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'landing', open: goTo('/'), sample: true, evening: 'too' },
  { name: 'landing-scenes', open: landingPart('Aynı çocuk, bambaşka sahneler') },
  {
    name: 'landing-before-after',
    open: async ({ page }) => {
      await page.goto('/')
      // On a phone the slider stands above its heading.
      await page
        .getByRole('slider')
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.mouse.wheel(0, -40)
    },
  },
  { name: 'landing-features', open: landingPart('Bu kitapta neler var?') },
  { name: 'landing-books', open: landingPart('Önce görün: kapaktaki sizin çocuğunuz') },
  { name: 'landing-readings', open: landingPart('Aynı sayfa, üç yaş, üç anlatım') },
  { name: 'landing-offer', open: landingPart('Bir kitap, bir fiyat') },
  { name: 'landing-questions', open: landingPart('Anne babaların merak ettikleri') },
  {
    name: 'landing-footer',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'landing-menu',
    sizes: ['phone'],
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menüyü aç' }).click()
    },
  },
  {
    name: 'consent-banner',
    unasked: true,
    open: async ({ page }) => {
      await openPublicPage(page, '/')
      await expect(page.getByRole('region', { name: 'Ziyaretleri sayabilir miyiz?' })).toBeVisible()
    },
  },
  { name: 'account-login', open: openLogin, evening: 'too' },
  {
    name: 'account-register',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Ücretsiz Keşfet' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'account-forgot',
    open: async (stage) => {
      await openLogin(stage)
      await stage.page.getByRole('button', { name: 'Şifremi unuttum' }).click()
    },
  },
  {
    name: 'account-working',
    open: async (stage) => {
      await stage.page.route(/accounts:signInWithPassword/, () => undefined)
      await openLogin(stage)
      await submitLogin(stage.page)
      await expect(stage.page.getByRole('button', { name: 'Yükleniyor...' })).toBeVisible()
    },
  },
  {
    name: 'account-wrong-password',
    open: async (stage) => {
      stage.allow(/accounts:signInWithPassword/)
      await openLogin(stage)
      await submitLogin(stage.page)
      await expect(stage.page.getByText(/E-posta ya da şifre yanlış/)).toBeVisible()
    },
  },
  { name: 'about', open: goTo('/about') },
  { name: 'privacy', open: goTo('/privacy') },
  { name: 'terms', open: goTo('/terms') },
  { name: 'refund', open: goTo('/refund') },
  { name: 'cookies', open: goTo('/cookies') },
  { name: 'consent', open: goTo('/consent') },
  { name: 'not-found', open: goTo('/boyle-bir-sayfa-yok') },
  {
    name: 'error',
    open: async ({ page, allow }) => {
      // React draws the error where the built page was (#418).
      allow(/Failed to fetch dynamically|Failed to load resource|ERR_FAILED|react: recovered.*#418/)
      await page.route(builtPart('src/features/about/about-page.tsx').script, (route) => route.abort())
      await page.goto('/about')
      // A missing part reloads the page once; then the built page stays until the next input.
      await expect(async () => {
        await page.keyboard.press('Shift')
        await expect(page.getByRole('heading', { name: 'Sayfa açılamadı' })).toBeVisible({ timeout: 2_000 })
      }).toPass()
    },
  },
  {
    name: 'missing-configuration',
    open: async ({ page, allow }) => {
      allow(/Missing configuration/)
      // The same as a build without these two variables.
      await page.route(/\/assets\/.*\.js/, async (route) => {
        const response = await route.fetch()
        const script = (await response.text()).replace(
          /(VITE_FIREBASE_API_KEY|VITE_FIREBASE_APP_ID):(`|").*?\2/g,
          '$1:$2$2',
        )
        await route.fulfill({ response, body: script })
      })
      await openPublicPage(page, '/about')
      await expect(page.getByText('VITE_FIREBASE_API_KEY')).toBeVisible()
    },
  },
]
