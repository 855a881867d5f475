/**
 * Records, requests and orders store a book flat: the fields of its first child are beside the book's, the other
 * children at `siblings/{key}`. In memory a book has all its children in one list, in the parent's order.
 */
import * as v from 'valibot'

/** The database does not store a list with gaps. */
export const SIBLING_KEYS = ['sibling-1', 'sibling-2'] as const
export const SIBLINGS_AT_MOST = SIBLING_KEYS.length

export type Children<Child> = [Child, ...Child[]]
export const mapChildren = <Child, Mapped>(
  [first, ...others]: Children<Child>,
  map: (child: Child, index: number) => Mapped,
): Children<Mapped> => [map(first, 0), ...others.map((child, index) => map(child, index + 1))]

type Flat<Child, Book> = Omit<Book, 'children'> & Child & { siblings?: Partial<Record<string, Child>> }
type Parsed<Child> = { first: Child; siblings: Partial<Record<string, Child>> }
type Output<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

/** Parses a flat book into one with `children`. */
export function flatBookSchema<Book extends v.ObjectEntries, Child extends v.ObjectEntries>(book: Book, child: Child) {
  const childSchema = v.object(child)
  return v.pipe(
    v.intersect([
      v.object(book),
      v.pipe(
        childSchema,
        v.transform((first) => ({ first })),
      ),
      v.object({ siblings: v.optional(v.record(v.picklist(SIBLING_KEYS), childSchema), {}) }),
    ]),
    v.transform((parsed) => {
      const { first, siblings, ...fields } = parsed as Parsed<Output<Child>>
      const others = SIBLING_KEYS.map((key) => siblings[key]).filter((child) => child !== undefined)
      const children: Children<Output<Child>> = [first, ...others]
      return { ...(fields as Output<Book>), children }
    }),
  )
}

/** The stored form. The database refuses `undefined`, so absent fields are left out. */
export function flatBook<Child extends object, Book extends { children: Children<Child> }>(
  book: Book & { children: Children<Child> },
): Flat<Child, Book> {
  const { children, ...fields } = book
  const [first, ...others] = mapChildren(children, present)
  const siblings = Object.fromEntries(others.map((child, index) => [SIBLING_KEYS[index], child]))
  return { ...present(fields), ...first, ...(others.length > 0 && { siblings }) } as Flat<Child, Book>
}

const present = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
