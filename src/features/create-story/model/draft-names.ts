/** The names of a draft's children as they are typed and as the book prints them, and the title that they begin. */
import { JOINED_NAMES_MAX_LETTERS } from '#domain/book-fields.ts'
import { isChildName } from '#domain/child.ts'
import { unprintableIn } from '#domain/printable.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { joinNames, type NamedChild } from '#turkish/joined-names.ts'
import { normaliseName, withoutInvisible, withPrintedApostrophe } from '#turkish/letter-case.ts'
import { isSuffixCertain, readChosenSuffix, withSuffix, nameWithoutSuffix } from '#turkish/suffix.ts'
import type { ChildDraft, WizardDraft } from '../draft.ts'

/** The name as the book prints it: O’Brien, whichever apostrophe the keyboard has. */
export const printedName = (typed: string): string => withPrintedApostrophe(normaliseName(typed))

/** @returns the name alone, where an ending was typed with it (Ali’nin); null where there is none, or it is the name's own */
export const nameBehindSuffix = ({ childName, wholeName }: ChildDraft): string | null =>
  isChildName(childName) && childName !== wholeName ? nameWithoutSuffix(childName) : null

export const hasName = (draft: ChildDraft): boolean =>
  isChildName(draft.childName) &&
  nameBehindSuffix(draft) === null &&
  unprintableIn(printedName(draft.childName)).length === 0

/** The name's letters do not say its ending: the parent is asked. */
export const asksForSuffix = ({ childName }: ChildDraft): boolean => !isSuffixCertain(childName)

/** Ours. */
export const usualSuffix = ({ childName }: ChildDraft): string =>
  withPrintedApostrophe(withSuffix(childName, 'genitive'))

/** The suffix in the field: our guess, until the parent writes another; a parent who knows none empties it. */
export const shownSuffix = (draft: ChildDraft): string => draft.childNameForm ?? usualSuffix(draft)

/** Tells if the field holds a form of this name. */
export const isSuffixReadable = (draft: ChildDraft): boolean =>
  readChosenSuffix(withPrintedApostrophe(draft.childName), withPrintedApostrophe(shownSuffix(draft))) !== undefined

/**
 * The suffix that the parent wrote, or left unchanged when it was asked for.
 * @returns undefined where the name's letters say enough and the parent has said nothing else, and where the field holds no form of
 *   this name
 */
export function chosenSuffixOf(draft: ChildDraft): string | undefined {
  const suffix = withPrintedApostrophe(shownSuffix(draft))
  const isSaid = asksForSuffix(draft) || suffix !== usualSuffix(draft)
  return isSaid && isSuffixReadable(draft) ? suffix : undefined
}

export const namedChildOf = (child: ChildDraft): NamedChild => ({
  name: printedName(child.childName),
  childNameForm: chosenSuffixOf(child),
})

/** Those who have a name, as a title calls them together; '' of nobody. */
export const namesOf = ({ children }: WizardDraft): NamedChild => joinNames(children.filter(hasName).map(namedChildOf))

/** More would be too small to be read on a cover; one name has a bound of its own. */
export const areNamesTooLong = (draft: WizardDraft): boolean =>
  draft.children.length > 1 && namesOf(draft).name.length > JOINED_NAMES_MAX_LETTERS

/** The book's title unless the parent writes another; '' before there is a name. */
export function usualTitle(draft: WizardDraft, template: StoryTemplate): string {
  const { name, childNameForm } = namesOf(draft)
  return hasName(draft.children[0]) ? defaultStoryTitle(name, template.title, childNameForm) : ''
}

export const shownTitle = (draft: WizardDraft, template: StoryTemplate): string =>
  visibleIn(draft.title ?? '') || usualTitle(draft, template)

/** The visible part of the typed words; the rules accept no other. */
export const visibleIn = (words: string): string => withoutInvisible(words).trim()
