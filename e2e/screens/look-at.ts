/** Saves a screen as a small picture, and runs axe on it. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Not in git; tests/runner/show-screens.ts puts them side by side on one page. */
const FOLDER = '.local/screens'
/** Pictures that documents embed are redrawn here too. */
const EMBEDDED = 'docs/pictures'
const MAX_BYTES = 40 * 1024
/** Try these until the file is small enough: the paper's grain needs many bytes. */
const QUALITIES = [72, 60, 48, 36, 24]

export async function lookAt(page: Page, name: string, keep: boolean): Promise<void> {
  await settled(page)
  if (keep) await keepPicture(await page.screenshot(), name)
  await judge(page)
}

/** The whole page from top to bottom, once all of it has loaded. */
export async function lookAtWhole(page: Page, name: string, keep: boolean): Promise<void> {
  if (keep) await keepPicture(await page.screenshot({ fullPage: true }), name)
  await judge(page)
}

async function judge(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  expect(await page.evaluate(toastFaults)).toEqual([])
  expect(await page.evaluate(overflowFaults)).toEqual([])
}

/** Runs in the page. @returns each text or control that reaches out of its card to the side */
function overflowFaults(): string[] {
  const faults: string[] = []
  const root = document.querySelector('dialog[open]') ?? document.body
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const hasEdge = (element: Element) => {
    const { backgroundColor, borderLeftWidth, boxShadow } = getComputedStyle(element)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderLeftWidth) > 0 || boxShadow !== 'none'
  }
  const boxOf = (element: Element) => {
    if (hasEdge(element)) return element.getBoundingClientRect()
    // The invisible edge of a link may reach out, its words may not.
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect()
  }
  for (const card of root.querySelectorAll('.sheet, article, li, fieldset, form, [role=group]')) {
    if (!isSeen(card) || !hasEdge(card)) continue
    const box = card.getBoundingClientRect()
    for (const part of card.querySelectorAll('p, h1, h2, h3, button, a[href], input, label')) {
      const { left, right, width } = boxOf(part)
      if (width > 1 && isSeen(part) && !part.matches('.sr-only') && (left < box.left - 1 || right > box.right + 1))
        faults.push(`${part.outerHTML.slice(0, 100)} reaches out of ${card.tagName} ${card.className}`)
    }
  }
  return faults
}

/** Runs in the page. @returns what a toast covers or repeats */
function toastFaults(): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const faults: string[] = []
  for (const toast of document.querySelectorAll('.toast')) {
    const box = toast.getBoundingClientRect()
    const windowArea = innerWidth * innerHeight
    // A dialog puts the page behind it out of reach, so compare inside the dialog only.
    const root = toast.closest('dialog') ?? document
    for (const other of root.querySelectorAll('button, a[href], h1, h2, h3, img:not([alt=""])')) {
      const { left, right, top, bottom, width, height } = other.getBoundingClientRect()
      const isGround = width * height > windowArea / 2
      const isCovered = left < box.right && right > box.left && top < box.bottom && bottom > box.top
      if (isCovered && !isGround && !toast.contains(other) && isSeen(other))
        faults.push(`'${toast.textContent}' covers ${other.outerHTML.slice(0, 120)}`)
    }
    const others = [...root.querySelectorAll('p, li, output')].filter(
      (other) => !other.closest('.toast') && isSeen(other),
    )
    if (others.some(({ textContent }) => textContent.includes(toast.textContent)))
      faults.push(`'${toast.textContent}' stands on the page`)
  }
  return faults
}

/** Waits for a dialog that is being fetched, for fonts, for the pictures in view and for animations that end. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(hasOwnFont)).toBe(true)
  await page.evaluate(async () => {
    await document.fonts.ready
    // A turned page fades in even with reduced motion.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })
  await expect.poll(() => page.evaluate(hasSeenPictures)).toBe(true)
}

/** Runs in the page. A public page requests its fonts when the browser is idle; until then `document.fonts` is ready. */
function hasOwnFont(): boolean {
  return [...document.fonts].some(({ family, status }) => /^"?Andika"?$/.test(family) && status === 'loaded')
}

/** Runs in the page. @returns true when each picture in view has loaded or failed, and can be painted */
async function hasSeenPictures(): Promise<boolean> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    // A lazy picture in a part that the browser skips is never loaded.
    return bottom > 0 && top < innerHeight && image.checkVisibility({ contentVisibilityAuto: true })
  })
  // A picture whose source changes meanwhile rejects `decode`, and the next call looks at its new source.
  if (seen.some(({ complete }) => !complete)) return false
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
  return seen.every(({ complete }) => complete)
}

async function keepPicture(picture: Buffer, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  for (const quality of QUALITIES) {
    const small = await sharp(picture)
      .resize({ width: 960, withoutEnlargement: true })
      .webp({ quality, effort: 5 })
      .toBuffer()
    if (small.length > MAX_BYTES && quality !== QUALITIES.at(-1)) continue
    await writeFile(`${FOLDER}/${name}.webp`, small)
    if (existsSync(`${EMBEDDED}/${name}.webp`)) await writeFile(`${EMBEDDED}/${name}.webp`, small)
    return
  }
}
