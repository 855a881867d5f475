import { expect } from 'vitest'
import { APOSTROPHE } from '#turkish/letter-case.ts'
import { GRAMMATICAL_CASES, withSuffix } from '#turkish/suffix.ts'

/** The product's six endings, in the order of the tables; the name before them must be as typed. */
export function suffixesOf(name: string, chosenForm?: string): string {
  return GRAMMATICAL_CASES.map((grammaticalCase) => {
    const full = withSuffix(name, grammaticalCase, chosenForm)
    expect(full.startsWith(name + APOSTROPHE)).toBe(true)
    return full.slice(name.length + APOSTROPHE.length)
  }).join(' ')
}
