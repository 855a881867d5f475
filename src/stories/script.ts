/** A story's words: twelve texts in two lengths, with the child's name as tokens. */
import { isSuffixCertain, withSuffix, type GrammaticalCase } from '#domain/turkish/suffix.ts'
import type { Gender } from '#domain/child.ts'

/** One side of a spread. `long` is for ages 5–8, `short` for ages 2–4; both tell the whole plot. */
export interface SideText {
  long: string
  short: string
  /** The same without a case ending, for a name whose ending is not certain; absent where the text needs none. */
  longWithoutEnding?: string
  shortWithoutEnding?: string
}

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
  childNameForm?: string
}

const OLDEST_AGE_FOR_SHORT_TEXTS = 4
const CASES: readonly string[] = ['genitive', 'accusative', 'dative', 'locative', 'ablative', 'instrumental'] satisfies GrammaticalCase[]
const isCase = (word: string): word is GrammaticalCase => CASES.includes(word)

/**
 * The twelve texts for one child. Where neither the spelling nor the parent says how the name ends, the sentences are
 * taken that need no ending.
 * @throws Error on a token other than `{child}` and `{child:case}`: a script with a mistake must never reach a parent
 */
export function renderTexts(script: StoryScript, { name, age, childNameForm }: Reader): string[] {
  const endingIsKnown = childNameForm !== undefined || isSuffixCertain(name)
  const fill = (text: string): string =>
    text.replace(/\{([^}]*)\}/g, (token, content: string) => {
      if (content === 'child') return name
      const grammaticalCase = content.startsWith('child:') ? content.slice('child:'.length) : ''
      if (!isCase(grammaticalCase)) throw new Error(`unknown token ${token} in the script '${script.title}'`)
      return withSuffix(name, grammaticalCase, childNameForm)
    })
  const short = age <= OLDEST_AGE_FOR_SHORT_TEXTS
  return script.texts.map((side) => {
    const text = short ? side.short : side.long
    const withoutEnding = short ? side.shortWithoutEnding : side.longWithoutEnding
    return fill(endingIsKnown ? text : (withoutEnding ?? text))
  })
}
