/** A condition of a rule. Conditions are joined by `all` and `any` alone, so that no bracket is forgotten. */
export type Condition = string | Joint

export interface Joint {
  readonly joinedBy: '&&' | '||'
  readonly conditions: readonly Condition[]
}

/** A place of the database: its rules (`.read` …), and the places below it. */
export interface Place {
  readonly [key: string]: Place | Condition | boolean | readonly string[]
}

export const all = (...conditions: readonly Condition[]): Joint => join('&&', conditions)
export const any = (...conditions: readonly Condition[]): Joint => join('||', conditions)

function join(joinedBy: Joint['joinedBy'], conditions: readonly Condition[]): Joint {
  const flat = conditions.flatMap((one) =>
    typeof one !== 'string' && one.joinedBy === joinedBy ? one.conditions : [one],
  )
  return { joinedBy, conditions: flat }
}

/** Data as it is before the write: `before('orders/$storyId')` is `root.child('orders').child($storyId)`. */
export const before = (path: string): string => `root${below(path)}`

/** Data as it will be after the write, beginning so many levels above the place of the rule. */
export const after = (levelsUp: number, path: string): string =>
  `newData${'.parent()'.repeat(levelsUp)}${path === '' ? '' : below(path)}`

/** A key that begins with `$` is a variable of the place, any other one a name. */
const below = (path: string): string =>
  path
    .split('/')
    .map((key) => `.child(${key.startsWith('$') ? key : `'${key}'`})`)
    .join('')

export const isOneOf = (subject: string, values: readonly string[]): Joint =>
  any(...values.map((value) => `${subject} === '${value}'`))

export const hasChildren = (names: readonly string[]): string =>
  `newData.hasChildren([${names.map((name) => `'${name}'`).join(', ')}])`
