/** Lighthouse, mobile, simulated Slow 4G, on the built public pages; the median of the runs. */
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { freePorts } from '#local/environment/ports.ts'
import { BARE, serveBuiltSite, SHARED_BOOK } from '../built-site.ts'
import { median } from '../reader/median.ts'
import type { Row } from '../table.ts'

const PAGES = { landing: '/', about: '/about', 'a legal page': '/privacy', 'a shared book': SHARED_BOOK }
const CATEGORIES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const BLOCKING_MS = 50
/** This page is not prebuilt: the app draws it after it has loaded. */
const OF_THE_APP = { performance: 85, blockingMs: 250 }

export async function measure(runs: number): Promise<Row[]> {
  const site = await serveBuiltSite()
  const { vite: port } = await freePorts()
  const found = await findBrowser()
  const browser = await chromium.launch({
    ...(found && { executablePath: found.path }),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  })
  const rows: Row[] = []
  try {
    const look = async (path: string) => {
      const answer = await lighthouse(site.url + path, { port, output: 'json', logLevel: 'silent' })
      if (!answer) throw new Error(`Lighthouse said nothing of ${path}`)
      return answer.lhr
    }
    for (const [name, path] of Object.entries(PAGES)) {
      const reports: Result[] = []
      const bare: Result[] = []
      for (let round = 0; round < runs; round++) {
        reports.push(await look(path))
        if (path === '/') bare.push(await look(BARE))
      }
      const of = (figure: (report: Result) => number, list = reports) => median(list.map(figure))
      for (const [category, budget] of Object.entries(CATEGORIES)) {
        // Search engines must not find this page, and Lighthouse counts that as a fault.
        if (category === 'seo' && path === SHARED_BOOK) continue
        const isAppsSpeed = category === 'performance' && path === SHARED_BOOK
        rows.push({
          what: `Lighthouse, ${name}: ${category}`,
          figure: of(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
          unit: '',
          budget: isAppsSpeed ? OF_THE_APP.performance : budget,
          atLeast: true,
        })
      }
      rows.push(
        {
          what: `Lighthouse, ${name}: total blocking time`,
          figure: of(audit('total-blocking-time')),
          unit: 'ms',
          budget: path === SHARED_BOOK ? OF_THE_APP.blockingMs : BLOCKING_MS,
        },
        {
          what: `Lighthouse, ${name}: layout shift`,
          figure: of(audit('cumulative-layout-shift')),
          unit: '',
          budget: 0.005,
        },
        {
          what: `Lighthouse, ${name}: largest paint`,
          figure: of(audit('largest-contentful-paint')) / 1_000,
          unit: 's',
        },
      )
      if (bare.length > 0)
        rows.push({
          what: '  against the bare page',
          figure: of(audit('largest-contentful-paint')) / of(audit('largest-contentful-paint'), bare),
          unit: 'x',
          budget: 1.25,
        })
      for (const failed of failedAudits(reports)) console.log(`  ${name}: ${failed}`)
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return rows
}

const audit =
  (id: string) =>
  ({ audits }: Result): number =>
    audits[id]?.numericValue ?? Number.POSITIVE_INFINITY

/** The weighted audits with a score below 0.9 in one of the runs. */
function failedAudits(reports: readonly Result[]): Set<string> {
  const failed = new Set<string>()
  for (const { categories, audits } of reports)
    for (const { auditRefs } of Object.values(categories))
      for (const { id, weight } of auditRefs) {
        const score = audits[id]?.score
        if (weight > 0 && typeof score === 'number' && score < 0.9)
          failed.add(`${id} (${audits[id]?.displayValue ?? 'failed'})`)
      }
  return failed
}
