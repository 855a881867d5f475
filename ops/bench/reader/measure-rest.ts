/** The whole reader: its work without input, and what it leaves in memory. */
import type { Browser } from '@playwright/test'
import type { Screen } from './scenes.ts'
import { traced, workBetween } from './trace.ts'

export interface RestFigures {
  /** Counted in five seconds, starting four seconds after the last input. */
  restyles: number
  heapGrowth: number
  /** Listeners and nodes left by 50 openings, not counting the warm-up. */
  listenersLeft: number
  nodesLeft: number
  animationsLeft: number
  audioContextsLeft: number
  timersLeft: number
}

const STEPS_MS = 6_000
const READY_MS = 2_000
const QUIET_AFTER_MS = 4_000
const REST_MS = 5_000
/**
 * After the warm-up, code that is called often is compiled: compiled code is heap too, and grows during the first
 * twenty openings (0.4 MB) only.
 */
const WARM_UP = 20
const OPENINGS = 50

/** @returns style recalculations at rest, on a real clock */
async function restylesAtRest(browser: Browser, url: string, screen: Screen): Promise<number> {
  const context = await browser.newContext(screen.context)
  try {
    const page = await context.newPage()
    await page.goto(`${url}?book=reader`)
    await page.getByRole('toolbar').waitFor({ state: 'attached' })
    if (screen.context.isMobile) await page.getByRole('button', { name: 'Hikayeyi Başlat' }).tap()
    await page.getByRole('button', { name: 'Müzik', exact: true }).click()
    await page.getByRole('button', { name: 'Sesli okuma', exact: true }).click()
    await page.keyboard.press('ArrowRight')
    await page.mouse.move(4, 4)
    const wholeBrowser = await browser.newBrowserCDPSession()
    const events = await traced(wholeBrowser, async () => {
      await page.waitForTimeout(QUIET_AFTER_MS)
      await page.evaluate(() => performance.mark('rest:from'))
      await page.waitForTimeout(REST_MS)
      await page.evaluate(() => performance.mark('rest:to'))
    })
    const [rest] = workBetween(events, 'rest')
    return rest.styleRecalculations
  } finally {
    await context.close()
  }
}

export async function measureRest(browser: Browser, url: string, screen: Screen): Promise<RestFigures> {
  const restyles = await restylesAtRest(browser, url, screen)
  const context = await browser.newContext(screen.context)
  try {
    const page = await context.newPage()
    // The fake clock saves waiting for all openings, eight seconds each.
    await page.clock.install()
    await page.addInitScript(countLiving)
    await page.goto(`${url}?book=reader`)
    const target = await context.newCDPSession(page)
    await target.send('Performance.enable')

    const openAndClose = async () => {
      await page.getByRole('dialog').waitFor()
      await page.clock.runFor(STEPS_MS)
      await page.getByText('Masalınız Hazır!').waitFor()
      await page.clock.runFor(READY_MS)
      await page.getByRole('toolbar').waitFor({ state: 'attached' })
      if (screen.context.isMobile) await page.getByRole('button', { name: 'Hikayeyi Başlat' }).click()
      await page.keyboard.press('ArrowRight')
      await page.evaluate(() => window.bench.mount(false))
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const again = async (times: number) => {
      for (let opening = 0; opening < times; opening += 1) {
        await page.evaluate(() => window.bench.mount(true))
        await openAndClose()
      }
    }
    const collected = async (): Promise<{ listeners: number; nodes: number; heap: number }> => {
      await target.send('HeapProfiler.collectGarbage')
      const { metrics } = await target.send('Performance.getMetrics')
      const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
      return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') }
    }
    /**
     * One collection frees objects, and only then can the next one free more: the reader closed last is freed after two
     * or three.
     */
    const collectedWhole = async () => {
      let before = await collected()
      for (;;) {
        const now = await collected()
        if (now.listeners === before.listeners && now.nodes === before.nodes) return now
        before = now
      }
    }
    const living = async () => {
      // A pending timer keeps the last reader in memory until it fires.
      await page.clock.runFor(STEPS_MS)
      return {
        ...(await collectedWhole()),
        ...(await page.evaluate(() => ({
          animations: document.getAnimations().length,
          audio: window.living.audio.size,
          timers: window.living.timers.size,
        }))),
      }
    }

    await openAndClose()
    await again(WARM_UP)
    const before = await living()
    await again(OPENINGS)
    const after = await living()
    return {
      restyles,
      heapGrowth: after.heap / before.heap - 1,
      listenersLeft: after.listeners - before.listeners,
      nodesLeft: after.nodes - before.nodes,
      animationsLeft: after.animations,
      audioContextsLeft: after.audio,
      timersLeft: after.timers - before.timers,
    }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    living: { audio: Set<AudioContext>; timers: Set<number> }
  }
}

/** Counts audio contexts that are not closed, and timers that have neither fired nor been cleared. */
function countLiving() {
  const living: Window['living'] = { audio: new Set(), timers: new Set() }
  window.living = living
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      living.audio.add(this)
    }
    override close() {
      living.audio.delete(this)
      return super.close()
    }
  }

  const { setTimeout: set, clearTimeout: clear } = window
  window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id: number = set(() => {
      living.timers.delete(id)
      if (typeof act === 'function') act(...rest)
    }, ms)
    living.timers.add(id)
    return id
  }) as typeof window.setTimeout
  window.clearTimeout = (id) => {
    living.timers.delete(id as number)
    clear(id)
  }
}
