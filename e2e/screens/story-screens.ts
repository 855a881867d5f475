/** Wizard and reader: dialogs over a page. */
import { expect, type Page } from '@playwright/test'
import { BEDTIME_SLEEPS_AFTER_MS } from '#features/reader/model/reader-times.ts'
import { READER } from '#text/reader.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import { pageField } from '../support/own-words.ts'
import { passTime } from '../support/pass-time.ts'
import {
  confirmCrop,
  uploadPhoto,
  photoInput,
  previewedCover,
  describeChild,
  wizardOf,
  openFirstWizard,
} from '../support/parent.ts'
import { FAVOURITE, LIMITED, openReader } from '../support/rooms.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'
import { putStories } from '../support/stories.ts'
import { refuseUnverified } from '../support/unverified.ts'
import { wordAt } from '../support/words.ts'
import { LYING, type Screen, type Stage } from './screen.ts'

async function toFirstSpread(page: Page): Promise<void> {
  await openReader(page, FAVOURITE)
  await begin(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('output')).toHaveText('Sayfa 1 ve 2, toplam 12')
}

const toWizard = async ({ page }: Pick<Stage, 'page'>) => {
  await page.goto('/dashboard')
  await openFirstWizard(page)
  await expect(wizardOf(page).getByLabel('Çocuğun adı')).toBeVisible()
}

const toPhoto = async ({ page }: Pick<Stage, 'page'>) => {
  await page.goto('/dashboard')
  await describeChild(page)
}

async function goToBed(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Müzik teması/ }).click()
  await page.getByRole('checkbox', { name: new RegExp(READER.bedtime) }).check()
}

/** On a phone the start overlay comes first. */
async function begin(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Hikayeyi Başlat' })
  if (await start.isVisible()) await start.click()
}

const toPreview = async (stage: Stage) => {
  await toPhoto(stage)
  await uploadPhoto(stage.page)
  await previewedCover(stage.page)
}

