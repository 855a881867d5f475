/** The scene of a case: the actor, the owner of the path, and the stored data. All of it is valid at first. */
import type { Data, User } from '../policy.ts'
import { NOW_MS } from './case.ts'
import type { Random } from './random.ts'

export type Fields = Record<string, Data>

export interface Scene {
  readonly random: Random
  /** The owner of the path that is written or read. */
  readonly owner: Required<User>
  /** The actor: the owner, unless a case changes it. */
  user: User | null
  readonly templateId: string
  readonly transformId: string
  readonly before: Record<string, Fields>
}

/** Uids with underscores, one of them the start of another, because a story's id is split at its uid. */
export const PEOPLE: readonly Required<User>[] = [
  { uid: 'anne_1', email: 'anne@example.com' },
  { uid: 'anne', email: 'anne.iki@example.com' },
  { uid: 'baba_1_2', email: 'baba@example.com' },
]

const TEMPLATES: Fields = {
  sihirli_orman: {
    title: 'Sihirli Orman',
    thumbnailURL: '/orman/kucuk.webp',
    coverImageURL: '/orman/kapak.webp',
    numberOfPages: 12,
  },
  uzay: { title: 'Uzay', thumbnailURL: '/uzay/kucuk.webp', coverImageURL: '/uzay/kapak.webp', numberOfPages: 6 },
  deniz_alti: { title: 'Deniz' },
  // This number has as many digits as a time.
  gunluk_1234567890123: { title: 'Günlük' },
}

export const PORTRAIT_URL = '/media/portre.webp'

export function newScene(random: Random): Scene {
  const owner = random.pick(PEOPLE)
  const templateId = random.pick(Object.keys(TEMPLATES))
  const transformId = `${templateId}_${NOW_MS - 60_000}`
  const before = {
    storyTemplates: TEMPLATES,
    transformations: {
      [owner.uid]: { [transformId]: { status: 'completed', transformedImageUrl: PORTRAIT_URL, templateId } },
    },
  }
  return { random, owner, user: owner, templateId, transformId, before }
}

export function templateField(scene: Scene, templateId: string, field: string): Data | undefined {
  const template = scene.before.storyTemplates?.[templateId]
  return typeof template === 'object' ? template[field] : undefined
}

/** Adds an entry to the database before the act. */
export function seed(scene: Scene, room: string, key: string, value: Data): void {
  scene.before[room] = { ...scene.before[room], [key]: value }
}

/** Another user acts, or the erasure of an account has begun. */
export function changeActor(scene: Scene): void {
  const { random, owner } = scene
  const stranger = random.pick(PEOPLE.filter(({ uid }) => uid !== owner.uid))
  switch (random.below(8)) {
    case 0:
      scene.user = null
      break
    case 1:
      scene.user = { uid: owner.uid }
      break
    case 2:
      scene.user = { uid: stranger.uid, email: owner.email }
      break
    case 3:
      scene.user = { uid: owner.uid, email: stranger.email }
      break
    case 4:
      scene.user = stranger
      break
    default:
      seed(
        scene,
        'erasures',
        random.pick([owner.uid, owner.uid, stranger.uid]),
        random.pick<Data>([{ startedAt: NOW_MS - 1 }, true]),
      )
  }
}
