/** How soon the page answers a hand: the time from an interaction to the next paint. */
import type { CDPSession, Page } from '@playwright/test'
import { SHOWN, type Screen, type Shown } from './scenes.ts'
import { atRest, inTurn, pagesOf, sideBySide, type Table } from './table.ts'

const INTERACTIONS = 100
const SHORTER_THAN_REPORTED_MS = 8

/** @returns the 98th percentile over 100 turns by key, click and swipe, in milliseconds */
export const measureInteractions = (url: string, screen: Screen): Promise<Record<Shown, number>> =>
  sideBySide(url, SHOWN, screen, async (tables) => {
    await inTurn(tables, ({ page }) => page.evaluate(() => window.seen.interactions.clear()))
    for (let number = 0; number < INTERACTIONS; number += 1) await inTurn(tables, (table) => interact(table, number % 3, Boolean(screen.context.hasTouch)))
    return inTurn(tables, async ({ page }) => percentile(await page.evaluate(() => [...window.seen.interactions.values()])))
  })

/** @returns the 98th, of an interaction that was too short to be reported as of one that took less than a frame */
function percentile(durations: readonly number[]): number {
  const all = [...Array.from({ length: Math.max(0, INTERACTIONS - durations.length) }, () => SHORTER_THAN_REPORTED_MS), ...durations].sort((a, b) => a - b)
  return all[Math.ceil(all.length * 0.98) - 1] ?? 0
}

/** By key, by click or by swipe, there and back in turn. */
async function interact({ page, session }: Table, way: number, touches: boolean): Promise<void> {
  const { spine, pageWidth, middle } = await pagesOf(page)
  const index = await page.evaluate(() => window.bench.book?.getCurrentPageIndex() ?? 0)
  const forwards = index < 7
  const side = forwards ? 1 : -1
  if (way === 0) await page.keyboard.press(forwards ? 'ArrowRight' : 'ArrowLeft')
  else if (way === 1) await page.mouse.click(spine + side * pageWidth * 0.5, middle)
  else if (touches) await swipe(session, spine + side * pageWidth * 0.6, middle, -side * 120)
  else await flick(page, spine + side * pageWidth * 0.6, middle, -side * pageWidth)
  await page.waitForFunction((before) => window.bench.book?.getCurrentPageIndex() !== before, index)
  await atRest(page)
}

async function swipe(target: CDPSession, x: number, y: number, by: number): Promise<void> {
  await target.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1]) await target.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by * part, y }] })
  await target.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A mouse has no swipe: a page thrown over is the nearest to it. */
async function flick(page: Page, x: number, y: number, by: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const part of [0.25, 0.5, 0.75, 1, 1.25]) await page.mouse.move(x + by * part, y)
  await page.mouse.up()
}
