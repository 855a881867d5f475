/**
 * `npm run bench -- landing [--runs 5]`: the landing page's first visit on a phone (390 px, Slow 4G, a processor four times
 * slower), built as for production and served with brotli. Prints what comes over the wire before the largest picture stands,
 * and how that moment compares with the same page without scripts and fonts, in the same run. Fails above the budgets.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../browser.ts'
import { freePorts } from '../../local-env/ports.ts'
import { environmentVariables } from '../../local-env/variables.ts'
import { run } from '../../test-runner/run.ts'
import { median } from '../reader/median.ts'
import { measureVisit, type Visit } from './measure-visit.ts'
import { serveBuilt } from './serve-built.ts'

const { values } = parseArgs({ args: process.argv.slice(3), options: { runs: { type: 'string', default: '5' } } })
const KB = 1_024

const folder = mkdtempSync(join(tmpdir(), 'masal-landing-'))
const environment = environmentVariables(await freePorts())
if (!(await run('vite', ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], environment)))
  throw new Error('The app does not build')
const site = await serveBuilt(folder)
const found = await findBrowser()
const browser = await chromium.launch({ ...(found && { executablePath: found.path }), args: CHROMIUM_ARGUMENTS })

const visits = { product: [] as Visit[], bare: [] as Visit[] }
for (let round = 0; round < Number(values.runs); round++) {
  visits.product.push(await visit(browser, '/'))
  visits.bare.push(await visit(browser, '/bare.html'))
}
await browser.close()
await site.stop()
rmSync(folder, { recursive: true, force: true })

const of = (kind: keyof typeof visits, figure: (visit: Visit) => number) => median(visits[kind].map(figure))
const lcp = of('product', ({ lcpMs }) => lcpMs)
const bareLcp = of('bare', ({ lcpMs }) => lcpMs)
let missed = 0
row('on the wire before it', of('product', ({ before }) => before.bytes) / KB, 'KB', 90)
row('  fonts of it', of('product', ({ before }) => before.fonts) / KB, 'KB')
row('  pictures of it', of('product', ({ before }) => before.pictures) / KB, 'KB')
row('scripts before it', of('product', ({ before }) => before.scripts) / KB, 'KB', 2)
row('of Firebase before it', of('product', ({ before }) => before.firebase) / KB, 'KB', 0)
row(
  'requests that block',
  of('product', ({ blocking }) => blocking),
  '',
  0,
)
row('first picture', of('product', ({ firstPicture }) => firstPicture) / KB, 'KB', 25)
row('scripts until it is alive', of('product', ({ scripts }) => scripts) / KB, 'KB', 89)
row('largest paint', lcp / 1_000, 's')
row('  of the bare page', bareLcp / 1_000, 's')
row('  against the bare page', lcp / bareLcp, 'x', 1.25)
row(
  'layout shift',
  of('product', ({ shift }) => shift),
  '',
  0.005,
)
console.log(`\n${values.runs} rounds, ${missed} budgets missed`)
process.exitCode = missed === 0 ? 0 : 1

async function visit(from: Browser, path: string): Promise<Visit> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
    locale: 'tr-TR',
  })
  try {
    return await measureVisit(await context.newPage(), site.url + path)
  } finally {
    await context.close()
  }
}

function row(name: string, value: number, unit: string, budget?: number): void {
  const isMissed = budget !== undefined && value > budget
  if (isMissed) missed += 1
  const judged = budget === undefined ? '' : isMissed ? `  MISSED (${budget} ${unit})` : `  ≤ ${budget}`
  console.log(`  ${name.padEnd(28)}${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit}${judged}`)
}
