/**
 * A story's words: twelve texts in three lengths. Parts that depend on the child are tokens: `{child}` is the name,
 * `{child:genitive}` and the other cases the name with its ending, `{child:plural}` the child's family (Defnegil),
 * `{female:küçük hanım|male:küçük bey}` words for a girl or a boy. Turkish hardly ever needs the last kind (o is he and
 * she), so a tale needs a reason to use it. For sisters and brothers `{child}` is all of them ('Defne ile Ali', 'Defne,
 * Ali ve Can', the last name gets the ending); `{first}`, `{second}` and `{last}` are one of them.
 */
import { isSuffixCertain, SUFFIX_KINDS, withSuffix, type SuffixKind } from '#turkish/suffix.ts'
import { joinNames, type NamedChild } from '#turkish/joined-names.ts'
import { namedChild, type Called } from '#domain/book-fields.ts'
import { SHORT_TALES_UNTIL_AGE, type Gender } from '#domain/child.ts'

/** `short` is for ages 2–4, `long` for 5 and 6, `longest` for 7 and 8; each tells the whole plot. */
export type TextLength = 'short' | 'long' | 'longest'
const OLDEST_AGE_FOR = { short: SHORT_TALES_UNTIL_AGE, long: 6 } as const
export const lengthFor = (age: number): TextLength =>
  age <= OLDEST_AGE_FOR.short ? 'short' : age <= OLDEST_AGE_FOR.long ? 'long' : 'longest'

/**
 * One side of a spread. If the text has a case ending, `…WithoutEnding` is the same text without it, for a name with an
 * uncertain ending.
 */
export type SideText = Record<TextLength, string> & Partial<Record<`${TextLength}WithoutEnding`, string>>

/** Omits each length whose text is the same for sisters and brothers as for one child. */
export type SideOfMore = Partial<SideText>

export interface StoryScript {
  title: string
  teaser: string
  description: string
  tags: readonly string[]
  /** Left, right, left, right … of six spreads. */
  texts: readonly SideText[]
  /** One text for each of `texts`, for two or three children. */
  together: readonly SideOfMore[]
}

/** The children of a tale; the first child's age and gender choose its words. */
export interface Reader extends NamedChild {
  age: number
  gender: Gender
  siblings?: readonly NamedChild[] | undefined
}

interface ChildOfBook extends Called {
  childAge: number
  childGender: Gender
}

/** @returns the reader of a record or an order: the first child's age chooses the words */
export const readerOf = ({ children: [first, ...others] }: { children: [ChildOfBook, ...Called[]] }): Reader => ({
  ...namedChild(first),
  age: first.childAge,
  gender: first.childGender,
  siblings: others.map(namedChild),
})

const TOKEN = /\{([^}]*)\}/g
const NAMED = /^(?<who>child|first|second|last)(?::(?<ending>.*))?$/
const GENDERED = /^female:(?<female>[^|]*)\|male:(?<male>[^|]*)$/

/**
 * The twelve texts for one child, with their tokens. If neither the spelling nor the parent defines the name's ending,
 * uses sentences without it.
 */
export function scriptTexts(script: StoryScript, reader: Reader): string[] {
  const children = childrenOf(reader)
  const endingIsKnown = children.every(({ name, childNameForm }) => isSuffixCertain(name, childNameForm))
  const length = lengthFor(reader.age)
  const toldOf = (side: SideOfMore) => (endingIsKnown ? undefined : side[`${length}WithoutEnding`]) ?? side[length]
  return script.texts.map((alone, index) => {
    const together = children.length > 1 ? script.together[index] : undefined
    return (together && toldOf(together)) ?? toldOf(alone) ?? alone[length]
  })
}

const childrenOf = ({ siblings = [], ...hero }: Reader): [NamedChild, ...NamedChild[]] => [hero, ...siblings]

/**
 * The twelve texts without tokens, as printed and read aloud.
 * @throws Error on an unknown token: a script with a mistake must never reach a parent
 */
export function renderTexts(script: StoryScript, reader: Reader): string[] {
  return scriptTexts(script, reader).map((text) =>
    text.replace(TOKEN, (token, content: string) => {
      const words = wordsFor(content, reader)
      if (words === undefined) throw new Error(`unknown token ${token} in the script '${script.title}'`)
      return words
    }),
  )
}

/** @returns the words for a token; undefined for an unknown one */
export function wordsFor(content: string, reader: Reader): string | undefined {
  const { who, ending } = NAMED.exec(content)?.groups ?? {}
  if (!who) return GENDERED.exec(content)?.groups?.[reader.gender]
  const { name, childNameForm } = childrenNamed(who, reader)
  if (ending === undefined) return name
  return isSuffixKind(ending) ? withSuffix(name, ending, childNameForm) : undefined
}

/** @param who 'child': all together; 'first', 'second', 'last': one of them; a single child is each of these */
export function childrenNamed(who: string, reader: Reader): NamedChild {
  const [first, ...others] = childrenOf(reader)
  if (who === 'first') return first
  if (who === 'second') return others[0] ?? first
  return who === 'last' ? (others.at(-1) ?? first) : joinNames([first, ...others])
}

const isSuffixKind = (word: string): word is SuffixKind => (SUFFIX_KINDS as readonly string[]).includes(word)
