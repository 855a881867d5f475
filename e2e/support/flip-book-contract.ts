/** The contract of `FlipBook` in a real browser. reader-book.spec.ts holds our book to it, nightly/page-flip.spec.ts react-pageflip as well. */
import type { CDPSession, Page } from '@playwright/test'
import { servePage, type ServedPage } from '#local/sample-book/serve-page.ts'
import type {} from '../pages/flip-book/main.tsx'
import { finger } from './finger.ts'
import { expect, test } from './fixtures.ts'

interface Table {
  page: Page
  open: (parameters?: string) => Promise<void>
}
type Check = (table: Table) => Promise<void>

const index = (page: Page) => page.evaluate(() => window.fixture.book?.getCurrentPageIndex())
export const state = (page: Page) => page.evaluate(() => window.fixture.book?.getState())
const flips = (page: Page) =>
  page.evaluate(() => window.fixture.events.flatMap(([what, value]) => (what === 'flip' ? [value] : [])))
const states = (page: Page) =>
  page.evaluate(() => window.fixture.events.flatMap(([what, value]) => (what === 'state' ? [value] : [])))
/**
 * Waits until the book lies open at this page index, and ends animations at once: their duration has a test of its own.
 */
export const liesAt = (page: Page, wanted: number) =>
  page.waitForFunction((to) => {
    for (const animation of document.getAnimations()) animation.finish()
    return window.fixture.book?.getCurrentPageIndex() === to && window.fixture.book.getState() === 'read'
  }, wanted)
const becomes = (page: Page, wanted: string) =>
  page.waitForFunction((now) => window.fixture.book?.getState() === now, wanted)
/** Waits two frames, after which the effects of an event have happened. */
export const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** @returns the table's rectangle: the book lies in its middle */
export async function table(page: Page) {
  const box = await page.getByTestId('table').boundingBox()
  if (!box) throw new Error('There is no book')
  return { ...box, spine: box.x + box.width / 2, middle: box.y + box.height / 2 }
}

