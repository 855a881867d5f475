import { withPrintedApostrophe } from './apostrophe.ts'
import { normaliseName } from './letter-case.ts'
import { isSuffixCertain, withSuffix } from './suffix.ts'

/**
 * The owner before a template's title: 'Defne'nin', or 'Max ve' if the suffix is unknown. Names that `joinNames`
 * joined then have commas, since the title is the last of the row: 'Defne, Ali, Max ve Uzay Yolculuğu'.
 */
export const ownerInTitle = (childName: string, childNameForm?: string): string =>
  isSuffixCertain(childName, childNameForm)
    ? withSuffix(childName, 'genitive', childNameForm)
    : `${normaliseName(childName).replace(LAST_JOINT, ', ')} ve`
const LAST_JOINT = / (?:ile|ve) (?=(?:(?! ile | ve ).)*$)/u

/** The line above a cover's title while a name is typed; empty before there is a name. */
export function coverOwner(typed: string): string {
  const name = withPrintedApostrophe(normaliseName(typed))
  return /\p{L}/u.test(name) ? ownerInTitle(name) : ''
}
