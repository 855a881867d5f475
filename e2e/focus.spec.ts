/** The focus is never lost and never hidden: the control that the user needs next has it, and nothing covers it. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, signUpByApi, test } from './support/fixtures.ts'
import { logIn, wizardOf } from './support/parent.ts'
import { pixelsOf, shareThatDiffers } from './support/pixels.ts'
import { FAVOURITE, openReader, roomNamed, goToPortrait } from './support/rooms.ts'
import { runsAllSizes } from './screens/screen.ts'
import { asParent } from './support/signed-in.ts'
import { finishedStory, unpaidStory } from '#local/sample-book/sample-stories.ts'
import { putStories } from './support/stories.ts'

const UPRIGHT = { width: 390, height: 844 }
const LYING = { width: 844, height: 390 }
const SMALLEST = { width: 320, height: 568 }
const DESKTOP = { width: 1280, height: 720 }
const DAY_MS = 86_400_000

/** True if the whole element is in the window with nothing over it. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((seen) => {
    const { left, right, top, bottom } = seen.getBoundingClientRect()
    const inset = 2
    const corners = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const
    return corners.every(([x, y]) => {
      const hit = document.elementFromPoint(x === left ? x + inset : x - inset, y === top ? y + inset : y - inset)
      return hit !== null && (seen.contains(hit) || hit.contains(seen))
    })
  })

test.use({ storageState: asParent })

/** Presses a button while its required checkbox is empty. @returns the checkbox */
async function forget(page: Page, button: string, box: RegExp, sentence: RegExp): Promise<Locator> {
  await wizardOf(page).getByRole('button', { name: button }).click()
  const empty = wizardOf(page).getByRole('checkbox', { name: box })
  await expect(empty).toBeFocused()
  await expect(empty).toHaveAttribute('aria-invalid', 'true')
  await expect(empty).toHaveAccessibleDescription(sentence)
  expect.soft(await isInSight(empty)).toBe(true)
  expect.soft(await isInSight(wizardOf(page).getByRole('alert').filter({ hasText: sentence }))).toBe(true)
  return empty
}

for (const size of runsAllSizes ? [UPRIGHT, SMALLEST, LYING] : [SMALLEST])
  test.describe(`a missing consent at ${size.width}x${size.height} leads to the box above the bar`, () => {
    test.use({ viewport: size })

    test("focuses the photo's consent box if it is left empty", async ({ page, account }) => {
      await roomNamed('wizard, crop').enter(page, account)
      const consent = await forget(page, 'Bu yüzü kullan', /açık rıza veriyorum/, /açık rıza kutusunu işaretleyin/)
      await consent.press('Space')
      await expect(wizardOf(page).getByText(/açık rıza kutusunu işaretleyin/)).toBeHidden()
    })

    test("focuses the contract's box if it is left empty", async ({ page, account }) => {
      await goToPortrait(page, account)
      await forget(page, 'Hikayeni Yarat', /okudum, kabul ediyorum/, /Mesafeli Satış Sözleşmesi kutusunu işaretleyin/)
    })
  })

test("shows the focus ring on the photo's crop", async ({ page, account }) => {
  await roomNamed('wizard, crop').enter(page, account)
  const crop = wizardOf(page).getByRole('group', { name: 'Fotoğrafı kaydır: ok tuşları' })
  const [zoom, RING_PX] = [wizardOf(page).getByLabel('Yakınlaştır'), 8]
  await zoom.focus()
  const before = await pixelsOf(crop, RING_PX)
  await page.keyboard.press('Shift+Tab')
  await expect(crop).toBeFocused()
  // The focus ring is three pixels wide.
  expect(shareThatDiffers(before, await pixelsOf(crop, RING_PX))).toBeGreaterThan(0.02)
})

