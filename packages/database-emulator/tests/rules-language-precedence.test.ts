/** Rules are a subset of JavaScript's expressions: a valid rule must have the same result in both. */
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reads } from './rules-language-world.ts'

/**
 * The expressions omit == and !=, which convert types in JavaScript and not in rules. They are typed, so that no rule
 * is refused, and have as few parentheses as types allow, so that precedence decides.
 */
const { truth } = fc.letrec<{ truth: string; number: string }>((tie) => ({
  truth: fc.oneof(
    { maxDepth: 5, depthSize: 'large' },
    fc.constantFrom('true', 'false'),
    fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '===', '!=='), tie('number'))
      .map((parts) => parts.join(' ')),
    fc.tuple(tie('truth'), fc.constantFrom('&&', '||', '===', '!=='), tie('truth')).map((parts) => parts.join(' ')),
    tie('truth').map((inner) => `!(${inner})`),
    tie('truth').map((inner) => `(${inner})`),
    fc.tuple(tie('truth'), tie('truth'), tie('truth')).map(([test, yes, no]) => `${test} ? ${yes} : ${no}`),
  ),
  number: fc.oneof(
    { maxDepth: 4, depthSize: 'large' },
    fc.constantFrom('0', '1', '2', '0.5', '1e1', "'abc'.length"),
    fc.tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number')).map((parts) => parts.join(' ')),
    tie('number').map((inner) => `- ${inner}`),
    tie('number').map((inner) => `(${inner})`),
    fc.tuple(tie('truth'), tie('number'), tie('number')).map(([test, yes, no]) => `((${test}) ? ${yes} : ${no})`),
  ),
}))

test('evaluates a rule to the same result as JavaScript', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(truth, (rule) => {
      expect(reads(rule)).toBe(runInThisContext(rule))
    }),
    { numRuns: 500 },
  )
})
