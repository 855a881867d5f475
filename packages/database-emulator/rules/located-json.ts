import { positionAt, RulesError } from './rules-error.ts'

/**
 * JSON of rules files (comments allowed). Each value has its offset in the text, so that an error inside a rule names
 * its line and column.
 */
export type LocatedJson =
  | { readonly is: 'object'; readonly offset: number; readonly members: readonly LocatedMember[] }
  | { readonly is: 'array'; readonly offset: number; readonly items: readonly LocatedJson[] }
  | { readonly is: 'string'; readonly offset: number; readonly value: string; readonly offsets: readonly number[] }
  | { readonly is: 'literal'; readonly offset: number; readonly value: number | boolean | null }

export interface LocatedMember {
  readonly key: string
  readonly keyOffset: number
  readonly value: LocatedJson
}

const BLANK_OR_COMMENT = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
const LITERAL = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

/** @throws RulesError with the position of the first mistake */
export function parseLocatedJson(text: string): LocatedJson {
  let offset = 0

  function fail(problem: string, at = offset): never {
    const { line, column } = positionAt(text, at)
    throw new RulesError(problem, line, column)
  }

  function skipBlanks(): void {
    BLANK_OR_COMMENT.lastIndex = offset
    offset += BLANK_OR_COMMENT.exec(text)?.[0].length ?? 0
  }

  function take(mark: string): boolean {
    skipBlanks()
    if (text[offset] !== mark) return false
    offset += 1
    return true
  }

  function expect(mark: string): void {
    if (!take(mark)) fail(`expected '${mark}'`)
  }

  function readValue(): LocatedJson {
    skipBlanks()
    const start = offset
    if (take('{')) return { is: 'object', offset: start, members: readList('}', readMember) }
    if (take('[')) return { is: 'array', offset: start, items: readList(']', readValue) }
    if (text[offset] === '"') return readString()
    LITERAL.lastIndex = offset
    const literal = LITERAL.exec(text)?.[0]
    if (literal === undefined) return fail('expected a value')
    offset += literal.length
    return { is: 'literal', offset: start, value: JSON.parse(literal) as number | boolean | null }
  }

  function readList<T>(end: string, readOne: () => T): T[] {
    const list: T[] = []
    if (take(end)) return list
    do list.push(readOne())
    while (take(','))
    expect(end)
    return list
  }

  function readMember(): LocatedMember {
    skipBlanks()
    if (text[offset] !== '"') fail('expected a key in double quotes')
    const key = readString()
    expect(':')
    return { key: key.value, keyOffset: key.offset, value: readValue() }
  }

  /** `offsets[i]` is the position of the value's i-th character in the text. */
  function readString(): LocatedJson & { is: 'string' } {
    const start = offset
    const offsets: number[] = []
    let value = ''
    offset += 1
    while (text[offset] !== '"') {
      const character = text[offset]
      // A rule may span several lines: the service accepts line breaks inside a string.
      if (character === undefined) return fail('this string is not closed', start)
      offsets.push(offset)
      value += character === '\\' ? readEscape() : character
      offset += 1
    }
    offsets.push(offset)
    offset += 1
    return { is: 'string', offset: start, value, offsets }
  }

  function readEscape(): string {
    offset += 1
    const escaped = text[offset] ?? ''
    if (escaped === 'u' && /^[0-9a-fA-F]{4}$/.test(text.slice(offset + 1, offset + 5))) {
      offset += 4
      return String.fromCharCode(Number.parseInt(text.slice(offset - 3, offset + 1), 16))
    }
    return ESCAPES[escaped] ?? fail('unknown escape in a string', offset - 1)
  }

  const value = readValue()
  skipBlanks()
  if (offset < text.length) fail('nothing may follow the rules')
  return value
}
