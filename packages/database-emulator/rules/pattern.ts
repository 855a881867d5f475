import { ExpressionError } from './expression.ts'

const PREDEFINED = /^[sSwWdD]$/
const PUNCTUATION = /^[^A-Za-z0-9]$/
const QUANTIFIER = /[*+?]|\{\d+(?:,\d*)?\}/y
const ANCHORED_ALTERNATIVES = 'put alternatives between anchors in parentheses'
const EMPTY_ALTERNATIVE = 'an alternative is empty'
const SET = /\[\^?(?:\\[^A-Za-z0-9]|\\[sSwWdD]|[^\]\\[])+\]/y

/**
 * The regular expressions of rules, as published: literals, `.`, sets, groups, `|`,
 * `* + ? {n,m}`, `\s \w \d` and their opposites, `^` first, `$` last, and the flag `i`.
 *
 * Syntax with another meaning in JavaScript than in the service (lazy quantifiers, `(?…)`,
 * `\b`, `\n`, back references, anchors inside) is refused rather than guessed.
 *
 * @param at the offset of the pattern's first slash, for errors
 * @throws ExpressionError
 */
export function patternFrom(source: string, flags: string, at: number): RegExp {
  if (flags !== '' && flags !== 'i') fail(`unknown flag '${flags}' of a regular expression`, source.length + 1)
  let offset = 0
  let depth = 0
  let mayRepeat = false
  let hasAlternatives = false
  /** The last opened group or alternative is still empty. */
  let isEmpty = true

  while (offset < source.length) {
    const character = source[offset] ?? ''
    const quantifier = match(QUANTIFIER)
    if (quantifier !== null) {
      if (!mayRepeat) fail(`nothing that '${quantifier}' could repeat`)
      mayRepeat = false
      offset += quantifier.length
    } else {
      offset += takeOne(character)
    }
  }
  if (depth > 0) fail('a group is not closed')
  if (hasAlternatives && isEmpty) fail(EMPTY_ALTERNATIVE)
  try {
    // A dot matches any character, line ends too, as in the service.
    return new RegExp(source, `s${flags}`)
  } catch {
    return fail('not a regular expression', 0)
  }

  /** @returns the length of the piece that begins here */
  function takeOne(character: string): number {
    const wasEmpty = isEmpty
    mayRepeat = !'(|^$'.includes(character)
    isEmpty = '(|'.includes(character) || (isEmpty && character === '^')
    switch (character) {
      case '\\': {
        const escaped = source[offset + 1] ?? ''
        if (!PREDEFINED.test(escaped) && !PUNCTUATION.test(escaped))
          fail(`'\\${escaped}' is not supported in regular expressions of rules`)
        return 2
      }
      case '[':
        return match(SET)?.length ?? fail('this set is not supported in regular expressions of rules')
      case '(':
        if (source[offset + 1] === '?') fail('groups with (?…) are not supported in rules')
        depth += 1
        return 1
      case ')':
        depth -= 1
        if (depth < 0) fail('a group ends that did not begin')
        if (wasEmpty) fail(source[offset - 1] === '(' ? 'a group is empty' : EMPTY_ALTERNATIVE)
        return 1
      case '|':
        hasAlternatives ||= depth === 0
        if (hasAlternatives && source.startsWith('^')) fail(ANCHORED_ALTERNATIVES)
        if (wasEmpty) fail(EMPTY_ALTERNATIVE)
        return 1
      case '^':
        if (offset > 0) fail("'^' may only be the first character")
        return 1
      case '$':
        if (offset < source.length - 1) fail("'$' may only be the last character")
        if (hasAlternatives) fail(ANCHORED_ALTERNATIVES)
        return 1
      case '{':
      case ']':
        return fail(`write '\\${character}' for the character itself`)
      default:
        return 1
    }
  }

  function match(form: RegExp): string | null {
    form.lastIndex = offset
    return form.exec(source)?.[0] ?? null
  }

  function fail(problem: string, where = offset): never {
    throw new ExpressionError(problem, at + 1 + where)
  }
}
