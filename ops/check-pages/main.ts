/**
 * `npm run ops -- check-pages`: draws every page of every book in Chromium, as the reader shows it, measures it, prints
 * one table and fails if a gate is missed. `-- WORLD` and `-- WORLD SPREAD` check less; `-- --sheets` saves contact
 * sheets in .local/pages, `-- --pictures FOLDER` every spread as a file.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findStoryWorld, storyWorlds } from '#stories/library.ts'
import { CHROMIUM_ARGUMENTS, launchPath } from '#local/browser.ts'
import { booksOf, paintingAt, paintingsOf, type CheckedBook } from './books.ts'
import { facesOf } from './faces.ts'
import { lightOf, missedLightGates, type PageLight } from './light.ts'
import { gatesFor, missedGates, SCREENS, type Screen } from './gates.ts'
import { measureSpread, type SpreadMeasures } from './measure-spread.ts'
import { keepSheet } from './sheet.ts'
import { servePage } from '#local/sample-book/serve-page.ts'

const words = process.argv.slice(2)
const option = (name: string) => (words.includes(name) ? (words[words.indexOf(name) + 1] ?? '') : undefined)
const folder = option('--pictures')
const sheets = words.includes('--sheets')
const worlds = storyWorlds.filter(({ id }) => !words.some((word) => findStoryWorld(word)) || words.includes(id))
const onlySpread = words.map((word) => /^spread-(\d)$/.exec(word)?.[1]).find(Boolean)

interface Row {
  book: CheckedBook
  screen: Screen
  spread: number
  measures: SpreadMeasures
}

async function look(page: Page, screen: Screen, book: CheckedBook): Promise<Row[]> {
  // The previous book may still request a painting.
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/paintings/**', async (route) => {
    const body = Buffer.from(await paintingAt(route.request().url(), book))
    await route.fulfill({ contentType: 'image/webp', body })
  })
  await page.evaluate((story) => window.pages.show(story), book.story)
  await page.waitForFunction((id) => window.pages.shown?.id === id, book.story.id)
  const rows: Row[] = []
  const pictures: Buffer[] = []
  for (const spread of book.world.spreads.keys()) {
    if (onlySpread && spread !== Number(onlySpread) - 1) continue
    await page.evaluate(
      async (index) => {
        window.pages.shown?.book.turnToPage(index)
        await new Promise(requestAnimationFrame)
        await document.fonts.ready
        const isWritten = [...document.fonts].some(
          ({ family, status, unicodeRange }) =>
            family === 'Andika' && status === 'loaded' && unicodeRange.startsWith('U+0'),
        )
        if (!isWritten) throw new Error('The words are not in the font of the reader')
        await Promise.all([...document.images].map((image) => image.decode()))
      },
      1 + 2 * spread,
    )
    const { measures, picture } = await measureSpread(page, await facesOf(book, spread))
    rows.push({ book, screen, spread, measures })
    pictures.push(picture)
    if (folder) writeFileSync(path.join(folder, `${book.story.id}-${screen.name}-${spread + 1}.png`), picture)
  }
  if (sheets) await keepSheet(book, screen, pictures)
  return rows
}

async function lookAtAll(url: string): Promise<Row[]> {
  const browser = await chromium.launch({ ...launchPath(), args: CHROMIUM_ARGUMENTS })
  try {
    const rows: Row[] = []
    for (const screen of SCREENS) {
      const page = await browser.newPage({ viewport: screen.viewport })
      await page.goto(url)
      for (const world of worlds) for (const book of booksOf(world)) rows.push(...(await look(page, screen, book)))
      await page.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** One line for each tale: the mean luminance of its cover and its spreads. */
async function checkLight(): Promise<string[]> {
  const missed: string[] = []
  for (const world of worlds) {
    const pages: PageLight[] = []
    for (const { name, bytes } of await paintingsOf(world)) pages.push(await lightOf(name, bytes))
    console.log(
      `${world.id.padEnd(24)} light  ${pages.map(({ name, mean }) => `${name} ${mean.toFixed(2)}`).join('  ')}`,
    )
    missed.push(...missedLightGates(pages).map((gate) => `${world.id}: ${gate}`))
  }
  return missed
}

const least = (values: readonly number[]): number => Math.min(...values)

/** One line for each book and screen: the worst of its pages. */
function printTable(rows: readonly Row[]): void {
  console.log(['book'.padEnd(44), 'screen'.padEnd(10), 'area', 'letters', 'contrast', 'distance', 'cut'].join('  '))
  for (const group of Map.groupBy(
    rows,
    ({ book, screen }) => `${book.story.id} ${book.what} ${screen.name}`,
  ).values()) {
    const [first] = group
    if (!first) continue
    const texts = group.flatMap(({ measures }) => measures.texts)
    console.log(
      [
        `${first.book.world.id}, ${first.book.what}`.padEnd(44),
        first.screen.name.padEnd(10),
        least(group.map(({ measures }) => measures.area)).toFixed(2),
        `${least(texts.map(({ letterPx }) => letterPx)).toFixed(1)} px`,
        least(texts.map(({ contrast }) => contrast))
          .toFixed(1)
          .padStart(8),
        `${least(texts.map(({ distance }) => distance)).toFixed(0)} px`.padStart(8),
        texts.filter(({ cut }) => cut).length,
      ].join('  '),
    )
  }
}

if (folder) mkdirSync(folder, { recursive: true })
const served = await servePage(new URL('page', import.meta.url))
try {
  const rows = await lookAtAll(served.url)
  printTable(rows)
  const missed = rows.flatMap(({ book, screen, spread, measures }) =>
    missedGates(measures, gatesFor(screen, book.children[0].age)).map(
      (gate) => `${book.world.id} spread-${spread + 1}, ${book.what}, ${screen.name}: ${gate}`,
    ),
  )
  if (!onlySpread) missed.push(...(await checkLight()))
  for (const line of missed) console.log(`✗ ${line}`)
  console.log(`${rows.length} spreads, ${missed.length} gates missed`)
  if (missed.length > 0) process.exitCode = 1
} finally {
  await served.close()
}
