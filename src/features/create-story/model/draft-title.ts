/** The title of the drafted book, and the names of its children in it. */
import { JOINED_NAMES_MAX_LETTERS } from '#domain/book-fields.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { joinNames, type NamedChild } from '#turkish/joined-names.ts'
import { withoutInvisible } from '#turkish/letter-case.ts'
import type { ChildDraft, WizardDraft } from '../draft.ts'
import { chosenSuffixOf, hasName, printedName } from './child-name.ts'

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
