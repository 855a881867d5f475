/** A bench's figure and its budget. */
export interface Row {
  what: string
  /** Median of the runs. */
  figure: number
  unit: string
  /** A maximum; with `atLeast` a minimum; absent: the figure is only for comparison. */
  budget?: number
  atLeast?: boolean
}

const isMissed = ({ figure, budget, atLeast }: Row): boolean =>
  budget !== undefined && (atLeast ? figure < budget : figure > budget)

/** @returns the number of missed budgets */
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
