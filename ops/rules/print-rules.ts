/** Prints the rules as Firebase reads them: JSON with comments, and with strings over several lines. */
import type { Condition, Joint, Place } from './condition.ts'

const WIDTH = 120
const STEP = '  '
const HEADER =
  '// Built by `npm run ops -- build-rules`: change ops/rules, where comments say why a condition is there.'

export const printRules = (rules: Place): string => `{
${STEP}${HEADER}
${STEP}"rules": ${printPlace(rules, STEP, 0)}
}
`

/** Prints one line if the path has a single rule that fits. */
function printPlace(place: Place, indent: string, room: number): string {
  const inner = indent + STEP
  const members = Object.entries(place).map(([key, value]) => `${inner}"${key}": ${printValue(key, value, inner)}`)
  const [only = ''] = members
  const short = `{ ${only.trim()} }`
  const isShort = members.length === 1 && !only.includes('\n') && short.length <= room
  return isShort ? short : `{\n${members.join(',\n')}\n${indent}}`
}

function printValue(key: string, value: Place[string], indent: string): string {
  if (typeof value === 'boolean') return String(value)
  if (isNames(value)) return `[${value.map((name) => JSON.stringify(name)).join(', ')}]`
  if (key === '.indexOn') return JSON.stringify(value)
  const room = WIDTH - `${indent}"${key}": ,`.length
  if (isPlace(value)) return printPlace(value, indent, room)
  return `"${printCondition(value, indent + STEP, room - '""'.length)}"`
}

const isNames = (value: Place[string]): value is readonly string[] => Array.isArray(value)
const isPlace = (value: Place[string]): value is Place => typeof value === 'object' && !('joinedBy' in value)

/** Prints one line if it fits, else one condition in each line. */
function printCondition(condition: Condition, indent: string, room: number): string {
  const line = inOneLine(condition)
  if (line.length <= room) return line
  if (typeof condition === 'string') return inSeveralLines(line, indent, room)
  const { conditions, joinedBy } = condition
  return conditions
    .map((one, index) => {
      const left = (index === 0 ? room : WIDTH - indent.length) - ` ${joinedBy}`.length
      if (!needsBrackets(one, condition)) return printCondition(one, indent, left)
      const short = `(${inOneLine(one)})`
      return short.length <= left
        ? short
        : `(\n${indent}${STEP}${printCondition(one, indent + STEP, WIDTH - indent.length - STEP.length)}\n${indent})`
    })
    .join(` ${joinedBy}\n${indent}`)
}

function inOneLine(condition: Condition): string {
  if (typeof condition === 'string') return escaped(condition)
  return condition.conditions
    .map((one) => (needsBrackets(one, condition) ? `(${inOneLine(one)})` : inOneLine(one)))
    .join(` ${condition.joinedBy} `)
}

const needsBrackets = (part: Condition, whole: Joint): part is Joint =>
  typeof part !== 'string' && part.joinedBy !== whole.joinedBy

/** Breaks between words; a quoted text stays in one line. */
function inSeveralLines(line: string, indent: string, room: number): string {
  const [first = '', ...words] = line.match(/(?:'[^']*'|[^ '])+/g) ?? []
  const lines = [first]
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    const left = lines.length === 1 ? room : WIDTH - indent.length - STEP.length
    if (last.length + 1 + word.length <= left) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join(`\n${indent}${STEP}`)
}

/** JSON in ASCII, so that an invisible letter is readable in the file. */
function escaped(condition: string): string {
  if (/&&|\|\|/.test(condition)) throw new Error(`join conditions with all and any: ${condition}`)
  return condition.replace(/["\\]|[^ -~]/g, (letter) =>
    letter === '"' || letter === '\\' ? `\\${letter}` : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
