/** Makes one small change to a valid record. */
import type { Data } from '../policy.ts'
import type { RecordKind } from './fields.ts'
import type { Fields, Scene } from './scene.ts'

/** Fields that no browser may write. */
const FOREIGN_FIELDS = [
  'imageURLs',
  'storyTexts',
  'textBoxes',
  'progress',
  'checkoutSessionId',
  'refundNumber',
  'share',
  'prints',
  'rewordings',
  'narratedBy',
  'plates',
  'problem',
  'transformedImageUrl',
  'heroId',
  'error',
  'note',
]
const ODD_VALUES: readonly (Data | null)[] = [null, '', 0, -1, true, false, 'x', { a: 1 }, { 0: 'a', 1: 'b' }]

export function changeRecord(scene: Scene, record: Fields, { near, often }: RecordKind): void {
  const { random } = scene
  if (random.chance(0.1)) {
    record[random.chance(0.5) ? '.priority' : random.pick(FOREIGN_FIELDS)] = random.pick(['x', 1])
    return
  }
  const field = random.pick([...Object.keys(near), ...often])
  const put = (value: Data | null) => {
    if (value === null) Reflect.deleteProperty(record, field)
    else record[field] = value
  }
  const kind = random.below(10)
  if (kind < 2) put(null)
  else if (kind < 4) put(withPriority(record[field] ?? 'x'))
  else if (kind < 5) put(random.pick(ODD_VALUES))
  else put(random.pick(near[field]?.(scene) ?? ODD_VALUES))
}

export function withPriority(value: Data): Data {
  return typeof value === 'object' ? { ...value, '.priority': 1 } : { '.value': value, '.priority': 1 }
}
