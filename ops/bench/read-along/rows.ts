/**
 * Read-along: the delay between the highlighted word and the audible one, over a page, at both speeds. The position of
 * the sound comes from the player's output, compared with the clip, not from the clock that highlights the words.
 */
import { chromium, type Page } from '@playwright/test'
import { readWordTimes } from '#media/word-times.ts'
import { READER } from '#text/reader.ts'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { servePage } from '#local/sample-book/serve-page.ts'
import { median } from '../reader/median.ts'
import type { Row } from '../table.ts'
import { heardAtMs } from './heard-at.ts'
import { listenAndWatch, loudnessOf, type LitWord } from './listen-and-watch.ts'

const BUDGET_MS = 80
const FIRST_CLIP = /narration-1\.(opus|mp3)/
const FIRST_PAGES = READER.pageAnnouncement(1, 2, 12)

export async function measure(runs: number): Promise<Row[]> {
  const served = await servePage(new URL('../../../e2e/pages/reader', import.meta.url))
  const found = await findBrowser()
  const browser = await chromium.launch({
    ...(found && { executablePath: found.path }),
    args: [...CHROMIUM_ARGUMENTS, '--autoplay-policy=no-user-gesture-required'],
  })
  const worst = async (slow: boolean): Promise<number> => {
    const all: number[] = []
    for (let round = 0; round < runs; round++) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
      const drifts = await driftsMs(page, served.url, slow)
      all.push(Math.max(...drifts.map(Math.abs)))
      console.log(
        `${slow ? 'slower' : 'own pace'}: ${drifts.length} words, typically ${median(drifts.map(Math.abs))} ms, from ${Math.min(...drifts)} to ${Math.max(...drifts)}`,
      )
      await page.close()
    }
    return median(all)
  }
  try {
    const what = 'read-along: the word that is lit and the one that is heard, the worst of a page'
    return [
      { what, figure: await worst(false), unit: 'ms', budget: BUDGET_MS },
      { what: `${what}, ${READER.slow}`, figure: await worst(true), unit: 'ms', budget: BUDGET_MS },
    ]
  } finally {
    await browser.close()
    await served.close()
  }
}

/** The delay of each highlighted word of the first page. Positive: the word was audible before its highlight. */
async function driftsMs(page: Page, url: string, slow: boolean): Promise<number[]> {
  await page.addInitScript(listenAndWatch)
  const coming = page.waitForResponse((response) => FIRST_CLIP.test(response.url()) && response.ok())
  await page.goto(url)
  await page.getByText(READER.openingReady).waitFor()
  await page.getByRole('toolbar').waitFor()
  // Music would cover the voice.
  await page.getByRole('button', { name: READER.music, exact: true }).click()
  if (slow) await page.getByRole('button', { name: READER.slow }).click()
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction((open) => document.querySelector('output')?.textContent === open, FIRST_PAGES)
  const clip = await coming
  const words = readWordTimes(await clip.body())
  // The end of the clip turns the page.
  await page.waitForFunction((open) => document.querySelector('output')?.textContent !== open, FIRST_PAGES, {
    timeout: 120_000,
  })
  const { lit, loudness } = await page.evaluate(() => ({ lit: window.lit, loudness: window.loudness }))
  const reference = await page.evaluate(loudnessOf, clip.url())
  return lit.flatMap((word: LitWord, index) => {
    const meant = words[index]
    if (meant?.text !== word.text) return []
    const at = heardAtMs({ heard: loudness, atS: word.atS, reference, nearMs: meant.startMs, rate: slow ? 0.8 : 1 })
    return at === null ? [] : [Math.round(at - meant.startMs)]
  })
}
