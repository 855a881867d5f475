/**
 * A browser's forced colours (Windows' contrast themes): chosen, pressed, done and current items stay recognisable, and
 * so do edges.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { openAccountDialog, wizardOf } from '../support/parent.ts'
import { countGrounds, hasEdges, pixelsOf, shareThatDiffers } from '../support/pixels.ts'
import {
  FAVOURITE,
  openReader,
  roomNamed,
  SIGNED_IN_ROOMS,
  goToPortrait,
  openWizardWithDraft,
} from '../support/rooms.ts'
import { asParent } from '../support/signed-in.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Removes focus and mouse pointer, so that neither a focus ring nor hover makes the difference. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

/** @param share of the element's box that must look different after `act` */
async function expectSeen(thing: Locator, act: () => Promise<void>, share = 0.05): Promise<void> {
  await leave(thing.page())
  const before = await pixelsOf(thing)
  await act()
  await leave(thing.page())
  expect.soft(shareThatDiffers(before, await pixelsOf(thing)), thing.toString()).toBeGreaterThan(share)
}

test("shows a visitor's buttons, slider and dialog in forced colours", async ({ page }) => {
  await page.goto('/')
  expect.soft(await hasEdges(page.getByRole('banner').getByRole('button', { name: 'Kayıt Ol' })), 'register').toBe(true)
  const slider = page.getByRole('slider')
  await expectSeen(slider.locator('..'), () => slider.fill('85'))
  await openAccountDialog(page, 'Giriş Yap')
  expect.soft(await hasEdges(page.getByRole('dialog')), 'account dialog').toBe(true)
})

test.describe('a parent', () => {
  test.use({ storageState: asParent })

  test('shows choices, boxes, steps and edges of the wizard in forced colours', async ({ page, account }) => {
    const wizard = wizardOf(page)
    await openWizardWithDraft(page, account, { childName: 'Defne' })
    for (const stone of ['5 yaş', 'Kız']) {
      const radio = wizard.getByRole('radio', { name: stone })
      await expectSeen(radio.locator('..'), () => radio.check(), 0.3)
    }
    const trail = wizard.getByRole('progressbar').locator('i')
    await expect(trail).toHaveCount(3)
    expect.soft(await countGrounds(trail), 'stops that are done, now and later').toBe(3)
    for (const stop of [0, 1, 2]) expect.soft(await hasEdges(trail.nth(stop)), `stop ${stop + 1}`).toBe(true)
    for (const button of ['Geri', 'Devam Et'])
      expect.soft(await hasEdges(wizard.getByRole('button', { name: button })), button).toBe(true)

    await roomNamed('wizard, crop').enter(page, account)
    const box = wizard.getByRole('checkbox', { name: /açık rıza/ })
    await expectSeen(box, () => box.check(), 0.1)
    await goToPortrait(page, account)
    const contract = wizard.getByRole('checkbox', { name: /okudum/ })
    await expectSeen(contract, () => contract.check(), 0.1)
    expect.soft(await hasEdges(wizard.getByRole('button', { name: 'Hikayeni Yarat' }))).toBe(true)
  })

  test("shows the menu's current entry and the library's cards in forced colours", async ({ page, account }) => {
    for (const { name, enter } of SIGNED_IN_ROOMS.filter((room) => ['dashboard', 'my-stories'].includes(room.name))) {
      await enter(page, account)
      const menu = page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link')
      expect.soft(await countGrounds(menu), name).toBe(2)
    }
    const dots = page.getByRole('list', { name: 'Yapım adımları' }).locator('li > [aria-hidden=true]')
    expect.soft(await countGrounds(dots), 'steps that are done, now and later').toBe(3)
    expect.soft(await hasEdges(page.getByRole('button', { name: 'Hikayeyi Oku' })), 'read').toBe(true)
  })

  test("shows the reader's switches, sliders, themes and text in forced colours", async ({ page }) => {
    await openReader(page, FAVOURITE)
    const bar = page.getByRole('toolbar')
    // The focused control keeps the bar visible.
    const held = () => page.getByRole('button', { name: 'Tam ekran' }).press('Shift')
    await held()
    expect.soft(await hasEdges(bar), 'bar').toBe(true)
    const music = bar.getByRole('button', { name: 'Müzik', exact: true })
    const whole = await pixelsOf(music)
    await music.press('Enter')
    await held()
    expect.soft(shareThatDiffers(whole, await pixelsOf(music)), 'music on and off').toBeGreaterThan(0.3)
    const volume = bar.getByRole('slider', { name: 'Müziğin sesi' })
    const low = await pixelsOf(volume)
    await volume.fill('95')
    await held()
    expect.soft(shareThatDiffers(low, await pixelsOf(volume)), 'volume').toBeGreaterThan(0.05)
    const [previous, next] = await Promise.all(
      ['Önceki sayfa', 'Sonraki sayfa'].map((name) =>
        bar.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color),
      ),
    )
    expect.soft(previous, 'what cannot be pressed').not.toBe(next)

    await bar.getByRole('button', { name: /Müzik teması/ }).press('Enter')
    const themes = bar.getByRole('radio').locator('..')
    expect.soft(await countGrounds(themes), 'themes').toBe(2)
    expect.soft(await hasEdges(bar.getByRole('group').locator('..')), 'themes').toBe(true)
  })
})
