/**
 * Records a trace of Chromium, and reads from it the work of the page's main thread and raster workers between two
 * marks.
 */
import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  /** Microseconds of thread time, of complete events. */
  tdur?: number
  args?: { chrome_mojo_event_info?: { mojo_interface_tag?: string } }
}
export interface Work {
  mainThreadCpuMs: number
  paints: number
  rasterTasks: number
  layouts: number
  styleRecalculations: number
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'cc', 'toplevel']

/** @param browser a session of the whole browser: raster runs outside of the page's own process */
export async function traced(browser: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  browser.on('Tracing.dataCollected', collect)
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  await act()
  const complete = new Promise<void>((resolve) => browser.once('Tracing.tracingComplete', () => resolve()))
  await browser.send('Tracing.end')
  await complete
  browser.off('Tracing.dataCollected', collect)
  return events
}

/**
 * The work between each `performance.mark('NAME:from')` and the next `performance.mark('NAME:to')`.
 * @returns one entry for each pair of marks
 * @throws if the trace has no such marks, or no pair
 */
export function workBetween(events: readonly TraceEvent[], name: string): [Work, ...Work[]] {
  const marks = events
    .filter((event) => event.cat.includes('blink.user_timing') && event.name.startsWith(`${name}:`))
    .sort((a, b) => a.ts - b.ts)
  const [first] = marks
  if (!first) throw new Error(`The trace has no marks '${name}'`)
  const ofPage = events.filter((event) => event.pid === first.pid && event.ph === 'X')
  const task = ofPage.some((event) => event.tid === first.tid && event.name === 'RunTask')
    ? 'RunTask'
    : 'ThreadControllerImpl::RunTask'
  const [work, ...others] = marks.flatMap((mark, index) => {
    const next = marks[index + 1]
    if (!mark.name.endsWith(':from') || !next?.name.endsWith(':to')) return []
    const inside = ofPage.filter(({ ts }) => ts >= mark.ts && ts <= next.ts)
    return workOf(
      inside.filter((event) => event.tid === first.tid),
      inside.filter((event) => event.name === 'RasterTask').length,
      task,
    )
  })
  if (!work) throw new Error(`The trace has no end of '${name}'`)
  return [work, ...others]
}

function workOf(onMain: readonly TraceEvent[], rasterTasks: number, task: string): Work {
  const cpuMs = (list: readonly TraceEvent[]) => list.reduce((sum, event) => sum + (event.tdur ?? 0), 0) / 1_000
  // The bench's own requests to the page (a drag sends one with each move) are not the book's work.
  const asked = onMain.filter((event) =>
    event.args?.chrome_mojo_event_info?.mojo_interface_tag?.startsWith('blink.mojom.DevTools'),
  )
  const count = (what: string) => onMain.filter((event) => event.name === what).length
  return {
    mainThreadCpuMs: cpuMs(onMain.filter((event) => event.name === task)) - cpuMs(asked),
    paints: count('Paint'),
    rasterTasks,
    layouts: count('Layout'),
    styleRecalculations: count('UpdateLayoutTree'),
  }
}