/** Checks of fingers, layout and the compositor, which need a browser. */
export const BROWSER_CONTRACT: Readonly<Record<string, Check>> = {
  'a refused page is not pulled up either': async ({ page, open }) => {
    await open('&bar=3')
    await page.evaluate(() => window.fixture.book?.turnToPage(1))
    await liesAt(page, 1)
    const { spine, width, y } = await table(page)
    await page.mouse.move(spine + width * 0.4, y + 60)
    await page.mouse.move(spine + width * 0.47, y + 20)
    await frames(page)
    expect(await state(page)).toBe('read')
    await page.mouse.down()
    await page.mouse.move(spine, y + 60, { steps: 4 })
    await frames(page)
    expect(await state(page)).toBe('read')
    await page.mouse.up()
  },
  'a click on a page turns it': async ({ page, open }) => {
    await open()
    const { spine, middle } = await table(page)
    await page.mouse.click(spine + 200, middle)
    await liesAt(page, 1)
    await page.mouse.click(spine + 200, middle)
    await liesAt(page, 3)
    await page.mouse.click(spine - 200, middle)
    await liesAt(page, 1)
  },
  'a mouse over a corner lifts it, and puts it down when it leaves': async ({ page, open }) => {
    await open()
    await page.evaluate(() => window.fixture.book?.turnToPage(3))
    await liesAt(page, 3)
    const { spine, width, y, middle } = await table(page)
    await page.mouse.move(spine + width * 0.46, y + 30)
    await page.mouse.move(spine + width * 0.45, y + 40)
    await becomes(page, 'fold_corner')
    await page.mouse.move(spine + 100, middle)
    await liesAt(page, 3)
    expect(await flips(page)).toEqual([3])
  },
  'a page that is dragged over turns; one that is let go before lies back': async ({ page, open }) => {
    await open()
    await page.evaluate(() => window.fixture.book?.turnToPage(3))
    await liesAt(page, 3)
    const { spine, width, middle } = await table(page)
    const drag = async (to: number) => {
      await page.mouse.move(spine + width * 0.4, middle + 80)
      await page.mouse.down()
      await page.mouse.move(to, middle + 70, { steps: 10 })
      await becomes(page, 'user_fold')
      // Hold the page still before releasing it, so that the release is no throw.
      for (let still = 0; still < 8; still += 1) await page.mouse.move(to + (still % 2), middle + 70)
      await page.mouse.up()
    }
    await drag(spine + width * 0.3)
    await liesAt(page, 3)
    await drag(spine - width * 0.3)
    await liesAt(page, 5)
  },
  'a swipe of the finger turns one spread, either way': async ({ page, open }) => {
    await open()
    const { spine, middle } = await table(page)
    const hand = await finger(page)
    await hand.swipe(spine + 200, middle, -120)
    await liesAt(page, 1)
    await hand.swipe(spine - 200, middle, 120)
    await liesAt(page, 0)
  },
  'two quick swipes turn one spread': async ({ page, open }) => {
    await open()
    const { spine, middle } = await table(page)
    const hand = await finger(page)
    // The page itself pauses the first turn, so that the second swipe comes during it, however slow the machine is.
    const turns = page.waitForFunction(() => {
      if (window.fixture.book?.getState() !== 'flipping') return false
      for (const animation of document.getAnimations()) animation.pause()
      return true
    })
    await hand.swipe(spine + 200, middle, -120)
    await turns
    await hand.swipe(spine + 200, middle, -120)
    await liesAt(page, 1)
    await frames(page)
    expect(await flips(page)).toEqual([1])
  },
  'a finger that goes down the page turns nothing': async ({ page, open }) => {
    await open()
    await page.evaluate(() => window.fixture.book?.turnToPage(3))
    await liesAt(page, 3)
    const { spine, middle } = await table(page)
    const hand = await finger(page)
    await hand.send('touchStart', { x: spine + 200, y: middle - 100 })
    hand.hesitate()
    for (const y of [-60, 0, 60, 120]) await hand.send('touchMove', { x: spine + 198, y: middle + y })
    await frames(page)
    expect(await state(page)).toBe('read')
    await hand.send('touchEnd')
    await frames(page)
    expect(await index(page)).toBe(3)
    expect(await state(page)).toBe('read')
  },
  'a touch that the system takes away lays the page back': async ({ page, open }) => {
    await open()
    await page.evaluate(() => window.fixture.book?.turnToPage(3))
    await liesAt(page, 3)
    const { spine, middle } = await table(page)
    const hand = await finger(page)
    await hand.send('touchStart', { x: spine + 250, y: middle })
    hand.hesitate()
    for (const x of [200, 150, 100]) await hand.send('touchMove', { x: spine + x, y: middle })
    await becomes(page, 'user_fold')
    await hand.send('touchCancel')
    await liesAt(page, 3)
  },
  'two fingers fold nothing': async ({ page, open }) => {
    await open()
    await page.evaluate(() => window.fixture.book?.turnToPage(3))
    await liesAt(page, 3)
    const { spine, middle } = await table(page)
    const hand = await finger(page)
    await hand.send('touchStart', { x: spine + 100, y: middle, id: 1 }, { x: spine + 200, y: middle, id: 2 })
    hand.hesitate()
    for (const apart of [20, 40, 60])
      await hand.send(
        'touchMove',
        { x: spine + 100 - apart, y: middle, id: 1 },
        { x: spine + 200 + apart, y: middle, id: 2 },
      )
    await hand.send('touchEnd')
    await frames(page)
    expect(await states(page)).not.toContain('flipping')
    await liesAt(page, 3)
  },
  'a press on an icon inside a button is the button’s alone': async ({ page, open }) => {
    await open('&buttons')
    await page.evaluate(() => window.fixture.book?.turnToPage(3))
    await liesAt(page, 3)
    await page.getByText('Düğme 4', { exact: true }).click()
    await frames(page)
    expect(await state(page)).toBe('read')
    expect(await index(page)).toBe(3)
  },
  'in the middle of a turn no more than two pages are within reach': async ({ page, open }) => {
    await open('&buttons')
    await page.evaluate(() => window.fixture.book?.turnToPage(3))
    await liesAt(page, 3)
    const within = await page.evaluate(async () => {
      window.fixture.book?.flipNext()
      while (window.fixture.book?.getState() !== 'flipping')
        await new Promise((resolve) => requestAnimationFrame(resolve))
      return [...document.querySelectorAll('[data-page] button')].filter(
        (button) => !button.closest('[inert]') && button.checkVisibility({ visibilityProperty: true }),
      ).length
    })
    expect(within).toBeLessThanOrEqual(2)
  },
  'it follows the size of its table': async ({ page, open }) => {
    await open()
    await page.getByTestId('table').evaluate((element) => Object.assign(element.style, { width: '600px' }))
    await expect
      .poll(async () => Math.round((await page.locator('[data-page="0"]').boundingBox())?.width ?? 0))
      .toBe(300)
  },
  'on a table of 390 px it does not overflow': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await open()
    await page.evaluate(() => window.fixture.book?.turnToPage(1))
    await liesAt(page, 1)
    // react-pageflip reports its place a frame before it shows both pages.
    await expect
      .poll(async () => {
        const [left, right] = await Promise.all(
          [1, 2].map((number) => page.locator(`[data-page="${number}"]`).boundingBox()),
        )
        return Boolean(left && right && left.x >= 0 && right.x + right.width <= 390)
      })
      .toBe(true)
  },
  'taken off the page it does no more work': async ({ page, open }) => {
    await open()
    const asked = await page.evaluate(async () => {
      const { requestAnimationFrame: request } = window
      const twoFrames = () => new Promise((resolve) => request(() => request(resolve)))
      window.fixture.mount(false)
      await twoFrames()
      let count = 0
      window.requestAnimationFrame = (act) => {
        count += 1
        return request(act)
      }
      await twoFrames()
      window.requestAnimationFrame = request
      return count
    })
    await expect(page.getByTestId('table')).toHaveCount(0)
    expect(asked).toBe(0)
  },
  'where less motion is wanted nothing swings': async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open()
    await page.evaluate(() => window.fixture.book?.flip(3))
    await liesAt(page, 3)
    const moving = await page.evaluate(() => {
      window.fixture.book?.flipNext()
      return document
        .getAnimations()
        .some(
          (animation) =>
            animation.effect instanceof KeyframeEffect &&
            animation.effect.getKeyframes().some((frame) => 'transform' in frame),
        )
    })
    expect(moving).toBe(false)
    await liesAt(page, 5)
  },

  'a new rendering of its parent moves no page': async ({ page, open }) => {
    await open()
    await page.evaluate(() => {
      const moved: MutationRecord[] = []
      Object.assign(window, { moved })
      new MutationObserver((records) => moved.push(...records)).observe(
        document.querySelector('[data-testid=table]') as Element,
        { childList: true, subtree: true },
      )
      window.fixture.render()
    })
    await expect(page.getByTestId('room')).toHaveAttribute('data-renders', '1')
    expect(await page.evaluate(() => (window as unknown as { moved: MutationRecord[] }).moved.length)).toBe(0)
  },
}

