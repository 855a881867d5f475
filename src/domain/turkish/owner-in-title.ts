import { withPrintedApostrophe } from './apostrophe.ts'
import { normaliseName } from './letter-case.ts'
import { isSuffixCertain, withSuffix } from './suffix.ts'

/**
 * Whose adventure it is, before a template's title: 'Defne'nin', or 'Max ve' where nobody knows the suffix. Names that `joinNames`
 * joined then have commas, since the title is the last of the row: 'Defne, Ali, Max ve Uzay Yolculuğu'.
 */
export const ownerInTitle = (childName: string, childNameForm?: string): string =>
  isSuffixCertain(childName, childNameForm)
    ? withSuffix(childName, 'genitive', childNameForm)
    : `${normaliseName(childName).replace(LAST_JOINT, ', ')} ve`
const LAST_JOINT = / (?:ile|ve) (?=(?:(?! ile | ve ).)*$)/u

/** What a cover says above its title while a name is typed; empty where there is no name yet. */
export function coverOwner(typed: string): string {
  const name = withPrintedApostrophe(normaliseName(typed))
  return /\p{L}/u.test(name) ? ownerInTitle(name) : ''
}
