/** The time from an interaction to the next paint. */
import type { CDPSession, Page } from '@playwright/test'
import { SHOWN, type Screen, type Shown } from './scenes.ts'
import { atRest, inTurn, pagesOf, sideBySide, type Table } from './table.ts'

/** In milliseconds, the 98th percentile of 50 turns by key, click and swipe each. */
export interface InteractionFigures {
  /** The book was at rest. */
  atRest: number
  /** The previous page was still turning, as when a child is impatient. */
  inMotion: number
}

const PAIRS = 50
const MID_TURN_MS = 300
/** Between two quick turns a book may report rest for a moment. */
const REALLY_AT_REST_MS = 100
const SHORTER_THAN_REPORTED_MS = 8

export const measureInteractions = (url: string, screen: Screen): Promise<Record<Shown, InteractionFigures>> =>
  sideBySide(url, SHOWN, screen, async (tables) => {
    const seen: Record<Shown, InteractionFigures>[] = []
    for (let pair = 0; pair < PAIRS; pair += 1)
      seen.push(await inTurn(tables, (table) => interactTwice(table, pair, Boolean(screen.context.hasTouch))))
    const figuresOf = (shown: Shown): InteractionFigures => ({
      atRest: percentile(seen.map((pair) => pair[shown].atRest)),
      inMotion: percentile(seen.map((pair) => pair[shown].inMotion)),
    })
    return { bare: figuresOf('bare'), compositor: figuresOf('compositor'), dot: figuresOf('dot') }
  })

/** @returns the 98th percentile */
const percentile = (durations: readonly number[]): number =>
  durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * 0.98) - 1] ?? 0

async function interactTwice(table: Table, pair: number, touches: boolean): Promise<InteractionFigures> {
  const { page } = table
  const now = () => page.evaluate(() => performance.now())
  const forwards = (await page.evaluate(() => window.bench.book?.getCurrentPageIndex() ?? 0)) < 7
  const first = await now()
  await interact(table, pair % 3, forwards, touches)
  await page.waitForTimeout(MID_TURN_MS)
  const second = await now()
  await interact(table, (pair + 1) % 3, forwards, touches)
  await atRest(page)
  await page.waitForTimeout(REALLY_AT_REST_MS)
  await atRest(page)
  const events = await page.evaluate(() => window.seen.interactions.splice(0))
  const longest = (from: number, to: number) =>
    Math.max(
      SHORTER_THAN_REPORTED_MS,
      ...events.filter(({ startTime }) => startTime >= from && startTime < to).map(({ duration }) => duration),
    )
  return { atRest: longest(first, second), inMotion: longest(second, Infinity) }
}

/** A turn by key, by click or by swipe. */
async function interact({ page, session }: Table, way: number, forwards: boolean, touches: boolean): Promise<void> {
  const { spine, pageWidth, middle } = await pagesOf(page)
  const side = forwards ? 1 : -1
  if (way === 0) await page.keyboard.press(forwards ? 'ArrowRight' : 'ArrowLeft')
  else if (way === 1) await page.mouse.click(spine + side * pageWidth * 0.5, middle)
  else if (touches) await swipe(session, spine + side * pageWidth * 0.6, middle, -side * 120)
  else await flick(page, spine + side * pageWidth * 0.6, middle, -side * pageWidth)
}

async function swipe(target: CDPSession, x: number, y: number, by: number): Promise<void> {
  await target.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1])
    await target.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by * part, y }] })
  await target.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A mouse has no swipe: a quick drag is the closest. */
async function flick(page: Page, x: number, y: number, by: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const part of [0.25, 0.5, 0.75, 1, 1.25]) await page.mouse.move(x + by * part, y)
  await page.mouse.up()
}
