import { ExpressionError } from './expression.ts'

/**
 * The part of regular expressions that rules may use: sets, anchors, groups,
 * alternatives, quantifiers, `\d \w \s` and their opposites, and the flag `i`. What
 * JavaScript has beyond that would pass here and fail in the service.
 *
 * @throws ExpressionError
 */
export function patternFrom(source: string, flags: string, at: number): RegExp {
  if (flags !== '' && flags !== 'i') throw new ExpressionError(`unknown flag '${flags}' of a regular expression`, at)
  const outsideSets = source.replace(/\\./g, '__').replace(/\[[^\]]*\]/g, '_')
  if (/\(\?/.test(outsideSets)) throw new ExpressionError('groups with (?…) are not supported in rules', at)
  if (/\\[1-9pPkbBux]/.test(source)) throw new ExpressionError('this escape is not supported in regular expressions of rules', at)
  try {
    return new RegExp(source, flags)
  } catch {
    throw new ExpressionError('not a regular expression', at)
  }
}
