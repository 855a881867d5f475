/**
 * Parses a text as it was agreed to (docs/legal, written by tests/text/agreed-texts.test.ts) into the parts of a legal
 * page.
 */
import { FILLED_BY_CONFIGURATION, type LegalBlock, type LegalFill } from '#text/legal/legal-text.ts'

/** Everything beneath one heading; the first part, without one, is the sentence beside the box. */
export interface AgreedPart {
  level: 'sentence' | 'page' | 'section'
  title: string
  blocks: readonly LegalBlock[]
}

const CELLS = ' | '
const FILLS = Object.entries(FILLED_BY_CONFIGURATION) as readonly [LegalFill['fill'], string][]

export function partsOf(text: string): AgreedPart[] {
  const parts: { level: AgreedPart['level']; title: string; lines: string[] }[] = [
    { level: 'sentence', title: '', lines: [] },
  ]
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) parts.push({ level: 'page', title: line.slice(2), lines: [] })
    else if (line.startsWith('## ')) parts.push({ level: 'section', title: line.slice(3), lines: [] })
    else if (line !== '') parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ lines, ...part }) => ({ ...part, blocks: blocksOf(lines) }))
}

function blocksOf(lines: readonly string[]): LegalBlock[] {
  return runsOf(lines).map(([kind, run]): LegalBlock => {
    const [first = '', ...others] = run
    if (kind === 'list') return { list: run.map((line) => line.slice(2)) }
    if (kind === 'table') return { head: first.split(CELLS), rows: others.map((line) => line.split(CELLS)) }
    const fill = FILLS.find(([, words]) => words === first)
    return fill ? { fill: fill[0] } : first
  })
}

type Kind = 'list' | 'table' | 'line'
const kindOf = (line: string): Kind => (line.startsWith('- ') ? 'list' : line.includes(CELLS) ? 'table' : 'line')

/** Lines of a list or a table stay together; each other line is alone. */
function runsOf(lines: readonly string[]): [Kind, string[]][] {
  const runs: [Kind, string[]][] = []
  for (const line of lines) {
    const kind = kindOf(line)
    const last = runs.at(-1)
    if (last?.[0] === kind && kind !== 'line') last[1].push(line)
    else runs.push([kind, [line]])
  }
  return runs
}
