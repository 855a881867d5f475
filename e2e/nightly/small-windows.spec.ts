/**
 * The smallest phone, 400 % zoom (1280x1024 becomes 320x256), and letters of 200 %: nothing overflows the window, every
 * control can be reached.
 */
import { devices, type Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { FAVOURITE, openReader, PUBLIC_ROOMS, ROOMS_OF_A_PARENT, type Room } from '../support/rooms.ts'
import { asParent } from '../support/signed-in.ts'
import { controlsOutOfReach, sidewaysFaults } from '../support/within-reach.ts'

const SMALLEST_PHONE = { width: 320, height: 568 }
const LYING = { width: 568, height: 320 }
const ZOOMED = { width: 320, height: 256 }
const SIZES = [SMALLEST_PHONE, ZOOMED]

/** The layout settles a moment after a resize, because controls move from the bar into a sheet. */
const settled = expect.configure({ soft: true, timeout: 10_000 })
const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

test.use({ viewport: SMALLEST_PHONE })

async function expectWithinReach(page: Page, { name, over }: Room): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const where = `${name} at ${size.width}x${size.height}`
    await settled
      .poll(async () => [...(await sidewaysFaults(page)), ...(await controlsOutOfReach(page, over))], where)
      .toEqual([])
  }
}

async function withLargeLetters(page: Page, look: () => Promise<void>, size = DESKTOP): Promise<void> {
  await page.setViewportSize(size)
  const style = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await look()
  await style.evaluate((element) => element.parentNode?.removeChild(element))
}

/** On a desktop nothing overflows the window; on a phone every control can be reached as well. */
async function expectRoomForLargeLetters(page: Page, { name, over }: Room): Promise<void> {
  const wide = () => sidewaysFaults(page)
  await withLargeLetters(page, () => settled.poll(wide, `${name} with large letters`).toEqual([]))
  const look = () =>
    settled
      .poll(
        async () => [...(await wide()), ...(await controlsOutOfReach(page, over))],
        `${name} with large letters on a phone`,
      )
      .toEqual([])
  await withLargeLetters(page, look, PHONE)
}

for (const room of PUBLIC_ROOMS)
  test(`a visitor reaches every control of '${room.name}' in small windows`, async ({ page, account }) => {
    await page.setViewportSize(SMALLEST_PHONE)
    await room.enter(page, account)
    await expectWithinReach(page, room)
    await expectRoomForLargeLetters(page, room)
  })

test.describe('signed in', () => {
  test.use({ storageState: asParent })

  for (const [who, rooms] of ROOMS_OF_A_PARENT)
    for (const room of rooms)
      test(`${who} reaches every control of '${room.name}' in small windows`, async ({ page, account }) => {
        await room.enter(page, account)
        await expectWithinReach(page, room)
        await expectRoomForLargeLetters(page, room)
      })

  test('makes the side menu as wide as its words, with letters of 200 % too', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByText('Yakında')).toBeAttached()
    await withLargeLetters(page, async () => {
      for (const width of [DESKTOP.width, 1000]) {
        await page.setViewportSize({ ...DESKTOP, width })
        expect(await page.getByRole('complementary').evaluate(cutWords), `${width} px wide`).toEqual([])
      }
    })
  })

  test.describe('on a phone', () => {
    test.use({ userAgent: devices['Pixel 7'].userAgent, isMobile: true, hasTouch: true })

    test('asks to rotate the smallest phone, and offers the start in landscape', async ({ page }) => {
      await openReader(page, FAVOURITE)
      const prompt = page.getByRole('alert').getByRole('button', { name: 'Dik oku' })
      const start = page.getByRole('button', { name: 'Hikayeyi Başlat' })
      for (const [size, offered] of [
        [SMALLEST_PHONE, prompt],
        [LYING, start],
      ] as const) {
        await page.setViewportSize(size)
        await expect(offered).toBeVisible()
        expect
          .soft([...(await sidewaysFaults(page)), ...(await controlsOutOfReach(page))], `${size.width}x${size.height}`)
          .toEqual([])
      }
    })
  })
})

/** Runs in the page. @returns the texts that are not wholly within this element's width */
function cutWords(menu: HTMLElement): string[] {
  const { left, right } = menu.getBoundingClientRect()
  const texts = document.createTreeWalker(menu, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.left < left || box.right > right)
      cut.push(
        `${text.textContent}: ${Math.round(box.left)}–${Math.round(box.right)} of ${Math.round(left)}–${Math.round(right)}`,
      )
  }
  return cut
}
