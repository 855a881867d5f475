/** A parent buys and reads a book with the keyboard alone, and finds every control by its role and name. */
import type { Locator } from '@playwright/test'
import {
  BOOK_TEST_MS,
  BOOK_TITLE,
  CHILD,
  pay,
  payButton,
  PHOTO,
  waitForPortrait,
  waitForBook,
  wizardOf,
} from './support/parent.ts'
import { expect, test } from './support/fixtures.ts'
import { openShelf, skipOpening } from './support/journey.ts'
import { asParent } from './support/signed-in.ts'

test.describe.configure({ timeout: BOOK_TEST_MS })

test.use({ storageState: asParent })

const MOST_PRESSES = 120

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the control has the focus. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  await expect(target).toBeAttached()
  await expect(target).toBeEnabled()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}

/** Tab moves the focus into a group of radio buttons, the arrow keys move it inside. */
async function choose(group: Locator, name: string): Promise<void> {
  const wanted = group.getByRole('radio', { name })
  const { keyboard } = group.page()
  await tabTo(group.getByRole('radio').first())
  for (let presses = 0; presses < MOST_PRESSES && !(await hasFocus(wanted)); presses++)
    await keyboard.press('ArrowRight')
  await keyboard.press('Space')
  await expect(wanted).toBeChecked()
}

/** If the focus were lost, a screen reader would start again at the top of the page. */
const expectFocusWithin = async (place: Locator) =>
  expect(await place.evaluate((element) => element.contains(document.activeElement))).toBe(true)

test('buys a book and reads its page 2 with the keyboard alone', async ({ page }) => {
  await openShelf(page)
  const wizard = wizardOf(page)
  const onwards = wizard.getByRole('button', { name: 'Devam Et' })

  await test.step('describes the hero', async () => {
    await press(page.getByRole('button', { name: /Hemen Dene/ }).first())
    await type(wizard.getByRole('textbox', { name: 'Çocuğun adı' }), CHILD.name)
    await press(onwards)
    await expectFocusWithin(wizard)
    await choose(wizard.getByRole('group', { name: 'Yaşı' }), `${CHILD.age} yaş`)
    await choose(wizard.getByRole('group', { name: 'Kız mı, erkek mi?' }), CHILD.gender)
    await press(onwards)
    await expectFocusWithin(wizard)
  })

  await test.step('chooses a photo and gives the consent', async () => {
    const chooser = page.waitForEvent('filechooser')
    await press(wizard.locator('input[type=file]'))
    await (await chooser).setFiles(PHOTO)
    await expect(wizard.getByLabel('Yakınlaştır')).not.toHaveValue('1', { timeout: 60_000 })
    await expectFocusWithin(wizard)
    await press(wizard.getByRole('checkbox', { name: /açık rıza veriyorum/ }), 'Space')
    await press(wizard.getByRole('button', { name: 'Bu yüzü kullan' }))
    await waitForPortrait(page)
    await expectFocusWithin(wizard)
  })

  await test.step('turns the preview, accepts the contract and orders', async () => {
    await press(wizard.getByRole('button', { name: 'Kitabı aç' }))
    await expect(wizard.getByRole('img', { name: `Kitabın 1. ve 2. sayfasında ${CHILD.name}` })).toBeVisible()
    await type(wizard.getByRole('textbox', { name: 'İthaf (isteğe bağlı)' }), 'Sana')
    await press(wizard.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }), 'Space')
    await press(wizard.getByRole('button', { name: 'Hikayeni Yarat' }))
  })

  await test.step('pays', () => pay(page, () => press(payButton(page))))

  await test.step('opens the book', async () => {
    await waitForBook(page)
    await page.clock.install({ time: new Date() })
    await press(page.getByRole('button', { name: 'Hikayeyi Oku' }))
    const reader = page.getByRole('dialog', { name: BOOK_TITLE })
    await expectFocusWithin(reader)
    await skipOpening(page, BOOK_TITLE)
    await page.keyboard.press('ArrowRight')
    await expect(reader.getByText(/Orman üç gecedir uyuyamıyor/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(reader).toBeHidden()
    await expect(page.getByRole('button', { name: 'Hikayeyi Oku' })).toBeFocused()
  })
})
