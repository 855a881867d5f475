/**
 * The reader's gates: the compositor book against bare react-pageflip on the same 14 pages, production build, a fresh
 * Chromium for each variant, measured in turn. `--runs 1` and `--only turns,interactions,blanks,rest,size` shorten it;
 * `--pictures` only takes .local/turn.webp.
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { servePage } from '#local/sample-book/serve-page.ts'
import { launch } from './launch.ts'
import { measureBlanks } from './measure-blanks.ts'
import { judgeInteractions } from './judge-interactions.ts'
import { measureInteractions } from './measure-interactions.ts'
import { measureRest, type RestFigures } from './measure-rest.ts'
import { measureSize } from './measure-size.ts'
import { measureTurns, type TurnFigures, type TurnsMeasured } from './measure-turns.ts'
import { median } from './median.ts'
import { SCREENS } from './scenes.ts'
import { takePictures } from './take-pictures.ts'

interface Line {
  screen: string
  what: string
  value: number
  gate: number
  detail?: string
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'turns,interactions,blanks,rest,size' },
    pictures: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const runs = Number(values.runs)
const wanted = new Set(values.pictures ? [] : values.only.split(','))
const lines: Line[] = []

const page = await servePage(new URL('page', import.meta.url))
try {
  if (wanted.has('turns')) await benchTurns()
  if (wanted.has('interactions')) await benchInteractions()
  if (wanted.has('blanks')) await benchBlanks()
  if (wanted.has('rest')) await benchRest()
  if (wanted.has('size')) await benchSize()
  if (values.pictures) console.log(await inBrowser((browser) => takePictures(browser, page.url)))
} finally {
  await page.close()
}
if (lines.length > 0) report()

async function benchTurns() {
  for (const screen of SCREENS) {
    const all: TurnsMeasured[] = []
    for (let run = 0; run < runs; run += 1) {
      const figures = await measureTurns(page.url, screen)
      console.log(screen.name, figures)
      all.push(figures)
    }
    const ratio = (what: string, name: keyof TurnFigures, gate: number) => {
      const [ours, bare] = [median(all.map((run) => run.compositor[name])), median(all.map((run) => run.bare[name]))]
      lines.push({
        screen: screen.name,
        what,
        value: Math.max(...all.map(({ share }) => share[name])),
        gate,
        detail: `${ours.toFixed(1)} against ${bare.toFixed(1)}`,
      })
    }
    ratio('main-thread CPU a turn, ms', 'mainThreadCpuMs', 0.2)
    ratio('paint events a turn', 'paints', 0.15)
    ratio('raster tasks a turn', 'rasterTasks', 0.06)
    ratio('layouts a turn', 'layouts', 0.08)
    ratio('main-thread CPU a drag of 30 moves, ms', 'dragCpuMs', 0.65)
    lines.push({
      screen: screen.name,
      what: 'layout shift over 40 turns',
      value: Math.max(...all.map(({ layoutShift }) => layoutShift)),
      gate: 0,
    })
  }
}

async function benchInteractions() {
  for (const screen of SCREENS) {
    const all: Awaited<ReturnType<typeof measureInteractions>>[] = []
    for (let run = 0; run < runs; run += 1) {
      const figures = await measureInteractions(page.url, screen)
      console.log(screen.name, 'interaction to next paint', figures)
      all.push(figures)
    }
    for (const name of ['atRest', 'inMotion'] as const)
      lines.push({ screen: screen.name, ...judgeInteractions(screen, name, all) })
  }
}

async function benchBlanks() {
  for (const screen of SCREENS) {
    const { turns, frames, blank } = await inBrowser((browser) => measureBlanks(browser, page.url, screen, 200))
    lines.push({
      screen: screen.name,
      what: 'blank frames',
      value: blank,
      gate: 0,
      detail: `${frames} looked at in ${turns} turns`,
    })
  }
}

async function benchRest() {
  const [screen] = SCREENS
  if (!screen) return
  const rest = await inBrowser((browser) => measureRest(browser, page.url, screen))
  const line = (what: string, name: keyof RestFigures, gate: number) =>
    lines.push({ screen: screen.name, what, value: rest[name], gate })
  line('style recalculations in 5 s at rest', 'restyles', 0)
  line('listeners left by 50 openings', 'listenersLeft', 0)
  line('nodes left by 50 openings', 'nodesLeft', 0)
  line('animations left', 'animationsLeft', 0)
  line('audio contexts left', 'audioContextsLeft', 0)
  line('timers left', 'timersLeft', 0)
  line('heap grown by 50 openings, part', 'heapGrowth', 0.1)
}

async function benchSize() {
  const { readerBytes, readerModulesBefore } = await measureSize()
  lines.push({ screen: '', what: "reader's JavaScript, KB gzip", value: readerBytes / 1_024, gate: 30 })
  lines.push({ screen: '', what: "reader's modules before a story is opened", value: readerModulesBefore, gate: 0 })
}

async function inBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launch()
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

function report() {
  console.table(
    lines.map(({ screen, what, value, gate, detail }) => ({
      screen,
      what,
      value: Number(value.toFixed(3)),
      gate,
      held: value <= gate,
      detail: detail ?? '',
    })),
  )
  const missed = lines.filter(({ value, gate }) => !(value <= gate))
  for (const { screen, what } of missed) console.error(`Missed: ${what} ${screen}`)
  if (missed.length > 0) process.exitCode = 1
}
