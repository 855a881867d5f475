/** The syntax tree of a rule. `at` is the offset in the rule's text. */
export type Expression =
  | { readonly is: 'literal'; readonly at: number; readonly value: string | number | boolean | null }
  | { readonly is: 'pattern'; readonly at: number; readonly pattern: RegExp }
  | { readonly is: 'list'; readonly at: number; readonly items: readonly Expression[] }
  | { readonly is: 'name'; readonly at: number; readonly name: string }
  | { readonly is: 'member'; readonly at: number; readonly of: Expression; readonly name: string }
  | { readonly is: 'index'; readonly at: number; readonly of: Expression; readonly key: Expression }
  | {
      readonly is: 'call'
      readonly at: number
      readonly of: Expression
      readonly method: string
      readonly args: readonly Expression[]
    }
  | { readonly is: 'unary'; readonly at: number; readonly operator: '!' | '-'; readonly operand: Expression }
  | {
      readonly is: 'binary'
      readonly at: number
      readonly operator: BinaryOperator
      readonly left: Expression
      readonly right: Expression
    }
  | {
      readonly is: 'choice'
      readonly at: number
      readonly test: Expression
      readonly yes: Expression
      readonly no: Expression
    }

export type BinaryOperator =
  '||' | '&&' | '==' | '===' | '!=' | '!==' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%'

/** A rule that cannot be understood; `at` is the offset in the rule's text. */
export class ExpressionError extends Error {
  override name = 'ExpressionError'
  readonly at: number

  constructor(problem: string, at: number) {
    super(problem)
    this.at = at
  }
}
