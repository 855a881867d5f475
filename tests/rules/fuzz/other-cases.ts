/** New transformations and consents, reads, and writes that no browser may make. */
import type { Data } from '../policy.ts'
import { NOW_MS } from './case.ts'
import type { Case, PathWrite } from './case.ts'
import { changeRecord } from './change-record.ts'
import { CONSENT, STORY, TRANSFORMATION } from './fields.ts'
import type { RecordKind } from './fields.ts'
import { countWrites, type Counted } from './quota-cases.ts'
import type { Random } from './random.ts'
import { changeActor, newScene, seed } from './scene.ts'
import type { Fields, Scene } from './scene.ts'

const HERO = '0123456789abcdef0123'
/** A valid id of a hero, or an invalid one. The record takes the id from its key. */
const heroConsentId = (random: Random): string =>
  `hero_${random.pick([HERO, HERO, HERO, HERO, HERO, HERO, `${HERO}4`, HERO.slice(1), `${HERO.slice(1)}g`, HERO.toUpperCase()])}`

export function transformationCreation(random: Random): Case {
  const scene = newScene(random)
  return creation(scene, 'transformations', `${scene.templateId}_${NOW_MS - random.below(1_000)}`, TRANSFORMATION)
}

export function consentCreation(random: Random): Case {
  const scene = newScene(random)
  const { owner, transformId } = scene
  const storyId = `${scene.templateId}_${owner.uid}_${NOW_MS - 1}`
  seed(scene, 'userStories', owner.uid, { [storyId]: random.chance(0.9) ? { status: 'creating' } : true })
  const key = random.pick([
    `photo_${transformId}`,
    `sale_${storyId}`,
    `analytics_-N${random.below(1_000)}`,
    heroConsentId(random),
    heroConsentId(random),
  ])
  return creation(scene, 'consents', key, CONSENT)
}

function creation(scene: Scene, room: Counted, usualKey: string, kind: RecordKind): Case {
  const { random } = scene
  const record = kind.newRecord(scene, usualKey)
  const key = otherKey(scene, room, usualKey, record)
  const path = [room, scene.owner.uid, key]
  const isCounted = room !== 'consents' || record.kind === 'analytics' || record.kind === 'hero' || random.chance(0.05)
  let isMiscounted = false
  for (let changes = random.pick([0, 0, 1, 1, 1, 1, 2]); changes > 0; changes -= 1) {
    const what = random.below(12)
    if (room === 'transformations' && random.chance(0.03)) scene.before.storyTemplates = { [scene.templateId]: true }
    else if (what < 7) changeRecord(scene, record, kind)
    else if (what < 9) changeActor(scene)
    else if (what < 10)
      seed(scene, room, scene.owner.uid, { [key]: random.chance(0.8) ? kind.newRecord(scene, key) : 'x' })
    else isMiscounted = true
  }
  const writes: PathWrite[] = [
    { path, value: Object.keys(record).length === 0 ? null : record },
    ...(isCounted ? countWrites(scene, room, key, isMiscounted) : []),
    ...(room === 'consents' ? whatItIsAbout(scene, key) : []),
  ]
  if (random.chance(0.03)) writes.push(random.pick(sideWrites(scene)))
  if (random.chance(0.03)) writes[0] = { path: [...path, random.pick(Object.keys(kind.near))], value: 'x' }
  return { user: scene.user, before: scene.before, act: { is: 'write', writes } }
}

function otherKey(scene: Scene, room: Counted, usualKey: string, record: Fields): string {
  const { random } = scene
  if (room === 'transformations') return random.chance(0.25) ? otherTransformId(scene, record) : usualKey
  if (random.chance(0.8)) return usualKey
  return random.pick([
    `${usualKey}x`,
    `x${usualKey}`,
    'photo_yok',
    'analytics_',
    `analytics_${'a'.repeat(30)}`,
    `analytics_${'a'.repeat(31)}`,
    `analytics_${'a'.repeat(31)}`,
  ])
}

/** The consent's subject usually exists. Sometimes it is missing, or the same write creates or deletes it. */
function whatItIsAbout(scene: Scene, key: string): PathWrite[] {
  const { random, owner, templateId, transformId } = scene
  const storyId = key.replace('sale_', '')
  if (random.chance(0.7) || storyId.startsWith('analytics_') || storyId.startsWith('hero_')) return []
  if (storyId !== key) {
    if (random.chance(0.3)) return [{ path: ['userStories', owner.uid, storyId], value: null }]
    delete scene.before.userStories
    return []
  }
  delete scene.before.transformations
  const kind = random.below(5)
  if (kind < 2) return []
  if (kind < 3) {
    seed(scene, 'transformations', owner.uid, { [transformId]: true })
    return []
  }
  // The app's write: the transformation, its count and the consent at once.
  const id = `${templateId}_${NOW_MS - 60_000}`
  return [
    { path: ['transformations', owner.uid, transformId], value: TRANSFORMATION.newRecord(scene, id) },
    ...countWrites(scene, 'transformations', transformId, false),
  ]
}