/** Turns, indices and pages: packages/flip-book/tests checks them for our book in jsdom. */
export const CONTROLLER_CONTRACT: Readonly<Record<string, Check>> = {
  'a turn is flipping, the new index, read': async ({ page, open }) => {
    await open()
    expect(await index(page)).toBe(0)
    await page.evaluate(() => window.fixture.book?.flipNext())
    await liesAt(page, 1)
    expect(await page.evaluate(() => window.fixture.events)).toEqual([
      ['state', 'flipping'],
      ['flip', 1],
      ['state', 'read'],
    ])
  },
  'pages lie open as 0, 1, 3 … 13, and nothing turns past the ends': async ({ page, open }) => {
    await open()
    await page.evaluate(() => window.fixture.book?.flipPrev())
    for (const next of [1, 3]) {
      await page.evaluate(() => window.fixture.book?.flipNext())
      await liesAt(page, next)
    }
    await page.evaluate(() => window.fixture.book?.turnToPage(13))
    await liesAt(page, 13)
    await page.evaluate(() => window.fixture.book?.flipNext())
    await page.evaluate(() => window.fixture.book?.flipPrev())
    await liesAt(page, 11)
    expect(await flips(page)).toEqual([1, 3, 13, 11])
  },
  'flip leads to any page with one turn, named by the left page of its spread': async ({ page, open }) => {
    await open()
    await page.evaluate(() => window.fixture.book?.flip(8))
    await liesAt(page, 7)
    expect(await flips(page)).toEqual([7])
    expect(await states(page)).toEqual(['flipping', 'read'])
  },
  'turnToPage shows a page without a turn': async ({ page, open }) => {
    await open()
    await page.evaluate(() => window.fixture.book?.turnToPage(5))
    await liesAt(page, 5)
    expect(await states(page)).toEqual([])
  },
  'what is asked for during a turn happens after it': async ({ page, open }) => {
    await open()
    await page.evaluate(() => {
      window.fixture.book?.flipNext()
      window.fixture.book?.turnToPage(9)
    })
    await liesAt(page, 9)
    expect(await flips(page)).toEqual([1, 9])
  },
  'flip(0) inside onFlip ends at the cover': async ({ page, open }) => {
    await open()
    await page.evaluate(() => {
      window.fixture.onFlip = (at) => {
        if (at === 1) window.fixture.book?.flip(0)
      }
      window.fixture.book?.flipNext()
    })
    await page.waitForFunction(() => {
      for (const animation of document.getAnimations()) animation.finish()
      return window.fixture.events.filter(([what]) => what === 'flip').length === 2
    })
    expect(await flips(page)).toEqual([1, 0])
    await liesAt(page, 0)
  },
  'a refused turn does not begin': async ({ page, open }) => {
    await open('&bar=3')
    await page.evaluate(() => window.fixture.book?.turnToPage(1))
    await liesAt(page, 1)
    await page.evaluate(() => window.fixture.book?.flipNext())
    await frames(page)
    expect(await state(page)).toBe('read')
    expect(await page.evaluate(() => window.fixture.events.at(-1))).toEqual(['refused', 3])
  },
  'pages that are bound in, taken out and given other keys are React’s to move': async ({ page, open }) => {
    await open()
    await page.evaluate(() => window.fixture.rebind(2))
    await expect(page.locator('[data-page]')).toHaveCount(16)
    await page.evaluate(() => window.fixture.book?.flip(5))
    await liesAt(page, 5)
    await page.evaluate(() => window.fixture.rebind(0))
    await expect(page.locator('[data-page]')).toHaveCount(14)
    await page.evaluate(() => window.fixture.book?.flip(3))
    await liesAt(page, 3)
  },
}

