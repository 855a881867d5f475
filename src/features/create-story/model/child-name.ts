/** The name of a child as it is typed and as the book prints it, and its ending. */
import { isChildName } from '#domain/child.ts'
import { unprintableIn } from '#domain/printable.ts'
import { withPrintedApostrophe } from '#turkish/apostrophe.ts'
import { normaliseName } from '#turkish/letter-case.ts'
import { isSuffixCertain, readChosenSuffix, withSuffix } from '#turkish/suffix.ts'
import { nameWithoutSuffix } from '#turkish/typed-suffix.ts'
import type { ChildDraft } from '../draft.ts'

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
