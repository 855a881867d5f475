/** Finds sentences of comments and names of tests that hide their subject. Used by plain-english.test.ts and commit-subjects.ts. */
import ts from 'typescript'

/** A sentence that begins with one of these names its subject late, or never. */
const WORDS = 'What|Who|Whom|Whose|Where|Whether|Of|As|By|But|Nobody|Somebody|Nothing|Beside|Behind'
const END = '(?![\\p{L}\\p{N}_-])'
const OPENING = new RegExp(`^['"\`(]*(?:${WORDS})${END}`, 'u')
const OPENING_IN_ANY_CASE = new RegExp(OPENING, 'iu')
const MAX_NAME_LENGTH = 80

/** Parsing all files takes seconds, and most files have no such word at the start of a possible sentence or name. */
const WORTH_PARSING = new RegExp(
  [
    `(?:[.?!]\\s+|[/*]\\s*|['"\`(])(?:${WORDS})${END}`,
    `(?://|/\\*+|\\*\\s*\\n\\s*\\*|['"\`(])\\s*(?:${WORDS.toLowerCase()})${END}`,
    `['"\`].{${MAX_NAME_LENGTH}}`,
  ].join('|'),
  'u',
)

export const opensBadly = (text: string): boolean => OPENING_IN_ANY_CASE.test(text)

/** @param text from a comment, without its marks. @returns sentences that begin with a word of the list */
function badSentences(text: string): string[] {
  return text
    .replace(/(^|\s)@[a-z]+(?![\w/])[^]*/, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .flatMap((paragraph) =>
      paragraph
        .split(/(?<=[.?!]) /)
        .filter((sentence, index) => (index === 0 ? OPENING_IN_ANY_CASE : OPENING).test(sentence)),
    )
}

export interface Finding {
  kind: 'comment' | 'test name'
  line: number
  text: string
}

const COMMENTS = /\/\*[^]*?\*\/|(?<=^[ \t]*)\/\/.*(?:\n[ \t]*\/\/.*)*|\/\/.*/gm
const withoutMarks = (comment: string): string =>
  comment.startsWith('/*')
    ? comment.slice(2, -2).replace(/^[ \t]*\*+[ \t]?/gm, '')
    : comment.replace(/^[ \t]*\/\/+/gm, '')

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe'])
const VARIANTS = new Set(
  'describe each for only skip todo fails fixme serial parallel concurrent sequential runIf skipIf'.split(' '),
)

/** @returns true for `test`, `test.only`, `test.describe.serial`, `test.each(table)` */
function definesTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TEST_FUNCTIONS.has(callee.text)
  if (ts.isPropertyAccessExpression(callee)) return VARIANTS.has(callee.name.text) && definesTest(callee.expression)
  return (
    ts.isCallExpression(callee) && ts.isPropertyAccessExpression(callee.expression) && definesTest(callee.expression)
  )
}

function nameOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

interface Name {
  name: string
  position: number
}

/**
 * @returns the names of tests, and the code with spaces in place of literals, because a `//` inside a literal is no
 * comment
 */
function read(source: ts.SourceFile): { names: Name[]; withoutLiterals: string } {
  const names: Name[] = []
  const parts: string[] = []
  let end = 0
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const start = ts.isJsxText(node) ? node.pos : node.getStart(source)
      parts.push(source.text.slice(end, start), source.text.slice(start, node.end).replace(/[^\n]/g, ' '))
      end = node.end
    }
    if (ts.isCallExpression(node) && node.arguments[0] && definesTest(node.expression)) {
      const name = nameOf(node.arguments[0])
      if (name !== undefined) names.push({ name, position: node.arguments[0].getStart(source) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { names, withoutLiterals: parts.join('') + source.text.slice(end) }
}

/** @returns sentences of comments and names of tests that the ceiling counts */
export function findingsIn(file: string, code: string): Finding[] {
  if (!WORTH_PARSING.test(code)) return []
  const source = ts.createSourceFile(file, code, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  })
  const { names, withoutLiterals } = read(source)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const sentences = [...withoutLiterals.matchAll(COMMENTS)].flatMap(({ 0: comment, index }) =>
    badSentences(withoutMarks(comment)).map((text) => ({ kind: 'comment' as const, line: lineOf(index), text })),
  )
  const unclear = names
    .filter(({ name }) => opensBadly(name) || name.length > MAX_NAME_LENGTH)
    .map(({ name, position }) => ({ kind: 'test name' as const, line: lineOf(position), text: name }))
  return [...sentences, ...unclear]
}
