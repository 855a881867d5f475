/**
 * `npm run operate:status -- FILE [--days 7]`: whether a real site meets its service levels, read from its database
 * with the variables in FILE (lines NAME=VALUE, as `npx netlify env:list --plain --context production` prints them). It
 * writes no data and names no user. Last line: `N service levels, N held`.
 */
import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'

const DAY_MS = 24 * 60 * 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string', default: '7' } },
})
const [file] = positionals
if (file !== undefined) Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')))

// Imported only after the variables are set: settings are read at their first use.
const { readHealth } = await import('#netlify/monitoring/health.ts')
const { ordersPaidSince } = await import('./operate/read-site.ts')
const { inWords, serviceLevels } = await import('./operate/service-levels.ts')

const nowMs = Date.now()
const [health, orders] = await Promise.all([readHealth(), ordersPaidSince(nowMs - Number(values.days) * DAY_MS)])
const levels = serviceLevels(orders, health, nowMs)

console.log(`Orders that were paid in the last ${values.days} days: ${orders.length}`)
for (const [state, count] of Object.entries(health?.orders ?? {})) console.log(`  ${state.padEnd(14)} ${count}`)
if (health) console.log(`As it stood ${inWords(nowMs - health.sweptAt)} ago.\n`)
for (const { what, promised, figure, isHeld } of levels)
  console.log(`${isHeld ? '✓' : '✗'} ${what.padEnd(34)} ${figure.padEnd(14)} promised: ${promised}`)
const held = levels.filter(({ isHeld }) => isHeld).length
console.log(`${levels.length} service levels, ${held} held`)
process.exitCode = held === levels.length ? 0 : 1
