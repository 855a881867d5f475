/** The children of one book, named together: 'Defne ile Ali', 'Defne, Ali ve Can'. An ending goes to the last: 'Defne ile Ali'nin'. */
import { normaliseName } from './letter-case.ts'

export interface NamedChild {
  name: string
  /** The genitive that the parent chose, where the engine was unsure. */
  childNameForm?: string | undefined
}

const LIST = new Intl.ListFormat('tr', { type: 'conjunction' })

/** @returns one name to which `withSuffix` gives its ending, with the form that says how its last name ends */
export function joinNames(children: readonly NamedChild[]): NamedChild {
  const names = children.map(({ name }) => normaliseName(name))
  const last = children.at(-1)
  const name = names.length === 2 ? names.join(' ile ') : LIST.format(names)
  const before = name.slice(0, name.length - (names.at(-1) ?? '').length)
  return { name, childNameForm: last?.childNameForm && before + normaliseName(last.childNameForm) }
}
