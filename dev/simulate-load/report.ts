/** What a run has shown, as a table. */
import { CALL_MS, type Called } from './assumptions.ts'
import type { Waits } from './measures.ts'
import { CALL_USD, FUNCTION_HOUR_USD, PARAGRAPH_USD, PICTURE_USD } from './prices.ts'
import type { Outcome } from './run-load.ts'

const CALLED = Object.keys(CALL_MS) as Called[]
const HOUR_MS = 60 * 60_000

/** Whatever a book stands for is in it: the pay pages that nobody pays, the sweep and the walk too. */
export function report(outcome: Outcome, print: (line: string) => void): void {
  const { queue, hours, paid, checkouts, turnedAway, oldest, studio } = outcome
  print(`── ${queue}: ${checkouts} pay pages, ${paid} paid, ${hours.toFixed(1)} h`)
  const row = (what: string, all: Waits, calm: Waits) =>
    print(
      [what, all.count, all.p50, all.p99, all.longest, calm.count, calm.p50, calm.p99, calm.longest]
        .map((cell, column) => (column === 0 ? String(cell).padEnd(18) : String(cell).padStart(8)))
        .join(''),
    )
  print(`${''.padEnd(18)}   count     p50     p99 longest   | without the painter's hour and what followed`)
  row('paid to book, s', outcome.books, outcome.calmBooks)
  row('paid to refund, s', outcome.refunds, outcome.calmRefunds)
  const calmAgain = Number.isFinite(outcome.calmAgainAfterMs) ? inSeconds(outcome.calmAgainAfterMs) : 'never'
  print(`books were on time again after the painter was back: ${calmAgain}`)
  print(
    `oldest due: paid ${inSeconds(oldest.paidMs)}, unpaid ${inSeconds(oldest.unpaidMs)}, users ${inSeconds(oldest.usersMs)}, notices ${inSeconds(oldest.noticesMs)}`,
  )
  print(
    `painter: ${studio.pictures} pictures, ${studio.tooMany} refused as too many, ${studio.inVain} asked in vain; Stripe refused ${outcome.stripeRefusals}; turned away ${turnedAway}; longest line of the database ${outcome.longestLineMs} ms; most tasks for books ${outcome.longestQueue}`,
  )
  printCalls(outcome, print)
  const { read, written } = outcome.bytes
  const inKilobytes = (bytes: number) => `${Math.round(bytes / 1_000 / Math.max(1, paid))} kB`
  print(`a paid book reads ${inKilobytes(read)} of the database and writes ${inKilobytes(written)}`)
  print(`a paid book costs $${costOf(outcome).toFixed(3)}: $${mediaCostOf(outcome).toFixed(3)} of it to providers`)
}

export const lastLineOf = ({ queue, books, refunds, oldest }: Outcome): string =>
  `${books.count} books, p99 to book ${books.p99} s, p99 to refund ${refunds.p99} s, oldest due ${inSeconds(Math.max(oldest.paidMs, oldest.unpaidMs))} (${queue})`

function printCalls({ calls, paid }: Outcome, print: (line: string) => void): void {
  const cell = (count: number) => (count / Math.max(1, paid)).toFixed(1)
  print(`${'calls a paid book'.padEnd(18)}${CALLED.map((called) => called.padStart(18)).join('')}`)
  const rows = [...calls].map(([name, own]) => ({ name, counts: CALLED.map((called) => own.get(called) ?? 0) }))
  const all = CALLED.map((_called, column) => sum(rows.map(({ counts }) => counts[column] ?? 0)))
  for (const { name, counts } of [...rows, { name: 'all', counts: all }])
    print(`${name.padEnd(18)}${counts.map((count) => cell(count).padStart(18)).join('')}`)
}

const mediaCostOf = ({ studio, paid }: Outcome): number =>
  (studio.pictures * PICTURE_USD + studio.paragraphs * PARAGRAPH_USD) / Math.max(1, paid)

function costOf(outcome: Outcome): number {
  const { calls, paid, functionsMs } = outcome
  const ofCalls = sum([...calls.values()].flatMap((own) => [...own].map(([called, count]) => count * CALL_USD[called])))
  return mediaCostOf(outcome) + (ofCalls + (functionsMs / HOUR_MS) * FUNCTION_HOUR_USD) / Math.max(1, paid)
}

const inSeconds = (ms: number): string => `${Math.round(ms / 1_000)} s`
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