test('sets the focus when the reader opens, shows the text, and reaches the last page', async ({ page }) => {
  await openReader(page, FAVOURITE)
  const reader = page.getByRole('dialog', { name: 'Sihirli Orman Macerası' })
  await expect(reader.getByRole('heading', { name: 'Sihirli Orman Macerası' })).toBeFocused()

  const asText = reader.getByRole('button', { name: 'Metin olarak oku' })
  await asText.press('Enter')
  await expect(reader.getByRole('article').getByRole('heading', { name: 'Sihirli Orman Macerası' })).toBeFocused()
  await reader.getByRole('button', { name: 'Kitaba dön' }).press('Enter')
  await expect(asText).toBeFocused()

  const [previous, next] = [
    reader.getByRole('button', { name: 'Önceki sayfa' }),
    reader.getByRole('button', { name: 'Sonraki sayfa' }),
  ]
  const lies = (where: string) => expect(page.locator('output')).toHaveText(where)
  await expect(previous).toBeDisabled()
  await next.press('Enter')
  await lies('Sayfa 1 ve 2, toplam 12')
  await previous.press('Enter')
  await lies('Kapak')
  await expect(previous).toBeDisabled()
  await expect(previous).toBeFocused()
  await page.keyboard.press('End')
  await lies('Son')
  await page.keyboard.press('ArrowLeft')
  await lies('Sayfa 11 ve 12, toplam 12')
  await next.press('Enter')
  await lies('Son')
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  // Pressing 'next' again on the last page turns nothing and keeps the focus.
  await page.keyboard.press('Enter')
  await lies('Son')
  await expect(next).toBeFocused()
})

test('moves the focus in the library after a book is erased or a dialog is closed', async ({ page, account }) => {
  const someDay = Date.UTC(2026, 10, 14, 12)
  const titled = (title: string, age: number) => ({ title, createdAt: someDay - age * DAY_MS })
  await putStories(account.uid, [
    unpaidStory(account.uid, titled('Birinci', 0)),
    finishedStory(account.uid, titled('İkinci', 1)),
    unpaidStory(account.uid, titled('Üçüncü', 2)),
  ])
  await page.goto('/my-stories')
  const cardOf = (title: string) => page.getByRole('article', { name: title })
  const ask = (title: string) => cardOf(title).getByRole('button', { name: 'Sil', exact: true }).press('Enter')

  await ask('Birinci')
  await cardOf('Birinci').getByRole('button', { name: 'Vazgeç' }).press('Enter')
  await expect(cardOf('Birinci').getByRole('button', { name: 'Sil', exact: true })).toBeFocused()

  await ask('Birinci')
  await cardOf('Birinci').getByRole('button', { name: 'Evet, sil' }).press('Enter')
  await expect(cardOf('Birinci')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'İkinci' })).toBeFocused()

  await ask('Üçüncü')
  await cardOf('Üçüncü').getByRole('button', { name: 'Evet, sil' }).press('Enter')
  await expect(cardOf('Üçüncü')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Kitaplığım', level: 1 })).toBeFocused()
})

/** Asks again, as when a saved choice expires while the page is open. */
const askAgain = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('masal:analytics-choice')
    window.dispatchEvent(new StorageEvent('storage'))
  })

test('asks about analytics without covering the focused control, even in a low window', async ({ page }) => {
  await page.goto('/dashboard')
  const tryNow = page.getByRole('article', { name: 'Denizaltı Krallığı' }).getByRole('button', { name: 'Hemen Dene' })
  await tryNow.focus()
  // Wait for late pictures and fonts, because they change the layout, and then the browser decides the scroll position.
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => void (await document.fonts.ready))
  // Scroll the button to the foot of the window, where the question appears.
  await tryNow.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await askAgain(page)
  const question = page.getByRole('region', { name: 'Ziyaretleri sayabilir miyiz?' })
  await expect(question).toBeVisible()
  await expect.poll(() => isInSight(tryNow), 'as it comes').toBe(true)
  for (const size of [DESKTOP, UPRIGHT, LYING, { width: 320, height: 256 }]) {
    await page.setViewportSize(size)
    // After a resize the browser decides the scroll position, so scroll again: the question must not cover a control in
    // view.
    await tryNow.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await expect.poll(() => isInSight(tryNow), `${size.width}x${size.height}`).toBe(true)
    await expect(tryNow).toBeFocused()
    for (const answer of await question.getByRole('button').all()) await expect(answer).toBeInViewport({ ratio: 1 })
  }
})

test.describe('a parent who signs in', () => {
  test.use({ storageState: { cookies: [], origins: [] }, contextOptions: {} })

  test('hides the confetti from screen readers, and removes it afterwards', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLCanvasElement) seen.push(node.getAttribute('aria-hidden') ?? 'read out')
      }).observe(document, { childList: true, subtree: true })
    })
    await logIn(page, await signUpByApi())
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['true'])
    const { violations } = await new AxeBuilder({ page }).withRules(['region']).analyze()
    expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
    await expect(page.locator('body > canvas')).toHaveCount(0)
  })
})
