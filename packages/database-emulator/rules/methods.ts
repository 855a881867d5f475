import { RuleSnapshot } from './rule-snapshot.ts'
import { RuleTypeError } from './scope.ts'

/** `any`: a value of a token; `primitive`: a value of the database. */
export type Type =
  'boolean' | 'number' | 'string' | 'null' | 'list' | 'pattern' | 'snapshot' | 'query' | 'any' | 'primitive'

export interface Method<Receiver> {
  readonly takes: readonly Type[]
  /** The arguments may be omitted. */
  readonly optional?: true
  readonly gives: Type
  readonly run: (receiver: Receiver, args: readonly unknown[]) => unknown
}

const SNAPSHOT: Readonly<Record<string, Method<RuleSnapshot>>> = {
  val: { takes: [], gives: 'primitive', run: (snapshot) => snapshot.val() },
  exists: { takes: [], gives: 'boolean', run: (snapshot) => snapshot.exists() },
  parent: { takes: [], gives: 'snapshot', run: parentOf },
  getPriority: { takes: [], gives: 'primitive', run: (snapshot) => snapshot.getPriority() },
  isString: { takes: [], gives: 'boolean', run: (snapshot) => snapshot.isOf('string') },
  isNumber: { takes: [], gives: 'boolean', run: (snapshot) => snapshot.isOf('number') },
  isBoolean: { takes: [], gives: 'boolean', run: (snapshot) => snapshot.isOf('boolean') },
  child: { takes: ['string'], gives: 'snapshot', run: (snapshot, [path]) => snapshot.child(text(path)) },
  hasChild: { takes: ['string'], gives: 'boolean', run: (snapshot, [path]) => snapshot.hasChild(text(path)) },
  hasChildren: {
    takes: ['list'],
    optional: true,
    gives: 'boolean',
    run: (snapshot, [keys]) => snapshot.hasChildren(keys === undefined ? undefined : texts(keys)),
  },
}

const STRING: Readonly<Record<string, Method<string>>> = {
  contains: { takes: ['string'], gives: 'boolean', run: (value, [part]) => value.includes(text(part)) },
  beginsWith: { takes: ['string'], gives: 'boolean', run: (value, [part]) => value.startsWith(text(part)) },
  endsWith: { takes: ['string'], gives: 'boolean', run: (value, [part]) => value.endsWith(text(part)) },
  replace: {
    takes: ['string', 'string'],
    gives: 'string',
    run: (value, args) => {
      // Check the types of both arguments, even if the text contains nothing to replace.
      const [part, by] = args.map(text)
      return value.replaceAll(part ?? '', () => by ?? '')
    },
  },
  toLowerCase: { takes: [], gives: 'string', run: (value) => value.toLowerCase() },
  toUpperCase: { takes: [], gives: 'string', run: (value) => value.toUpperCase() },
  matches: { takes: ['pattern'], gives: 'boolean', run: (value, [pattern]) => patternOf(pattern).test(value) },
}

export const SNAPSHOT_METHODS: ReadonlyMap<string, Method<RuleSnapshot>> = new Map(Object.entries(SNAPSHOT))
export const STRING_METHODS: ReadonlyMap<string, Method<string>> = new Map(Object.entries(STRING))

/** Properties of `query` in a read rule. */
export const QUERY_TYPES: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['orderByKey', 'boolean'],
  ['orderByValue', 'boolean'],
  ['orderByPriority', 'boolean'],
  ['orderByChild', 'primitive'],
  ['startAt', 'primitive'],
  ['endAt', 'primitive'],
  ['equalTo', 'primitive'],
  ['limitToFirst', 'primitive'],
  ['limitToLast', 'primitive'],
])

function parentOf(snapshot: RuleSnapshot): RuleSnapshot {
  try {
    return snapshot.parent()
  } catch (cause) {
    throw new RuleTypeError('parent() of the root', { cause })
  }
}

function text(value: unknown): string {
  if (typeof value === 'string') return value
  throw new RuleTypeError('expected a string')
}

function texts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(text)
  throw new RuleTypeError('expected a list of strings')
}

function patternOf(value: unknown): RegExp {
  if (value instanceof RegExp) return value
  throw new RuleTypeError('expected a regular expression')
}
