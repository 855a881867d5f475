/** An invalid rules file, with the position of the mistake: lines and columns count from 1. */
export class RulesError extends Error {
  override name = 'RulesError'
  readonly line: number
  readonly column: number

  constructor(problem: string, line: number, column: number) {
    super(`${line}:${column}: ${problem}`)
    this.line = line
    this.column = column
  }
}

/** Line and column of an offset in a text, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}
