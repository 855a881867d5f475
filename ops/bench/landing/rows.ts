/**
 * The landing page's first visit on a phone (390 px, Slow 4G, a processor four times slower): the bytes received before
 * the largest picture is painted, and the time of that paint relative to the same page without scripts and fonts, in
 * the same run.
 */
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { BARE, serveBuiltSite } from '../built-site.ts'
import { median } from '../reader/median.ts'
import type { Row } from '../table.ts'
import { measureVisit, type Visit } from './measure-visit.ts'

const KB = 1_024

export async function measure(runs: number): Promise<Row[]> {
  const site = await serveBuiltSite()
  const found = await findBrowser()
  const browser = await chromium.launch({ ...(found && { executablePath: found.path }), args: CHROMIUM_ARGUMENTS })
  const product: Visit[] = []
  const bare: Visit[] = []
  try {
    for (let round = 0; round < runs; round++) {
      product.push(await visit(browser, `${site.url}/`))
      bare.push(await visit(browser, site.url + BARE))
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  const of = (figure: (visit: Visit) => number, visits = product) => median(visits.map(figure))
  const lcpMs = of((visit) => visit.lcpMs)
  const bareMs = of((visit) => visit.lcpMs, bare)
  return [
    {
      what: 'landing: on the wire before its largest paint',
      figure: of(({ before }) => before.bytes) / KB,
      unit: 'KB',
      budget: 90,
    },
    { what: '  fonts of it', figure: of(({ before }) => before.fonts) / KB, unit: 'KB' },
    { what: '  pictures of it', figure: of(({ before }) => before.pictures) / KB, unit: 'KB' },
    // The script that waits for an input, and nothing else.
    { what: '  scripts of it', figure: of(({ before }) => before.scripts) / KB, unit: 'KB', budget: 4 },
    { what: '  of Firebase', figure: of(({ before }) => before.firebase) / KB, unit: 'KB', budget: 0 },
    { what: 'landing: requests that block', figure: of(({ blocking }) => blocking), unit: '', budget: 0 },
    { what: 'landing: first picture', figure: of(({ firstPicture }) => firstPicture) / KB, unit: 'KB', budget: 25 },
    { what: 'landing: scripts until somebody moves', figure: of(({ scripts }) => scripts) / KB, unit: 'KB' },
    {
      what: 'landing: scripts once it is alive',
      figure: of(({ scriptsAlive }) => scriptsAlive) / KB,
      unit: 'KB',
      budget: 120,
    },
    { what: 'landing: largest paint', figure: lcpMs / 1_000, unit: 's' },
    { what: '  against the bare page', figure: lcpMs / bareMs, unit: 'x', budget: 1.25 },
    { what: 'landing: layout shift', figure: of(({ shift }) => shift), unit: '', budget: 0.005 },
  ]
}

async function visit(from: Browser, url: string): Promise<Visit> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
    locale: 'tr-TR',
    // Files from the service worker's cache would come from the device, and uncompressed.
    serviceWorkers: 'block',
  })
  try {
    return await measureVisit(await context.newPage(), url)
  } finally {
    await context.close()
  }
}
