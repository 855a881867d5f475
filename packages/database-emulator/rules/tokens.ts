import { ExpressionError } from './expression.ts'
import { patternFrom } from './pattern.ts'

export type Token =
  | { readonly is: 'number'; readonly at: number; readonly value: number }
  | { readonly is: 'string'; readonly at: number; readonly value: string }
  | { readonly is: 'pattern'; readonly at: number; readonly pattern: RegExp }
  | { readonly is: 'name'; readonly at: number; readonly name: string }
  | { readonly is: 'mark'; readonly at: number; readonly mark: string }
  | { readonly is: 'end'; readonly at: number }

const BLANK = /\s+/y
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+/y
const NAME = /[A-Za-z_$][A-Za-z0-9_$]*/y
const STRING = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y
const PATTERN = /\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)/y
/** Rules do not know the operator `--`; `- -1` is two operators. */
const MARK = /===|!==|==|!=|<=|>=|&&|\|\||-(?!-)|[+*/%<>!?:.,()[\]]/y
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** @throws ExpressionError */
export function tokensOf(rule: string): Token[] {
  const tokens: Token[] = []
  let at = 0

  function take(form: RegExp): RegExpExecArray | null {
    form.lastIndex = at
    const found = form.exec(rule)
    if (found !== null) at += found[0].length
    return found
  }

  for (;;) {
    take(BLANK)
    const start = at
    if (start >= rule.length) return [...tokens, { is: 'end', at: start }]
    const token = nextToken(start)
    if (token === null) throw new ExpressionError(`unexpected character '${rule[start]}'`, start)
    tokens.push(token)
  }

  function nextToken(start: number): Token | null {
    const number = take(NUMBER)
    if (number !== null) return { is: 'number', at: start, value: Number(number[0]) }
    const name = take(NAME)
    if (name !== null) return { is: 'name', at: start, name: name[0] }
    const string = take(STRING)
    if (string !== null) return { is: 'string', at: start, value: unquote(string[0]) }
    // A slash begins a pattern only where an argument may begin; elsewhere it divides.
    const previous = tokens.at(-1)
    if (rule[start] === '/' && previous?.is === 'mark' && (previous.mark === '(' || previous.mark === ',')) {
      const pattern = take(PATTERN)
      if (pattern !== null)
        return { is: 'pattern', at: start, pattern: patternFrom(pattern[1] ?? '', pattern[2] ?? '', start) }
    }
    const mark = take(MARK)
    return mark === null ? null : { is: 'mark', at: start, mark: mark[0] }
  }
}

function unquote(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code: string | undefined, character: string | undefined) =>
      code === undefined
        ? (ESCAPES[character ?? ''] ?? character ?? '')
        : String.fromCharCode(Number.parseInt(code, 16)),
    )
}
