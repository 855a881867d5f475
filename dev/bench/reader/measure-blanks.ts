/**
 * Looks for blank frames: a turn is stopped at many moments, a picture is taken, and where the page's geometry says that a
 * picture is on top, its own colour must be there.
 */
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Screen } from './scenes.ts'
import { MARK_COLOURS } from './serve-page.ts'

export interface BlankFigures {
  turns: number
  frames: number
  blank: number
}

const STEPS = 30
const GRID = 24
/** Shadows darken a picture; its hue stays. Darker than this says nothing. */
const TELLING_BRIGHTNESS = 60
const HUE_TOLERANCE_DEG = 20
/** A picture of which so few points are seen may all lie in shadow. */
const TELLING_POINTS = 6

/**
 * Every turn of the book both ways and jumps in 30 steps; then as many quick turns as make `turns` in all, looked at once each,
 * begun as soon as the one before has ended.
 */
export async function measureBlanks(browser: Browser, url: string, screen: Screen, turns: number): Promise<BlankFigures> {
  const context = await browser.newContext({ ...screen.context, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    await page.goto(`${url}?book=compositor&pictures=marks`)
    await page.waitForFunction(() => window.bench.book !== null)
    const figures = { turns: 0, frames: 0, blank: 0 }
    const turn = async (target: number, moments: readonly number[]) => {
      await page.evaluate((to) => window.bench.book?.flip(to), target)
      await page.waitForFunction(() => document.getAnimations().length > 0)
      for (const part of moments) {
        figures.frames += 1
        if (await isBlankAt(page, part)) figures.blank += 1
      }
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish()
      })
      await page.waitForFunction((to) => window.bench.book?.getCurrentPageIndex() === to && window.bench.book.getState() === 'read', target)
      figures.turns += 1
    }
    const finely = Array.from({ length: STEPS }, (_, step) => step / (STEPS - 1))
    const there = [1, 3, 5, 7, 9, 11, 13]
    const back = [11, 9, 7, 5, 3, 1, 0]
    for (const target of [...there, ...back, 7, 1, 13, 3, 11, 0]) await turn(target, finely)
    while (figures.turns < turns) for (const target of [...there, 5, 11, 1, ...back.slice(1)]) if (figures.turns < turns) await turn(target, [0.02, 0.5])
    return figures
  } finally {
    await context.close()
  }
}

async function isBlankAt(page: Page, part: number): Promise<boolean> {
  const expected = await page.evaluate(
    ([at, grid]) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = at * Number(animation.effect?.getComputedTiming().endTime)
      }
      // What is inert is not found at any point, and pages that turn are.
      const inert = document.querySelectorAll<HTMLElement>('[inert]')
      for (const sheet of inert) sheet.inert = false
      const points: { x: number; y: number; picture: number }[] = []
      for (let row = 0; row < grid; row += 1)
        for (let column = 0; column < grid; column += 1) {
          const [x, y] = [Math.round((innerWidth * (column + 0.5)) / grid), Math.round((innerHeight * (row + 0.5)) / grid)]
          const picture = document.elementFromPoint(x, y)?.closest('img')?.getAttribute('src')
          const number = /marks\/(\d)/.exec(picture ?? '')?.[1]
          if (number) points.push({ x, y, picture: Number(number) })
        }
      for (const sheet of inert) sheet.inert = true
      return points
    },
    [part, GRID] as const,
  )
  const { data, info } = await sharp(await page.screenshot()).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const seen = new Map<number, { right: number; telling: number; all: number }>()
  for (const { x, y, picture } of expected) {
    const found = seen.get(picture) ?? { right: 0, telling: 0, all: 0 }
    const at = (y * info.width + x) * 3
    const colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    found.all += 1
    if (Math.max(...colour) >= TELLING_BRIGHTNESS) {
      found.telling += 1
      if (isHue(colour, MARK_COLOURS[picture])) found.right += 1
    }
    seen.set(picture, found)
  }
  return [...seen.values()].some(({ right, telling, all }) => all >= TELLING_POINTS && right < Math.max(1, telling * 0.8))
}

function isHue(colour: Rgb, mark: string | undefined): boolean {
  const wanted = /^#(..)(..)(..)$/.exec(mark ?? '')?.slice(1).map((part) => Number.parseInt(part, 16))
  if (!wanted) return false
  const apart = Math.abs(hueOf(colour) - hueOf(wanted as unknown as Rgb))
  return Math.min(apart, 360 - apart) <= HUE_TOLERANCE_DEG
}

type Rgb = readonly [number, number, number]

function hueOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return -360
  const sixth = most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return sixth * 60
}
