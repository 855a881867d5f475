import type { Row } from './coverage.ts'

/** The rows as a table for a terminal. The last column counts the decisions of a row's rarest condition. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ name, yes, no, conditions, isConstant }) => {
    const seldomest = [...conditions].sort((one, other) => one.decided - other.decided)[0]
    return [
      name,
      isConstant && yes === 0 ? '-' : String(yes),
      isConstant && no === 0 ? '-' : String(no),
      String(conditions.length),
      seldomest ? String(seldomest.decided) : '-',
    ]
  })
  const all = [['rule', 'yes', 'no', 'conditions', 'decided ≥'], ...lines]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  return all
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