export const STORY_SCREENS: readonly Screen[] = [
  { name: 'wizard-name', open: toWizard },
  {
    name: 'wizard-name-asked',
    open: async (stage) => {
      await toWizard(stage)
      await wizardOf(stage.page).getByLabel('Çocuğun adı').fill('Max')
      await expect(wizardOf(stage.page).getByLabel('Böyle mi yazılsın?')).toBeVisible()
    },
  },
  {
    name: 'wizard-name-written',
    open: async (stage) => {
      await toWizard(stage)
      await wizardOf(stage.page).getByLabel('Çocuğun adı').fill('defne')
      await expect(wizardOf(stage.page).getByRole('button', { name: 'Defne olarak yaz' })).toBeVisible()
    },
  },
  {
    name: 'wizard-age',
    open: async (stage) => {
      await toWizard(stage)
      const wizard = wizardOf(stage.page)
      await wizard.getByLabel('Çocuğun adı').fill('Defne')
      await wizard.getByRole('button', { name: 'Devam Et' }).click()
      await wizard.getByRole('radio', { name: '5 yaş' }).check()
    },
  },
  { name: 'wizard-photo', open: toPhoto },
  {
    name: 'wizard-guide',
    open: async (stage) => {
      await toPhoto(stage)
      const guide = wizardOf(stage.page).getByText('Nasıl bir fotoğraf?')
      const example = wizardOf(stage.page).getByText('Yanlış', { exact: true })
      if (!(await example.isVisible())) await guide.click()
      await example.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'wizard-photo-refused',
    open: async (stage) => {
      await toPhoto(stage)
      await photoInput(stage.page).setInputFiles({
        name: 'tatil.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('Ben bir fotoğraf değilim.'),
      })
      await expect(stage.page.getByText(/Bu fotoğraf açılamadı/)).toBeVisible()
    },
  },
  {
    name: 'wizard-crop',
    open: async (stage) => {
      await toPhoto(stage)
      await photoInput(stage.page).setInputFiles('tests/fixtures/photos/astronaut.png')
      await expect(wizardOf(stage.page).getByLabel('Yakınlaştır')).not.toHaveValue('1', { timeout: 60_000 })
    },
  },
  {
    name: 'wizard-consent',
    open: async (stage) => {
      await toPhoto(stage)
      const wizard = wizardOf(stage.page)
      await photoInput(stage.page).setInputFiles('tests/fixtures/photos/astronaut.png')
      await expect(wizard.getByLabel('Yakınlaştır')).not.toHaveValue('1', { timeout: 60_000 })
      await wizard.getByText('Fotoğrafa ne olacak?').click()
      await wizard.getByRole('button', { name: 'Bu yüzü kullan' }).click()
      await expect(wizard.getByText(/açık rıza kutusunu işaretleyin/)).toBeVisible()
    },
  },
  {
    name: 'wizard-portrait',
    evening: 'too',
    open: async (stage) => {
      await toPreview(stage)
    },
  },
  {
    name: 'wizard-preview',
    open: async (stage) => {
      await toPreview(stage)
      const wizard = wizardOf(stage.page)
      await wizard.getByRole('button', { name: 'Kitabı aç' }).click()
      await expect(wizard.getByRole('img', { name: /Kitabın 1. ve 2. sayfasında/ })).toBeVisible()
    },
  },
  {
    name: 'wizard-mend-face',
    open: async (stage) => {
      await toPreview(stage)
      const wizard = wizardOf(stage.page)
      await wizard.getByRole('button', { name: 'Düzelt' }).click()
      await wizard.getByRole('tab', { name: 'Saç', exact: true }).click()
      await wizard.getByRole('radio', { name: 'Kıvırcık' }).check()
    },
  },
  {
    name: 'wizard-words',
    open: async (stage) => {
      await toPreview(stage)
      const wizard = wizardOf(stage.page)
      await wizard.getByRole('button', { name: OWN_WORDS.open }).click()
      const field = pageField(wizard, 0)
      await field.fill('Bir gün Defne’nin köpeği Fındık havlamış.')
      await field.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'wizard-unverified',
    open: async (stage) => {
      stage.allow(/status of 403/)
      await toPhoto(stage)
      await refuseUnverified(stage.page)
      await confirmCrop(stage.page)
      const again = wizardOf(stage.page).getByRole('button', { name: 'Bağlantıyı yeniden gönder' })
      await expect(again).toBeEnabled()
      await again.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'reader-opening',
    open: async ({ page }) => {
      await page.goto(`/dashboard?read=${FAVOURITE}`)
      await expect(page.getByText('Masal hazırlanıyor')).toBeVisible()
    },
  },
  { name: 'reader-cover', open: ({ page }) => openReader(page, FAVOURITE) },
  {
    name: 'reader-spread',
    sizes: LYING,
    open: ({ page }) => toFirstSpread(page),
  },
  {
    name: 'reader-word',
    sizes: LYING,
    open: async ({ page }) => {
      await toFirstSpread(page)
      const word = await wordAt(page.locator('[data-words]').nth(1), 2)
      await page.mouse.move(word.x, word.y)
      await page.mouse.down()
      const lit = () => page.evaluate(() => [...(CSS.highlights.get('spoken-word') ?? [])].map(String))
      await expect.poll(lit).toEqual([word.text])
    },
  },
  {
    name: 'reader-text',
    open: async ({ page, size }) => {
      await openReader(page, FAVOURITE)
      await begin(page)
      await page.getByRole('button', { name: size === 'phone' ? READER.readUpright : READER.readAsText }).click()
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('output').first()).toHaveText(READER.onePageAnnouncement(1, 12))
    },
  },
  {
    name: 'reader-text-end',
    sizes: ['phone'],
    open: async ({ page }) => {
      await openReader(page, FAVOURITE)
      await page.getByRole('button', { name: READER.readUpright }).click()
      await page.keyboard.press('End')
      await expect(page.getByRole('button', { name: 'Tekrar oku' })).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'reader-bedtime',
    open: async ({ page, size }) => {
      if (size === 'phone') {
        await openReader(page, FAVOURITE)
        await page.getByRole('button', { name: READER.readUpright }).click()
        await page.keyboard.press('ArrowRight')
        return goToBed(page)
      }
      await toFirstSpread(page)
      await goToBed(page)
    },
  },
  {
    name: 'reader-good-night',
    sizes: LYING,
    open: async ({ page }) => {
      await toFirstSpread(page)
      await goToBed(page)
      await page.keyboard.press('Escape')
      await passTime(page, BEDTIME_SLEEPS_AFTER_MS.page)
      await expect(page.getByRole('button', { name: new RegExp(READER.goodNight) })).toBeVisible()
    },
  },
  {
    name: 'reader-dedication',
    open: async ({ page, account }) => {
      const story = { ...finishedStory(account.uid), dedication: 'Canım Defne’mize, her gece yeni bir masala' }
      await putStories(account.uid, [story])
      await openReader(page, story.id, '/my-stories')
      await begin(page)
      if (await page.getByRole('alert').isVisible())
        await page.getByRole('button', { name: READER.readUpright }).click()
      else await page.keyboard.press('ArrowRight')
      await expect(page.getByText(story.dedication).last()).toBeInViewport()
    },
  },
  {
    name: 'reader-end',
    sizes: LYING,
    open: async ({ page }) => {
      await openReader(page, FAVOURITE)
      await begin(page)
      await page.keyboard.press('End')
      await expect(page.getByText('Yeni maceralarda görüşmek üzere!')).toBeVisible()
    },
  },
  {
    name: 'reader-limit',
    sizes: LYING,
    open: async ({ page }) => {
      await openReader(page, LIMITED)
      await begin(page)
      await page.keyboard.press('End')
      await expect(page.getByText('Sürprizi Bozma!')).toBeVisible()
    },
  },
]
