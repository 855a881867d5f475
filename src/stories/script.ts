/**
 * A story's words: twelve texts in three lengths. What depends on the child stands in them as a token:
 * `{child}` is the name, `{child:genitive}` and the other cases the name with its ending, `{child:plural}` the child's
 * family (Defnegil), `{female:küçük hanım|male:küçük bey}` words for a girl or a boy. Turkish asks for the last hardly
 * ever (o is he and she), so a tale should have a reason of its own.
 */
import { isSuffixCertain, SUFFIX_KINDS, withSuffix, type SuffixKind } from '#domain/turkish/suffix.ts'
import { SHORT_TALES_UNTIL_AGE, type Gender } from '#domain/child.ts'

/** `short` is for ages 2–4, `long` for 5 and 6, `longest` for 7 and 8; each tells the whole plot. */
export type TextLength = 'short' | 'long' | 'longest'
const OLDEST_AGE_FOR = { short: SHORT_TALES_UNTIL_AGE, long: 6 } as const
export const lengthFor = (age: number): TextLength =>
  age <= OLDEST_AGE_FOR.short ? 'short' : age <= OLDEST_AGE_FOR.long ? 'long' : 'longest'

/** One side of a spread; `…WithoutEnding` is the same without a case ending, for a name whose ending is not certain, where the text needs one. */
export type SideText = Record<TextLength, string> & Partial<Record<`${TextLength}WithoutEnding`, string>>

export interface StoryScript {
  title: string
  teaser: string
  description: string
  tags: readonly string[]
  /** Left, right, left, right … of six spreads. */
  texts: readonly SideText[]
}

export interface Reader {
  name: string
  age: number
  gender: Gender
  /** The ending the parent chose, where the engine was unsure. */
  childNameForm?: string | undefined
}

const TOKEN = /\{([^}]*)\}/g
const GENDERED = /^female:(?<female>[^|]*)\|male:(?<male>[^|]*)$/

/**
 * The twelve texts for one child, with their tokens. Where neither the spelling nor the parent says how the name ends, the
 * sentences are taken that need no ending.
 */
export function scriptTexts(script: StoryScript, { name, age, childNameForm }: Reader): string[] {
  const endingIsKnown = isSuffixCertain(name, childNameForm)
  const length = lengthFor(age)
  return script.texts.map((side) => (endingIsKnown ? undefined : side[`${length}WithoutEnding`]) ?? side[length])
}

/**
 * The twelve texts as they are read.
 * @throws Error on a token that is none of the above: a script with a mistake must never reach a parent
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

/** @returns what a token stands for; undefined for none */
export function wordsFor(content: string, { name, gender, childNameForm }: Reader): string | undefined {
  if (content === 'child') return name
  const form = content.startsWith('child:') ? content.slice('child:'.length) : ''
  if (isSuffixKind(form)) return withSuffix(name, form, childNameForm)
  return GENDERED.exec(content)?.groups?.[gender]
}

const isSuffixKind = (word: string): word is SuffixKind => (SUFFIX_KINDS as readonly string[]).includes(word)
