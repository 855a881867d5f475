/** Steps of a journey from page to page by the controls of any screen size; no step opens an address. */
import { expect, type Locator, type Page } from '@playwright/test'
import { MY_STORIES } from '#text/my-stories.ts'
import { finger } from './finger.ts'
import { advanceOpening } from './opening.ts'
import { openSideMenu, wizardOf } from './parent.ts'

export const FOREST = 'Sihirli Orman Macerası'
export const SPACE = 'Uzay Yolculuğu'
export const SEA = 'Denizaltı Krallığı'

export const expectShelf = (page: Page) => expect(page.getByRole('heading', { name: FOREST })).toBeVisible()

/** For a parent who is signed in (signed-in.ts). */
export async function openShelf(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expectShelf(page)
}

export async function openFromMenu(page: Page, room: 'Keşfet' | 'Kitaplığım'): Promise<void> {
  await openSideMenu(page)
  await page.getByRole('link', { name: room }).click()
  await expect(page).toHaveURL(room === 'Keşfet' ? /\/dashboard$/ : /\/my-stories$/)
}

/** Finds a book's two actions: always visible on the favourite; on a card only under the mouse or after a tap. */
async function actionsOf(page: Page, title: string): Promise<Locator> {
  // Match exactly, because the library, which stays until the shelf is shown, has a book of this tale too.
  const featured = page.getByRole('region', { name: title, exact: true })
  const card = page.getByRole('article', { name: title, exact: true })
  await expect(featured.or(card)).toBeVisible()
  if (await featured.isVisible()) return featured
  if (!(await isTouched(page))) {
    await card.hover()
    return card
  }
  // A tap shows or hides the actions; while the page is being laid out, it may miss the card.
  const isOpen = () => card.evaluate((element) => element.hasAttribute('data-open'))
  await expect(async () => {
    if (!(await isOpen())) await card.getByRole('heading').tap()
    expect(await isOpen()).toBe(true)
  }).toPass()
  return card
}

const isTouched = (page: Page) => page.evaluate(() => matchMedia('(hover: none)').matches)
const isUpright = (page: Page) => (page.viewportSize()?.height ?? 0) > (page.viewportSize()?.width ?? 0)

/** Opens a book from the shelf and skips its opening. */
export async function openPreview(page: Page, title: string): Promise<void> {
  await (await actionsOf(page, title)).getByRole('button', { name: 'Oku' }).click()
  await skipOpening(page, title)
}

/** Opens the menu with the rare actions on a finished book. @returns the given place */
export async function openMoreActions<Place extends Page | Locator>(place: Place): Promise<Place> {
  const more = place.locator('details').filter({ hasText: MY_STORIES.moreActs })
  await expect(more).toBeVisible()
  if (!(await more.evaluate((details: HTMLDetailsElement) => details.open))) await more.locator('summary').click()
  return place
}

/** Presses a rare action on a finished book's card. */
export async function pressMoreAction(place: Page | Locator, name: string): Promise<void> {
  await (await openMoreActions(place)).getByRole('button', { name, exact: true }).click()
}

/** Opens a book from the library and skips its opening. */
export async function openFinishedBook(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article', { name: title })
  await card.getByRole('button', { name: 'Hikayeyi Oku' }).click()
  await skipOpening(page, title)
}

/** Needs the page's installed clock: advances it instead of waiting for the opening's eight seconds. */
export async function skipOpening(page: Page, title: string): Promise<void> {
  const reader = page.getByRole('dialog', { name: title })
  await expect(reader).toBeVisible()
  await expect(reader.locator('[data-ready], output').first()).toBeAttached()
  await advanceOpening(page, reader)
  if (isUpright(page) && (await isTouched(page))) {
    await expect(reader.getByText('Lütfen Cihazınızı Yan Çevirin')).toBeVisible()
    await reader.getByText('Dik oku').click()
    await expect(reader.locator('output')).toHaveText('Kapak')
    return
  }
  if (await isTouched(page)) await reader.getByRole('button', { name: 'Hikayeyi Başlat' }).click()
  await expect(reader.locator('output')).toBeAttached()
}

/** Turns to the next spread: by finger on a phone, by key on a desktop. Does nothing on an upright phone. */
export async function turnPage(page: Page, lies: string): Promise<void> {
  const touched = await isTouched(page)
  if (isUpright(page) && touched) return
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const open = page.locator('output')
  await expect(async () => {
    // The browser consumes a swipe made while the window goes full screen, so swipe again. A book that opens at its
    // saved page may show the cover for a moment, so compare with the wanted page only.
    if ((await open.textContent()) !== lies)
      if (touched) await (await finger(page)).swipe(width * 0.58, height / 2, -150)
      else await page.keyboard.press('ArrowRight')
    await expect(open).toHaveText(lies, { timeout: 5_000 })
  }).toPass()
}

/** Turns to the end of a preview. @returns the message there */
export async function turnToPreviewLimit(page: Page): Promise<Locator> {
  const more = page.getByRole('button', { name: 'Sürprizi Bozma!' })
  if (await more.isVisible()) await more.click()
  else await page.keyboard.press('End')
  const limit = page.getByRole('alertdialog', { name: 'Sürprizi Bozma!' })
  await expect(limit).toBeVisible()
  // For a second the buttons ignore presses that were meant for the page.
  await page.clock.fastForward(1_000)
  return limit
}

/** Turns to 'Son'. @returns the buttons beside it for the next steps */
export async function turnToLastPage(page: Page): Promise<Locator> {
  await page.keyboard.press('End')
  const ways = page.getByRole('navigation', { name: 'Kitap bitti: bundan sonrası' })
  await expect(ways).toBeInViewport()
  return ways
}

export async function closeBook(page: Page): Promise<void> {
  const reader = page.getByRole('dialog')
  // Take the last button: the text view over the book has a close button of its own.
  const close = reader.getByRole('button', { name: 'Kapat' }).last()
  // The bar hides by itself while the page lies still.
  if (await isTouched(page)) await close.focus()
  else await page.mouse.move(200, 200)
  await close.click()
  await expect(reader).toHaveCount(0)
}

export async function openWizard(page: Page, title: string): Promise<void> {
  await (await actionsOf(page, title)).getByRole('button', { name: 'Hemen Dene' }).click()
  await expect(wizardOf(page).getByRole('heading', { level: 1 })).toBeVisible()
}

export async function closeWizard(page: Page): Promise<void> {
  await wizardOf(page).getByRole('button', { name: 'Kapat' }).click()
  await expect(wizardOf(page)).toHaveCount(0)
}

/** Types into the wizard, presses its button and waits for the next step, which proves that the wizard works. */
export async function enterChildName(page: Page, name: string): Promise<void> {
  const wizard = wizardOf(page)
  await wizard.getByLabel('Çocuğun adı').fill(name)
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await expect(wizard.getByRole('heading', { name: `${name} nasıl bir kahraman?` })).toBeVisible()
}

export async function chooseAgeAndGender(page: Page): Promise<void> {
  const wizard = wizardOf(page)
  await wizard.getByRole('radio', { name: '5 yaş' }).check()
  await wizard.getByRole('radio', { name: 'Kız' }).check()
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await expect(wizard.getByRole('heading', { name: 'Bir fotoğraf seçin' })).toBeVisible()
}
