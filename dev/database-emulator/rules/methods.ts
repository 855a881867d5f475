import { RuleSnapshot } from './rule-snapshot.ts'
import { RuleTypeError } from './scope.ts'

interface Method<Receiver> {
  readonly min: number
  readonly max: number
  readonly run: (receiver: Receiver, args: readonly unknown[]) => unknown
}

/** Methods of snapshots, with how many arguments each may have. */
export const SNAPSHOT_METHODS: ReadonlyMap<string, Method<RuleSnapshot>> = new Map<string, Method<RuleSnapshot>>([
  ['val', { min: 0, max: 0, run: (snapshot) => snapshot.val() }],
  ['exists', { min: 0, max: 0, run: (snapshot) => snapshot.exists() }],
  ['parent', { min: 0, max: 0, run: parentOf }],
  ['getPriority', { min: 0, max: 0, run: (snapshot) => snapshot.getPriority() }],
  ['isString', { min: 0, max: 0, run: (snapshot) => snapshot.isOf('string') }],
  ['isNumber', { min: 0, max: 0, run: (snapshot) => snapshot.isOf('number') }],
  ['isBoolean', { min: 0, max: 0, run: (snapshot) => snapshot.isOf('boolean') }],
  ['child', { min: 1, max: 1, run: (snapshot, [path]) => snapshot.child(text(path)) }],
  ['hasChild', { min: 1, max: 1, run: (snapshot, [path]) => snapshot.hasChild(text(path)) }],
  ['hasChildren', { min: 0, max: 1, run: (snapshot, [keys]) => snapshot.hasChildren(keys === undefined ? undefined : texts(keys)) }],
])

export const STRING_METHODS: ReadonlyMap<string, Method<string>> = new Map<string, Method<string>>([
  ['contains', { min: 1, max: 1, run: (value, [part]) => value.includes(text(part)) }],
  ['beginsWith', { min: 1, max: 1, run: (value, [part]) => value.startsWith(text(part)) }],
  ['endsWith', { min: 1, max: 1, run: (value, [part]) => value.endsWith(text(part)) }],
  ['replace', { min: 2, max: 2, run: (value, [part, by]) => value.replaceAll(text(part), () => text(by)) }],
  ['toLowerCase', { min: 0, max: 0, run: (value) => value.toLowerCase() }],
  ['toUpperCase', { min: 0, max: 0, run: (value) => value.toUpperCase() }],
  ['matches', { min: 1, max: 1, run: (value, [pattern]) => patternOf(pattern).test(value) }],
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
  if (Array.isArray(value) && value.length > 0) return value.map(text)
  throw new RuleTypeError('expected a list of strings')
}

function patternOf(value: unknown): RegExp {
  if (value instanceof RegExp) return value
  throw new RuleTypeError('expected a regular expression')
}
