/** Saving a hero for the next tale, from the end of its first book to the account page. */
import { expect } from '@playwright/test'
import { encodeFace } from '#domain/face-features.ts'
import { PATHS } from '#domain/site-paths.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { READER } from '#text/reader.ts'
import { DEFNE_ID, putBookOfHeroes, openNextTale } from '../support/kept-heroes.ts'
import { wizardOf } from '../support/parent.ts'
import { FAVOURITE, openReader, goToPortrait, openWizardWithDraft } from '../support/rooms.ts'
import { LYING, type Screen } from './screen.ts'

export const NEXT_TALE_SCREENS: readonly Screen[] = [
  {
    name: 'next-tale',
    open: async ({ page, account }) => openNextTale(page, await putBookOfHeroes(account, ['Defne', 'Ali'])),
    sample: true,
    evening: 'too',
  },
  {
    name: 'next-tale-asked',
    open: async ({ page, account }) => openNextTale(page, await putBookOfHeroes(account, ['Defne'])),
    evening: 'too',
  },
  {
    name: 'next-tale-ending',
    sizes: LYING,
    open: async ({ page, account }) => {
      await openReader(page, await putBookOfHeroes(account, []), PATHS.myStories)
      const start = page.getByRole('button', { name: READER.start })
      if (await start.isVisible()) await start.click()
      await page.keyboard.press('End')
      await expect(page.getByRole('dialog').getByRole('button', { name: READER.sameHero })).toBeInViewport()
    },
  },
  {
    name: 'next-tale-familiar',
    open: async ({ page, account }) => {
      await putBookOfHeroes(account, ['Defne', 'Ali'])
      await openWizardWithDraft(page, account, { childName: '' })
      await expect(wizardOf(page).getByRole('button', { name: KEPT_HEROES.familiarTake('Defne') })).toBeVisible()
    },
    evening: 'too',
  },
  {
    name: 'next-tale-drawn',
    open: async ({ page, account }) => {
      await putBookOfHeroes(account, ['Defne'])
      await openWizardWithDraft(page, account, {
        ...{ childName: 'Defne', childAge: 6, childGender: 'female', heroId: DEFNE_ID },
        heroFeatures: encodeFace(SAMPLE_FACES.female),
        transformId: 'sihirli-orman-macerasi_1700000000001',
        portraitUrl: `/stories/${FAVOURITE}/transformed.avif`,
      })
      await wizardOf(page).getByText(KEPT_HEROES.noPhoto).scrollIntoViewIfNeeded()
      await expect(wizardOf(page).getByText(KEPT_HEROES.keptHero('Defne'))).toBeVisible()
    },
  },
  {
    name: 'next-tale-keep',
    open: async ({ page, account }) => {
      await putBookOfHeroes(account, [])
      await goToPortrait(page, account)
      await wizardOf(page).getByText(KEPT_HEROES.keepHeading('Defne')).click()
      await wizardOf(page).getByRole('button', { name: KEPT_HEROES.keep }).scrollIntoViewIfNeeded()
    },
    evening: 'too',
  },
  {
    name: 'next-tale-account',
    open: async ({ page, account }) => {
      await putBookOfHeroes(account, ['Defne', 'Ali'])
      await page.goto(PATHS.account)
      const list = page.getByRole('list', { name: MY_ACCOUNT.heroes })
      await list.getByRole('button', { name: MY_ACCOUNT.eraseHero }).first().click()
      await page.getByRole('heading', { name: MY_ACCOUNT.heroes }).evaluate((heading) => heading.scrollIntoView())
    },
    evening: 'too',
  },
]
