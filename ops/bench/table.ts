/** A bench's figure, its budget, and if it is held. */
export interface Row {
  what: string
  /** Median of its runs. */
  figure: number
  unit: string
  /** At most; with `atLeast` at least; absent: it stands there to be compared with. */
  budget?: number
  atLeast?: boolean
}

const isMissed = ({ figure, budget, atLeast }: Row): boolean =>
  budget !== undefined && (atLeast ? figure < budget : figure > budget)

/** @returns how many budgets are missed */
export function printTable(rows: readonly Row[]): number {
  const width = Math.max(...rows.map(({ what }) => what.length))
  const lines = rows.map((row) => {
    const { what, figure, unit, budget, atLeast } = row
    const limit = budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${budget}`
    const held = budget === undefined ? '' : isMissed(row) ? 'MISSED' : 'held'
    const amount = figure.toFixed(figure !== 0 && Math.abs(figure) < 10 ? 2 : 0)
    return `${what.padEnd(width)}  ${limit.padStart(8)}  ${amount.padStart(8)} ${unit.padEnd(4)} ${held}`
  })
  console.log(
    `\n${'what'.padEnd(width)}  ${'budget'.padStart(8)}  ${'figure'.padStart(8)}      held\n${lines.join('\n')}`,
  )
  return rows.filter(isMissed).length
}
