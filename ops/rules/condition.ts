/** A condition of a rule. Only `all` and `any` join conditions, so that no bracket is missing. */
export type Condition = string | Joint

export interface Joint {
  readonly joinedBy: '&&' | '||'
  readonly conditions: readonly Condition[]
}

/** A path of the database: its rules (`.read` …), and the paths below it. */
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

/** Data after the write, starting this many levels above the path of the rule. */
export const after = (levelsUp: number, path: string): string =>
  `newData${'.parent()'.repeat(levelsUp)}${path === '' ? '' : below(path)}`

/** A key that begins with `$` is a variable of the path, any other one a name. */
const below = (path: string): string =>
  path
    .split('/')
    .map((key) => `.child(${key.startsWith('$') ? key : `'${key}'`})`)
    .join('')

export const isOneOf = (subject: string, values: readonly string[]): Joint =>
  any(...values.map((value) => `${subject} === '${value}'`))

export const hasChildren = (names: readonly string[]): string =>
  `newData.hasChildren([${names.map((name) => `'${name}'`).join(', ')}])`