const VIEWPORT = { width: 1280, height: 720 }

/** Serves the page with the book while the tests of a file run. */
export function serveBook(): { url: () => string } {
  let served: ServedPage
  test.beforeAll(async () => {
    served = await servePage(new URL('../pages/flip-book', import.meta.url))
  })
  test.afterAll(() => served.close())
  return { url: () => served.url }
}

/** @param url of the page with the book */
export function defineContract(
  book: 'compositor' | 'page-flip',
  contract: Readonly<Record<string, Check>>,
  url: () => string,
): void {
  test.describe(book, () => {
    // All tests of a book share one page; they run in order.
    test.describe.configure({ mode: 'default' })

    // One page for all: only the book on it is new each time.
    let page: Page
    let session: CDPSession
    const complaints: string[] = []
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ hasTouch: true, viewport: VIEWPORT })
      session = await page.context().newCDPSession(page)
      page.on('pageerror', ({ message }) => complaints.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await page.goto(`${url()}?book=${book}`)
      await page.waitForFunction(() => window.fixture.book !== null)
    })
    test.afterEach(async () => {
      // Reset the zoom that a test with two fingers left.
      await session.send('Emulation.resetPageScaleFactor')
      await page.emulateMedia({ reducedMotion: null })
      await page.setViewportSize(VIEWPORT)
      await page.mouse.move(1, 1)
      expect(complaints.splice(0)).toEqual([])
    })
    test.afterAll(() => page.close())

    const open = async (parameters = '') => {
      await page.evaluate((search) => window.fixture.reopen(search), `?book=${book}${parameters}`)
      await page.waitForFunction(() => window.fixture.book !== null && document.querySelector('[data-page]') !== null)
      await frames(page)
      // react-pageflip reports its place when it is mounted; drop that event.
      await page.evaluate(() => (window.fixture.events.length = 0))
    }

    for (const [name, check] of Object.entries(contract)) test(name, () => check({ page, open }))
  })
}
