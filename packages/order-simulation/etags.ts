/** Tags that identify values in a conditional write. */

/** The database's tag for an empty path. */
export const NO_VALUE = 'null_etag'

export type EtagOf = (value: unknown) => string

const etagsOf =
  (tagOf: (value: object) => string): EtagOf =>
  (value) =>
    value === null ? NO_VALUE : typeof value === 'object' ? tagOf(value) : JSON.stringify(value)

/** Read values are immutable, so the same value keeps its tag. */
function remembered(make: (value: object) => string): (value: object) => string {
  const known = new WeakMap<object, string>()
  return (value) => {
    const tag = known.get(value) ?? make(value)
    known.set(value, tag)
    return tag
  }
}

/** The tag is the value itself: writing the same value again changes no tag. */
export const etagsByValue = (): EtagOf => etagsOf(remembered((value) => JSON.stringify(value)))
