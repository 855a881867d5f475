/** Gifts: buying them, finding them again, on paper, and redeeming a code. */
import { expect } from '@playwright/test'
import { giftPath } from '#domain/gift.ts'
import { PARAMETERS, PATHS } from '#domain/site-paths.ts'
import { GIFT } from '#text/gift.ts'
import { familyDraft } from '../support/family-draft.ts'
import { GIFT_CODE, putGift, putGifts, openGifts } from '../support/gifts.ts'
import { FAVOURITE, openWizardWithDraft } from '../support/rooms.ts'
import type { Screen } from './screen.ts'

export const GIFT_SCREENS: readonly Screen[] = [
  {
    name: 'gifts-new',
    open: async ({ page }) => {
      await openGifts(page)
      await page.getByRole('radio', { name: GIFT.byMail }).check()
      await expect(page.getByLabel(GIFT.sendOn)).toBeVisible()
    },
    evening: 'too',
  },
  {
    name: 'gifts',
    open: async ({ page, account }) => {
      await putGifts(account)
      await openGifts(page)
      await expect(page.getByLabel(GIFT.link)).toBeVisible()
      await page.getByRole('heading', { name: GIFT.listTitle }).scrollIntoViewIfNeeded()
    },
    sample: true,
    evening: 'too',
  },
  {
    name: 'gifts-none',
    open: async ({ page }) => {
      await openGifts(page)
      await page.getByText(GIFT.none).scrollIntoViewIfNeeded()
    },
    evening: 'too',
  },
  {
    name: 'gift-card',
    open: async ({ page, account }) => {
      const id = await putGift(account)
      await page.goto(`${PATHS.gifts}?${PARAMETERS.giftCard}=${id}`)
      await expect(page.getByRole('article', { name: GIFT.cardTitle })).toBeVisible()
    },
    evening: 'too',
  },
  {
    name: 'gift-opened',
    open: async ({ page, account }) => {
      await putGift(account)
      await page.goto(giftPath(GIFT_CODE))
      await expect(page.getByRole('button', { name: GIFT.begin })).toBeInViewport()
    },
    evening: 'too',
  },
  {
    name: 'gift-code',
    open: async ({ page }) => {
      await page.goto(PATHS.gift)
      await expect(page.getByLabel(GIFT.askCode)).toBeVisible()
    },
  },
  {
    name: 'wizard-gift',
    open: async ({ page, account }) => {
      await page.addInitScript((code) => localStorage.setItem('gift_code', code), GIFT_CODE)
      await openWizardWithDraft(page, account, familyDraft(FAVOURITE, [true, true, true]))
      await page.getByText(GIFT.boxRemove).scrollIntoViewIfNeeded()
      await expect(page.getByText(GIFT.free, { exact: true })).toBeVisible()
    },
    evening: 'too',
  },
]
