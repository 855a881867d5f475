/** The tokens of src/styles.css, as they are written there. */
import css from '../../src/styles.css?raw'

interface Token {
  name: string
  value: string
}

/** Tokens that stand below one comment. */
export interface TokenGroup {
  note: string
  tokens: Token[]
}

const LINE = /^\s*(?:\/\* (?<note>.+) \*\/|--(?<name>[\w-]+): (?<value>.+);)$/gm

function groupsOf(theme: string): TokenGroup[] {
  const groups: TokenGroup[] = [{ note: '', tokens: [] }]
  for (const { groups: { note, name = '', value = '' } = {} } of theme.matchAll(LINE))
    if (note) groups.push({ note, tokens: [] })
    else groups.at(-1)?.tokens.push({ name, value })
  return groups
}

const groups = groupsOf(/@theme \{(.*?)\n\}/s.exec(css)?.[1] ?? '')

/** @param kind the first word of the tokens' names: 'color' */
export const tokenGroups = (kind: string): TokenGroup[] =>
  groups
    .map(({ note, tokens }) => ({ note, tokens: tokens.filter(({ name }) => name.startsWith(`${kind}-`)) }))
    .filter(({ tokens }) => tokens.length > 0)

export const tokensOf = (kind: string): Token[] => tokenGroups(kind).flatMap(({ tokens }) => tokens)

/** 'color-paper' is 'paper' in the utilities. */
export const shortName = ({ name }: Token): string => name.replace(/^[a-z]+-/, '')
