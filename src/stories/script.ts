/**
 * A story's words: twelve texts in two lengths. What depends on the child stands in them as a token:
 * `{child}` is the name, `{child:genitive}` and the other cases the name with its ending, `{child:plural}` the child's
 * family (Defnegil), `{female:küçük hanım|male:küçük bey}` words for a girl or a boy. Turkish asks for the last hardly
 * ever (o is he and she), so a tale should have a reason of its own.
 */
import { isSuffixCertain, SUFFIX_KINDS, withSuffix, type SuffixKind } from '#domain/turkish/suffix.ts'
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
const TOKEN = /\{([^}]*)\}/g
const GENDERED = /^female:(?<female>[^|]*)\|male:(?<male>[^|]*)$/

/**
 * The twelve texts for one child. Where neither the spelling nor the parent says how the name ends, the sentences are
 * taken that need no ending.
 * @throws Error on a token that is none of the above: a script with a mistake must never reach a parent
 */
export function renderTexts(script: StoryScript, reader: Reader): string[] {
  const { name, age, childNameForm } = reader
  const endingIsKnown = isSuffixCertain(name, childNameForm)
  const short = age <= OLDEST_AGE_FOR_SHORT_TEXTS
  return script.texts.map((side) => {
    const text = short ? side.short : side.long
    const withoutEnding = short ? side.shortWithoutEnding : side.longWithoutEnding
    return (endingIsKnown ? text : (withoutEnding ?? text)).replace(TOKEN, (token, content: string) => {
      const words = wordsFor(content, reader)
      if (words === undefined) throw new Error(`unknown token ${token} in the script '${script.title}'`)
      return words
    })
  })
}

function wordsFor(content: string, { name, gender, childNameForm }: Reader): string | undefined {
  if (content === 'child') return name
  const form = content.startsWith('child:') ? content.slice('child:'.length) : ''
  if (isSuffixKind(form)) return withSuffix(name, form, childNameForm)
  return GENDERED.exec(content)?.groups?.[gender]
}

const isSuffixKind = (word: string): word is SuffixKind => (SUFFIX_KINDS as readonly string[]).includes(word)
