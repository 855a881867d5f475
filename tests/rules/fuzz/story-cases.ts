/** A browser creates a story, changes it a little, or deletes it. */
import type { Data } from '../policy.ts'
import { NOW_MS } from './case.ts'
import type { Case, PathWrite } from './case.ts'
import { changeRecord, withPriority } from './change-record.ts'
import { CHANGES, FACE, SIBLING, STORY } from './fields.ts'
import { countWrites } from './quota-cases.ts'
import type { Random } from './random.ts'
import { changeActor, newScene, seed } from './scene.ts'
import type { Fields, Scene } from './scene.ts'

const ORDER_STATES = [
  'opening',
  'open',
  'expired',
  'paid',
  'making',
  'delivered',
  'refunding',
  'failed-refund',
  'refunded',
  'disputed',
]
const SERVER_FIELDS: Fields = {
  imageURLs: { 0: '/media/1.webp' },
  textBoxes: { 0: { x: 0.1, y: 0.1, w: 0.3, h: 0.5 } },
  progress: { step: 'notify', done: 1, of: 1 },
}

export function storyCreation(random: Random): Case {
  const scene = newScene(random)
  const key = storyIdIn(scene)
  const record = STORY.newRecord(scene, key)
  const circumstances = { key, isMiscounted: false }
  for (let changes = changeCount(random); changes > 0; changes -= 1) {
    const kind = random.below(24)
    if (kind < 12) changeRecord(scene, record, STORY)
    else if (kind >= 20) record.siblings = { 'sibling-1': changedSibling(scene, record, key) }
    else if (kind < 14) changeActor(scene)
    else if (kind < 17) circumstances.key = changeStoryId(scene, record, key)
    else if (kind < 18) circumstances.isMiscounted = true
    else changeCircumstances(scene, key, record)
  }
  const writes = [
    ...asWrites(random, storyPath(scene, circumstances.key), record),
    ...countWrites(scene, 'userStories', circumstances.key, circumstances.isMiscounted),
  ]
  return { user: scene.user, before: scene.before, act: { is: 'write', writes } }
}

/** One change to a sister or brother who would be valid in this record. */
function changedSibling(scene: Scene, { heroLook }: Fields, key: string): Fields {
  const child = SIBLING.newRecord(scene, key)
  if (heroLook === 'drawn') child.heroFeatures = FACE
  if (scene.random.chance(0.8)) {
    changeRecord(scene, child, SIBLING)
    return child
  }
  const status = scene.random.pick(['processing', 'completed', 'failed'])
  const own = scene.before.transformations?.[scene.owner.uid]
  seed(scene, 'transformations', scene.owner.uid, {
    ...(typeof own === 'object' && own),
    baska_1: { status, transformedImageUrl: '/media/baska' },
  })
  return { ...child, transformId: 'baska_1', transformedPhotoUrl: '/media/baska' }
}

export function storyErasure(random: Random): Case {
  const scene = newScene(random)
  const key = storyIdIn(scene)
  const record = existingStory(scene, key)
  if (random.chance(0.95)) seedStory(scene, key, record)
  if (random.chance(0.8)) seed(scene, 'orders', key, random.chance(0.05) ? 'x' : existingOrder(random))
  if (random.chance(0.3)) seed(scene, 'orders', 'baska', { state: random.pick(ORDER_STATES) })
  if (random.chance(0.2)) changeActor(scene)
  const path = storyPath(scene, key)
  const fields = Object.keys(record)
  const writes: PathWrite[] = random.chance(0.9)
    ? [{ path, value: null }]
    : (random.chance(0.5) ? fields : fields.slice(random.below(fields.length))).map((field) => ({
        path: [...path, field],
        value: null,
      }))
  return { user: scene.user, before: scene.before, act: { is: 'write', writes } }
}

function existingOrder(random: Random): Data {
  const state = random.pick(ORDER_STATES)
  return random.chance(0.4) ? { state, deliveredAt: NOW_MS - 60_000 } : { state }
}

/** The few changes that a browser may make, and changes that are close to them. */
export function storyChange(random: Random): Case {
  const scene = newScene(random)
  const key = storyIdIn(scene)
  const record = existingStory(scene, key)
  const changes = intendedChange(random, record)
  for (let count = changeCount(random); count > 0; count -= 1) {
    const kind = random.below(12)
    const field = random.pick(Object.keys(changes).length > 0 ? Object.keys(changes) : ['title'])
    if (kind < 5) changes[field] = nearValue(scene, field)
    else if (kind === 5) Reflect.deleteProperty(changes, field)
    else if (kind === 6) changes[field] = withPriority(changes[field] ?? 'x')
    else if (kind === 7) {
      const other = random.pick([...Object.keys(STORY.near), ...Object.keys(SERVER_FIELDS), 'note'])
      changes[other] = nearValue(scene, other)
    } else if (kind < 10) changeActor(scene)
    else if (kind === 10) record.updatedAt = NOW_MS
    else Reflect.deleteProperty(record, random.pick(['status', 'analyticsTracked', 'dedication', 'updatedAt']))
  }
  if (random.chance(0.94)) seedStory(scene, key, random.chance(0.98) ? record : 'x')
  const path = storyPath(scene, key)
  const entries = Object.entries(changes)
  const writes: PathWrite[] = entries.map(([field, value]) => {
    const isDeeper = value !== null && random.chance(0.01)
    return { path: isDeeper ? [...path, field, 'alt'] : [...path, field], value }
  })
  if (writes.length === 0)
    writes.push({ path, value: random.pick<Data>([record, { ...record, ...SERVER_FIELDS }, 'x']) })
  return { user: scene.user, before: scene.before, act: { is: 'write', writes } }
}