/** Changes the record's key to a wrong or a barely right one; the record itself stays valid. */
function otherTransformId(scene: Scene, record: Fields): string {
  const { random, templateId } = scene
  const digits = String(NOW_MS)
  const ofTemplate = (id: string, isThere = true) => {
    record.templateId = id
    if (isThere) seed(scene, 'storyTemplates', id, true)
    return `${id}_${digits}`
  }
  return random.pick<() => string>([
    () => templateId,
    () => `${templateId}_${digits.slice(1)}`,
    () => `${templateId}_1${digits}`,
    () => `${templateId}_a${digits.slice(1)}`,
    () => `${templateId}_${digits.slice(0, 12)}a`,
    () => `${templateId}_x_${digits}`,
    () => `${templateId}-${digits}`,
    () => `x${templateId}_${digits}`,
    () => `${'x'.repeat(templateId.length)}_${digits}`,
    () => ofTemplate('', false),
    () => ofTemplate('yok', false),
    () => ofTemplate('u'.repeat(100)),
    () => ofTemplate('u'.repeat(random.pick([101, 117, 200]))),
  ])()
}

/** Fields in the same write: one is valid, each other one makes the whole write fail. */
function sideWrites({ owner }: Scene): PathWrite[] {
  return [
    { path: ['quotas', owner.uid, 'yan'], value: { since: NOW_MS, count: 1, last: 'yan' } },
    { path: ['consents', owner.uid, 'yan'], value: { kind: 'sale', version: '1', createdAt: 1 } },
    { path: ['orders', 'yan'], value: { state: 'expired' } },
    { path: ['erasures', owner.uid], value: null },
  ]
}

const ROOMS = [
  'public',
  'storyTemplates',
  'userStories',
  'transformations',
  'consents',
  'quotas',
  'portraitJobs',
  'orders',
  'mediaIndex',
  'limits',
  'outbox',
  'addressLimits',
  'budgets',
  'abandonedBooks',
  'accountNotices',
  'erasures',
  'voices',
  'heroes',
  'invitations',
  'sharedBooks',
  'gifts',
  'x',
]

/** Cases read these paths more often than closed ones. */
const READABLE = [
  'public',
  'storyTemplates',
  'userStories',
  'transformations',
  'voices',
  'gifts',
  'heroes',
  'consents',
  'quotas',
] as const

export function reading(random: Random): Case {
  const scene = newScene(random)
  const { owner, transformId } = scene
  if (random.chance(0.5)) changeActor(scene)
  if (random.chance(0.15)) return readingOfALink(scene)
  const room = random.pick(random.chance(0.8) ? READABLE : ROOMS)
  const path = [room, owner.uid, transformId, 'status'].slice(0, random.pick([0, 1, 2, 2, 2, 3, 4]))
  return { user: scene.user, before: scene.before, act: { is: 'read', path } }
}

const HASH = 'f00d'

/** Mostly reads a link to the owner's book, and mostly how often it was opened. */
function readingOfALink(scene: Scene): Case {
  const { random, owner } = scene
  const readings = random.below(9)
  if (random.chance(0.8))
    seed(
      scene,
      'sharedBooks',
      HASH,
      random.pick<Data>([{ uid: owner.uid, readings }, { uid: owner.uid, readings }, { readings }, 'x']),
    )
  const field = random.chance(0.8) ? 'readings' : random.pick(['uid', 'storyId', 'endsAt'])
  const path = ['sharedBooks', HASH, field, 'x'].slice(0, random.pick([1, 2, 3, 3, 3, 3, 4]))
  return { user: scene.user, before: scene.before, act: { is: 'read', path } }
}

/** Writes to paths of the server, and to paths that a browser may only write one level deeper. */
export function writingElsewhere(random: Random): Case {
  const scene = newScene(random)
  const { owner, templateId } = scene
  if (random.chance(0.3)) changeActor(scene)
  const story: Data = STORY.newRecord(scene, 'masal')
  const writes = random.pick<readonly PathWrite[]>([
    [{ path: [random.pick(ROOMS)], value: random.pick([null, 'x', { a: 1 }]) }],
    [
      {
        path: [random.pick(ROOMS), random.pick([owner.uid, templateId])],
        value: random.pick([null, 'x', { a: story }, { a: 1 }]),
      },
    ],
    [{ path: ['storyTemplates', templateId, 'title'], value: 'Yeni' }],
    [{ path: ['orders', 'masal', 'state'], value: 'expired' }],
    [
      {
        path: ['transformations', owner.uid, scene.transformId, random.pick(['status', 'transformedImageUrl'])],
        value: 'completed',
      },
    ],
    [{ path: ['transformations', owner.uid, scene.transformId], value: null }],
    [{ path: ['erasures', owner.uid], value: null }],
    [{ path: [], value: random.pick([null, { a: 1 }]) }],
  ])
  return { user: scene.user, before: scene.before, act: { is: 'write', writes } }
}
