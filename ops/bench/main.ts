/**
 * `npm run bench`: all rows of the table of budgets; `npm run bench -- landing --runs 3`: those of one bench. The other
 * benches run only by their name (ops/bench/NAME/main.ts). Fails if a budget is missed.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { printTable, type Row } from './table.ts'

/** In the order of the table. @param runs number of runs, of which the median counts */
const TABLE: Readonly<Record<string, () => Promise<{ measure: (runs: number) => Promise<Row[]> }>>> = {
  landing: () => import('./landing/rows.ts'),
  lighthouse: () => import('./lighthouse/rows.ts'),
  offline: () => import('./offline/rows.ts'),
  'read-along': () => import('./read-along/rows.ts'),
  rooms: () => import('./rooms/rows.ts'),
  photo: () => import('./photo/rows.ts'),
  'first-sight': () => import('./first-sight/rows.ts'),
  functions: () => import('./functions/rows.ts'),
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
  strict: false,
})
const [name] = positionals
const named = name ? TABLE[name] : undefined
const main = new URL(`./${name}/main.ts`, import.meta.url)

if (!name || named) {
  const rows: Row[] = []
  for (const load of named ? [named] : Object.values(TABLE))
    rows.push(...(await (await load()).measure(Number(values.runs))))
  const missed = printTable(rows)
  console.log(`\n${missed} of ${rows.filter(({ budget }) => budget !== undefined).length} budgets missed`)
  process.exitCode = missed === 0 ? 0 : 1
} else if (/^[a-z-]+$/.test(name) && existsSync(main)) {
  await import(main.href)
} else {
  console.error(`There is no bench '${name}'.`)
  process.exitCode = 1
}
