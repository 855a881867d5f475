/**
 * A parent's own text for a page. The child's name is a token with a case, as in a script (script.ts): if a parent
 * later corrects the name, its ending changes too.
 */
import { APOSTROPHES } from '#turkish/letter-case.ts'
import { OWN_TEXT_MAX_LETTERS, plainText, textKey, type OwnTexts } from '#domain/own-words.ts'
import { joinNames, type NamedChild } from '#turkish/joined-names.ts'
import { SUFFIX_KINDS, withSuffix } from '#turkish/suffix.ts'
import { childrenNamed, renderTexts, wordsFor, type Reader, type StoryScript } from './script.ts'

const TOKEN = /\{([^{}]*)\}/g
/** Braces begin a token in a script, so a parent's text must not contain them. */
const BRACES = /[{}]/g

/**
 * @param typed the text that a parent sees and writes
 * @param before the previous text with its tokens: a word that was no name there does not become one ('Su' is also
 * water)
 * @returns the text with tokens: one paragraph, trimmed, without braces
 */
export function toOwnText(typed: string, reader: Reader, before: string): string {
  const names = namesIn(reader)
  const text = plainText(typed.replace(BRACES, ''))
  if (names.length === 0) return text
  const known = wordsOf(before, names)
  const seen = known.map((word) => renderOwnText(word, reader))
  const words = wordsOf(text, names)
  const kept = pairsOf(seen, words)
  return words.map((word, index) => known[kept.get(index) ?? -1] ?? withTokens(word, names)).join(' ')
}

/** @returns the printed and spoken text: the current name replaces the tokens */
export const renderOwnText = (text: string, reader: Reader): string =>
  text.replace(TOKEN, (token, content: string) => wordsFor(content, reader) ?? token)

/**
 * Twice the limit of a typed text: corrected names may be longer. The limit protects the narrator from a page of a
 * thousand names.
 */
const TOLD_MAX_LETTERS = 2 * OWN_TEXT_MAX_LETTERS

/** The twelve texts of one book: the tale's, replaced by the parent's own. @throws Error as renderTexts */
export const composeTexts = (script: StoryScript, reader: Reader, own: OwnTexts = {}): string[] =>
  renderTexts(script, reader).map((text, index) => {
    const words = renderOwnText(own[textKey(index)] ?? '', reader)
    return words === '' || words.length > TOLD_MAX_LETTERS ? text : words
  })

/** A name in the text, and its token. */
interface TokenName extends NamedChild {
  token: string
}

/** The joined names come before each single name, because 'Defne ile Ali' is one name. */
function namesIn(reader: Reader): TokenName[] {
  const tokens = reader.siblings?.length ? ['child', 'first', 'second', 'last'] : ['child']
  return tokens
    .map((token) => ({ token, ...joinNames([childrenNamed(token, reader)]) }))
    .filter(({ name }, index, all) => name && all.findIndex((other) => other.name === name) === index)
}

/** Splits a text into words; a name of two words counts as one word. */
function wordsOf(text: string, names: readonly TokenName[]): string[] {
  const joined = names.reduce((line, { name }) => line.replaceAll(name, name.replaceAll(' ', JOINER)), text)
  return joined
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replaceAll(JOINER, ' '))
}
const JOINER = '\u2060'

/** The longest common subsequence of words, as pairs from an index in `after` to one in `before`. */
function pairsOf(before: readonly string[], after: readonly string[]): Map<number, number> {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pairs = new Map<number, number>()
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) pairs.set(j++, i++)
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

const withTokens = (word: string, names: readonly TokenName[]): string =>
  names.reduce((line, named) => (line.includes('{') ? line : withTokensOf(named, line)), word)

function withTokensOf(named: TokenName, word: string): string {
  const { name, token } = named
  const written = new RegExp(`(?<!\\p{L})${escaped(name)}(?:[${APOSTROPHES}](\\p{L}+)|(gil))?(?!\\p{L})`, 'gu')
  return word.replace(written, (words, ending: string | undefined) => {
    if (words === name) return `{${token}}`
    const kind = SUFFIX_KINDS.find((known) => endingOf(known, named) === (ending ?? 'gil'))
    // Endings without a token ('…ymiş') stay as the parent wrote them.
    return kind ? `{${token}:${kind}}` : `{${token}}${words.slice(name.length)}`
  })
}

const endingOf = (kind: (typeof SUFFIX_KINDS)[number], { name, childNameForm }: NamedChild): string =>
  withSuffix(name, kind, childNameForm)
    .slice(name.length)
    .replace(new RegExp(`^[${APOSTROPHES}]`, 'u'), '')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
