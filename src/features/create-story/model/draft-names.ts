/**
 * The names of a draft's children as they are typed and as the book prints them, and the title that begins with them.
 */
import { JOINED_NAMES_MAX_LETTERS } from '#domain/book-fields.ts'
import { isChildName } from '#domain/child.ts'
import { unprintableIn } from '#domain/printable.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { joinNames, type NamedChild } from '#turkish/joined-names.ts'
import { normaliseName, withoutInvisible, withPrintedApostrophe } from '#turkish/letter-case.ts'
import { isSuffixCertain, ownerInTitle, readChosenSuffix, withSuffix, nameWithoutSuffix } from '#turkish/suffix.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { childOfTold, type ChildDraft, type ToldChild, type WizardDraft } from '../draft.ts'

/** The name as the book prints it: O’Brien, whichever apostrophe the keyboard has. */
export const printedName = (typed: string): string => withPrintedApostrophe(normaliseName(typed))

/**
 * @returns the name alone, if it was typed with an ending (Ali’nin); null if it has none, or the ending belongs to the
 * name
 */
export const nameBehindSuffix = ({ childName, wholeName }: ChildDraft): string | null =>
  isChildName(childName) && childName !== wholeName ? nameWithoutSuffix(childName) : null

export const hasName = (draft: ChildDraft): boolean =>
  isChildName(draft.childName) &&
  nameBehindSuffix(draft) === null &&
  unprintableIn(printedName(draft.childName)).length === 0

/** @returns the sentence on why a book cannot have the typed name; '' for a name that it can have, and before a letter */
export function nameProblem(draft: ChildDraft): string {
  const missing = unprintableIn(printedName(draft.childName))
  if (missing.length > 0) return CREATE_STORY.nameNotPrintable(missing)
  const bare = nameBehindSuffix(draft)
  if (bare) return CREATE_STORY.nameWithSuffix(bare)
  return draft.childName.trim() && !hasName(draft) ? CREATE_STORY.nameWithoutLetter : ''
}

/** True if the name's letters do not determine its ending: then the wizard asks the parent. */
export const asksForSuffix = ({ childName }: ChildDraft): boolean => !isSuffixCertain(childName)

/** Ours. */
export const usualSuffix = ({ childName }: ChildDraft): string =>
  withPrintedApostrophe(withSuffix(childName, 'genitive'))

/** The suffix in the field: our guess until the parent writes another one, or empties the field. */
export const shownSuffix = (draft: ChildDraft): string => draft.childNameForm ?? usualSuffix(draft)

/** Tells if the field holds a form of this name. */
export const isSuffixReadable = (draft: ChildDraft): boolean =>
  readChosenSuffix(withPrintedApostrophe(draft.childName), withPrintedApostrophe(shownSuffix(draft))) !== undefined

/**
 * The suffix that the parent wrote, or left unchanged when the wizard asked for it.
 * @returns undefined if the name's letters determine it and the parent wrote no other, or if the field holds no form of
 * this name
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

/** The names of all children who have one, as a title joins them; '' if none has. */
export const namesOf = ({ children }: { children: readonly ChildDraft[] }): NamedChild =>
  joinNames(children.filter(hasName).map(namedChildOf))

/** The name of a child before there is a draft, as its book will have it; '' without a name that a book can have. */
export const nameOfTold = (told: ToldChild): NamedChild => namesOf({ children: [childOfTold(told)] })

/** The line above a cover's title; '' without a name. */
export const coverOwner = ({ name, childNameForm }: NamedChild): string => name && ownerInTitle(name, childNameForm)

/** A longer text would be too small on a cover; a single name has a limit of its own. */
export const areNamesTooLong = (draft: WizardDraft): boolean =>
  draft.children.length > 1 && namesOf(draft).name.length > JOINED_NAMES_MAX_LETTERS

/** The book's title unless the parent writes another; '' before there is a name. */
export function usualTitle(draft: WizardDraft, template: StoryTemplate): string {
  const { name, childNameForm } = namesOf(draft)
  return hasName(draft.children[0]) ? defaultStoryTitle(name, template.title, childNameForm) : ''
}

export const shownTitle = (draft: WizardDraft, template: StoryTemplate): string =>
  visibleIn(draft.title ?? '') || usualTitle(draft, template)

/** The visible part of the typed words; the rules reject invisible characters. */
export const visibleIn = (words: string): string => withoutInvisible(words).trim()