function intendedChange(random: Random, record: Fields): Record<string, Data | null> {
  const now = { updatedAt: NOW_MS }
  const [field = '', value = ''] = random.pick(Object.entries(CHANGES))
  switch (random.below(8)) {
    case 0:
      return now
    case 1:
      return { ...CHANGES, ...now }
    case 2:
      return { [field]: null, ...now }
    case 3:
      return { [field]: value, ...now }
    case 4:
    case 5:
      // The time is stored already, so that the field must be right by itself.
      record.updatedAt = NOW_MS
      return { [field]: value }
    default:
      return { analyticsTracked: true }
  }
}

function nearValue(scene: Scene, field: string): Data | null {
  const { random } = scene
  return random.chance(0.15) ? null : random.pick(STORY.near[field]?.(scene) ?? [{ 0: '/media/x.webp' }, 'x'])
}

/** A story some time after it was made. */
function existingStory(scene: Scene, key: string): Fields {
  const { random } = scene
  const isCompleted = random.chance(0.75)
  return {
    ...STORY.newRecord(scene, key),
    createdAt: NOW_MS - 60_000,
    updatedAt: NOW_MS - 60_000,
    status: isCompleted ? 'completed' : random.pick(['creating', 'failed']),
    analyticsTracked: random.chance(0.2),
    ...(isCompleted && random.chance(0.5) && SERVER_FIELDS),
  }
}

/** Changes the record's key to a wrong one; the record itself stays valid. */
function changeStoryId(scene: Scene, record: Fields, key: string): string {
  const { random, owner, templateId } = scene
  const start = `${templateId}_${owner.uid}_`
  const sameLength = (text: string) => 'x'.repeat(text.length)
  const changed = random.pick<() => string>([
    () => `${start}${String(NOW_MS).slice(1)}`,
    () => `${start}1${NOW_MS}`,
    () => `${start}a${String(NOW_MS).slice(1)}`,
    () => `${start}${String(NOW_MS).slice(0, 12)}a`,
    () => `${start}${String(NOW_MS).slice(0, 6)}_${String(NOW_MS).slice(7)}`,
    () => `${start}x_${NOW_MS}`,
    () => `${sameLength(templateId)}_${owner.uid}_${NOW_MS}`,
    () => `${templateId}_${sameLength(owner.uid)}_${NOW_MS}`,
    () => `${templateId}-${owner.uid}_${NOW_MS}`,
    () => emptyTemplate(),
    () => `${start}${NOW_MS + 7}`,
  ])()
  // Sometimes the field differs from the id in the path.
  if (random.chance(0.95)) record.id = changed
  return random.chance(0.98) ? changed : key

  function emptyTemplate(): string {
    Object.assign(record, { templateId: '' })
    delete record.thumbnailUrl
    delete record.coverImageUrl
    return `_${owner.uid}_${NOW_MS}`
  }
}

function changeCircumstances(scene: Scene, key: string, record: Fields): void {
  const { random, owner, transformId, templateId } = scene
  const transformation = (value: Data) => seed(scene, 'transformations', owner.uid, { [transformId]: value })
  random.pick<() => void>([
    () =>
      seed(
        scene,
        'orders',
        random.pick([key, key, 'baska']),
        random.pick<Data>([{ state: random.pick(ORDER_STATES) }, 'x']),
      ),
    () =>
      transformation({
        status: random.pick(['processing', 'failed']),
        transformedImageUrl: record.transformedPhotoUrl ?? 'x',
      }),
    () => transformation({ status: 'completed', transformedImageUrl: '/media/baska.webp' }),
    () => transformation({ status: 'completed' }),
    () => seed(scene, 'transformations', owner.uid, { baska: 1 }),
    () => {
      const { [templateId]: _, ...others } = scene.before.storyTemplates ?? {}
      // A template record without known fields is still a template.
      scene.before.storyTemplates = random.chance(0.5) ? others : { ...others, [templateId]: true }
      delete record.thumbnailUrl
      delete record.coverImageUrl
    },
    () => seedStory(scene, key, existingStory(scene, key)),
    () => {
      // The only reason for a refusal is that the path already has a value.
      const isRecord = random.chance(0.5)
      seedStory(scene, key, isRecord ? existingStory(scene, key) : 'x')
      record.analyticsTracked = isRecord
    },
  ])()
}

function seedStory(scene: Scene, key: string, record: Data): void {
  seed(scene, 'userStories', scene.owner.uid, { [key]: record })
}

/** Writes the record whole, or field by field in one update, which is the same write. */
function asWrites(random: Random, path: readonly string[], record: Fields): PathWrite[] {
  const fields = Object.entries(record)
  if (fields.length === 0 || random.chance(0.95)) return [{ path, value: random.chance(0.99) ? record : 'x' }]
  return fields.filter(([field]) => field !== '.priority').map(([field, value]) => ({ path: [...path, field], value }))
}

function storyIdIn({ owner, templateId }: Scene): string {
  return `${templateId}_${owner.uid}_${NOW_MS - 1}`
}

function storyPath({ owner }: Scene, key: string): readonly string[] {
  return ['userStories', owner.uid, key]
}

/** Mostly no change or one, so that this one change decides. */
function changeCount(random: Random): number {
  return random.pick([0, 0, 0, 1, 1, 1, 1, 1, 2])
}
