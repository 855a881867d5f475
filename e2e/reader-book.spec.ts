/** The flip book in a real browser: its contract, and the guarantees of our compositor book alone. */
import { expect, test } from './support/fixtures.ts'
import {
  BROWSER_CONTRACT,
  defineContract,
  frames,
  liesAt,
  serveBook,
  state,
  table,
} from './support/flip-book-contract.ts'

/** Page turns are animated here, because most parents have not asked for reduced motion. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const book = serveBook()
test.use({ hasTouch: true })

defineContract('compositor', BROWSER_CONTRACT, book.url)

test('turns a page in 1000 ms at every size', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [844, 390],
    [390, 780],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${book.url()}?book=compositor`)
    await page.waitForFunction(() => window.fixture.book !== null)
    for (const target of [1, 3]) {
      const durations = await page.evaluate(async (to) => {
        window.fixture.book?.flip(to)
        while (window.fixture.book?.getState() !== 'flipping')
          await new Promise((resolve) => requestAnimationFrame(resolve))
        // The animation goes on for a while after its leaf lies flat (flip-book/engine/animation-clock.ts), so measure
        // only until then.
        return document.getAnimations().map(({ effect }) => {
          const keyframes = (effect as KeyframeEffect).getKeyframes()
          const posesOf = ({ transform, opacity }: ComputedKeyframe) => `${transform} ${opacity}`
          const lies = keyframes.find((keyframe) => posesOf(keyframe) === posesOf(keyframes.at(-1) ?? keyframe))
          return Math.round(Number(effect?.getComputedTiming().duration) * (lies?.computedOffset ?? 0))
        })
      }, target)
      expect(new Set(durations)).toEqual(new Set([1_000]))
      await liesAt(page, target)
    }
  }
})

// Pages that are first drawn after the turn would not be ready for the next turn.
test('draws the pages of the following turn while a page turns', async ({ page }) => {
  await page.goto(`${book.url()}?book=compositor`)
  await page.waitForFunction(() => window.fixture.book !== null)
  await page.evaluate(() => window.fixture.book?.turnToPage(3))
  await liesAt(page, 3)
  for (const { to, ahead } of [
    { to: 5, ahead: [7, 8] },
    { to: 3, ahead: [1, 2] },
  ]) {
    const drawn = await page.evaluate(
      async ([target, pages]) => {
        const isDrawn = (number: number) => {
          const element = document.querySelectorAll('[data-flip-book=page]')[number]
          return (
            Boolean(element?.querySelector('img')) &&
            element !== undefined &&
            getComputedStyle(element).visibility === 'visible'
          )
        }
        const before = pages.map(isDrawn)
        window.fixture.book?.flip(target)
        while (window.fixture.book?.getState() !== 'flipping')
          await new Promise((resolve) => requestAnimationFrame(resolve))
        while (window.fixture.book?.getState() === 'flipping' && !pages.every(isDrawn))
          await new Promise((resolve) => requestAnimationFrame(resolve))
        return { before, state: window.fixture.book?.getState() }
      },
      [to, ahead] as const,
    )
    expect(drawn).toEqual({ before: [false, false], state: 'flipping' })
    await liesAt(page, to)
  }
})

test('plays a page turn in full while document.timeline stands still', async ({ page }) => {
  await page.goto(`${book.url()}?book=compositor`)
  await page.waitForFunction(() => window.fixture.book !== null)
  const tookMs = await page.evaluate(async () => {
    const stood = Number(document.timeline.currentTime) - 5_000
    Object.defineProperty(document.timeline, 'currentTime', { get: () => stood })
    const begun = performance.now()
    const lies = new Promise<void>((resolve) => (window.fixture.onRest = resolve))
    window.fixture.book?.flipNext()
    await lies
    return performance.now() - begun
  })
  expect(tookMs).toBeGreaterThan(900)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`closes onto the bare table, without pages drawn ahead (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto(`${book.url()}?book=compositor`)
    await page.waitForFunction(() => window.fixture.book !== null)
    /** Left pages have odd numbers. */
    const seenDuringTurn = (from: number, to: number, onLeft: boolean) =>
      page.evaluate(
        async ([start, end, left]) => {
          const book = window.fixture.book
          if (!book) throw new Error('The book is gone')
          book.turnToPage(start)
          while (book.getCurrentPageIndex() !== start) await new Promise((resolve) => requestAnimationFrame(resolve))
          book.flip(end)
          while (book.getState() !== 'flipping') await new Promise((resolve) => requestAnimationFrame(resolve))
          const pages = [...document.querySelectorAll('[data-flip-book=page]')]
          return pages.flatMap((page, number) =>
            number % 2 === Number(left) && getComputedStyle(page).visibility === 'visible' ? [number] : [],
          )
        },
        [from, to, onLeft] as const,
      )
    expect(await seenDuringTurn(1, 0, true)).toEqual([1])
    await liesAt(page, 0)
    expect(await seenDuringTurn(11, 13, false)).toEqual([12])
  })
}

test('keeps the dragged page under the finger', async ({ page }) => {
  await page.goto(`${book.url()}?book=compositor`)
  await page.waitForFunction(() => window.fixture.book !== null)
  await page.evaluate(() => window.fixture.book?.turnToPage(3))
  await liesAt(page, 3)
  const { spine, width, middle } = await table(page)
  const hand = { x: spine + width * 0.1, y: middle + 180 }
  // The corner does not lift before the page beneath it is drawn, so try again.
  await expect(async () => {
    await page.mouse.up()
    await page.mouse.move(spine + width * 0.4, middle + 150)
    await page.mouse.down()
    await page.mouse.move(hand.x, hand.y, { steps: 8 })
    await frames(page)
    expect(await state(page)).toBe('user_fold')
  }).toPass()
  // The coming left page is dragged by its lower left corner.
  const corner = await page.locator('[data-flip-book=page][data-role=flap]').evaluate((flap) => {
    const box = flap.parentElement as HTMLElement
    const place = document.querySelector('[data-flip-book=table]')?.getBoundingClientRect()
    const map = new DOMMatrix(box.style.transform).multiply(new DOMMatrix((flap as HTMLElement).style.transform))
    const at = map.transformPoint({ x: 0, y: (flap as HTMLElement).offsetHeight })
    return { x: at.x + (place?.x ?? 0), y: at.y + (place?.y ?? 0) }
  })
  expect(Math.abs(corner.x - hand.x)).toBeLessThan(1)
  expect(Math.abs(corner.y - hand.y)).toBeLessThan(1)
  await page.mouse.up()
})
