import type { Expression } from './expression.ts'

/** Prints a part of a rule, for explanations. */
export function printExpression(expression: Expression): string {
  switch (expression.is) {
    case 'literal':
      return typeof expression.value === 'string' ? quoted(expression.value) : String(expression.value)
    case 'pattern':
      return `/${expression.pattern.source}/${expression.pattern.ignoreCase ? 'i' : ''}`
    case 'list':
      return `[${printAll(expression.items)}]`
    case 'name':
      return expression.name
    case 'member':
      return `${printOperand(expression.of)}.${expression.name}`
    case 'index':
      return `${printOperand(expression.of)}[${printExpression(expression.key)}]`
    case 'call':
      return `${printOperand(expression.of)}.${expression.method}(${printAll(expression.args)})`
    case 'unary':
      return `${expression.operator}${printOperand(expression.operand)}`
    case 'binary':
      return `${printOperand(expression.left)} ${expression.operator} ${printOperand(expression.right)}`
    case 'choice':
      return [expression.test, '?', expression.yes, ':', expression.no]
        .map((part) => (typeof part === 'string' ? part : printOperand(part)))
        .join(' ')
  }
}

function printAll(expressions: readonly Expression[]): string {
  return expressions.map(printExpression).join(', ')
}

/** Puts a compound operand in parentheses: readers need not know which operator binds tighter. */
function printOperand(expression: Expression): string {
  const text = printExpression(expression)
  return expression.is === 'binary' || expression.is === 'choice' || expression.is === 'unary' ? `(${text})` : text
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
