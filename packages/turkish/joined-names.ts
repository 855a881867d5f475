/**
 * The names of all children of one book together: 'Defne ile Ali', 'Defne, Ali ve Can'. The last name gets the ending:
 * 'Defne ile Ali'nin'.
 */
import { normaliseName } from './letter-case.ts'

export interface NamedChild {
  name: string
  /** The genitive that the parent chose, if the ending was uncertain. */
  childNameForm?: string | undefined
}

const LIST = new Intl.ListFormat('tr', { type: 'conjunction' })

/** @returns one name for `withSuffix`, with the genitive that the parent chose for the last name */
export function joinNames(children: readonly NamedChild[]): NamedChild {
  const names = children.map(({ name }) => normaliseName(name))
  const last = children.at(-1)
  const name = names.length === 2 ? names.join(' ile ') : LIST.format(names)
  const before = name.slice(0, name.length - (names.at(-1) ?? '').length)
  return { name, childNameForm: last?.childNameForm && before + normaliseName(last.childNameForm) }
}
