/**
 * The rights to read and write as plain functions: the oracle for database.rules.json. It follows docs/data.md#the-data
 * and product 3.3, 3.4 and 3.5. It is independent of the rules and of the product's code on purpose, because no test
 * would find a mistake that they share.
 *
 * Data is JSON as the database exports it: lists are objects, and a priority stands beside the fields as `.priority`
 * (and turns a plain value into an object). The app uses no priority, so the policy treats it as any unknown field.
 */
export type Data = string | number | boolean | { readonly [key: string]: Data }

export interface User {
  readonly uid: string
  readonly email?: string
}

export interface Read {
  /** Null for a visitor. */
  readonly user: User | null
  readonly path: readonly string[]
  readonly database: Data | undefined
}

export interface Write {
  readonly user: User | null
  /** The paths that are written, all at once. */
  readonly paths: readonly (readonly string[])[]
  readonly before: Data | undefined
  readonly after: Data | undefined
  readonly nowMs: number
}

export function mayRead({ user, path, database }: Read): boolean {
  const [room, owner] = path
  if (room === 'public' || room === 'storyTemplates') return true
  if (room === 'sharedBooks')
    return path[2] === 'readings' && maySeeReadings(user, at(database, room, owner ?? ''), database)
  const isOwnRoom = ['userStories', 'transformations', 'voices', 'gifts', 'heroes', 'consents', 'quotas'].includes(
    room ?? '',
  )
  return isOwnRoom && isOwn(user, owner, database)
}

/** Allows a link to the user's own book, and a link that does not exist. */
function maySeeReadings(user: User | null, link: Data | undefined, database: Data | undefined): boolean {
  return isOwn(user, user?.uid, database) && (link === undefined || at(link, 'uid') === user.uid)
}

export function mayWrite(write: Write): boolean {
  return write.paths.every((path) => mayWritePath(write, path))
}

/** True for a path of the user's own, until an erasure of the account has begun. */
function isOwn(user: User | null, owner: string | undefined, database: Data | undefined): user is User {
  return user !== null && user.uid === owner && at(database, 'erasures', owner) === undefined
}

function mayWritePath(write: Write, [room, owner, key, field]: readonly string[]): boolean {
  const { user, before, after, nowMs } = write
  if (room === 'housekeeping' && key === undefined) return isOwn(user, owner, before) && isVisitOfACount(user, write)
  if (key === undefined || !isOwn(user, owner, before)) return false
  const was = at(before, room ?? '', user.uid, key)
  const becomes = at(after, room ?? '', user.uid, key)
  switch (room) {
    case 'userStories':
      if (becomes === undefined) return mayEraseStory(before, key)
      return was === undefined ? isNewStory(becomes, key, user, write) : mayChangeStory(was, becomes, field, nowMs)
    case 'transformations':
      return was === undefined && becomes !== undefined && isNewTransformation(becomes, key, user, write)
    case 'consents':
      return was === undefined && becomes !== undefined && isNewConsent(becomes, key, user, write)
    case 'quotas':
      return isCounted(was, becomes, key, nowMs)
    default:
      return false
  }
}

function isNewStory(record: Data, id: string, user: User, { before, after, nowMs }: Write): boolean {
  if (at(before, 'orders', id) !== undefined || !isLastCounted(after, user, 'userStories', id)) return false
  if (!isVisitPlanned(after, user, nowMs)) return false
  const templateId = at(record, 'templateId')
  const template = typeof templateId === 'string' ? at(before, 'storyTemplates', templateId) : undefined
  const transformationOf = (child: Data): Data | undefined => {
    const transformId = at(child, 'transformId')
    return typeof transformId === 'string' ? at(before, 'transformations', user.uid, transformId) : undefined
  }
  const isDrawn = at(record, 'heroLook') === 'drawn'
  return hasExactly(
    record,
    {
      ...ofChild(transformationOf(record)),
      id: (value) => value === id,
      userId: (value) => value === user.uid,
      userEmail: (value) => value === user.email,
      templateId: (value) => template !== undefined && isStoryIdOf(id, value, user.uid),
      status: (value) => value === 'creating',
      paymentStatus: (value) => value === 'pending',
      createdAt: (value) => value === nowMs,
      updatedAt: (value) => value === nowMs,
      title: (value) => isText(value, 1, 200) && isAllSeen(value),
      description: (value) => isText(value, 0, 2000),
      tags: isTagList,
      numberOfPages: (value) => isWhole(value, 1, 200),
      analyticsTracked: (value) => value === false,
    },
    {
      thumbnailUrl: (value) => value === at(template, 'thumbnailURL'),
      coverImageUrl: (value) => value === at(template, 'coverImageURL'),
      ...CHANGED_LATER,
      childNameForm: isNameForm,
      heroLook: (value) => value === 'photo' || (value === 'drawn' && at(record, 'heroFeatures') !== undefined),
      heroFeatures: (value) => isDrawn && isFace(value),
      ownTexts: isWordList,
      siblings: (value) =>
        hasExactly(
          value,
          { 'sibling-1': (child) => isSibling(child, transformationOf(child), isDrawn) },
          { 'sibling-2': (child) => isSibling(child, transformationOf(child), isDrawn) },
        ),
    },
  )
}

/** The fields of the hero's child, with a finished portrait of this user. */
const ofChild = (transformation: Data | undefined): Checks => ({
  childName: (value) => isText(value, 1, 40) && hasLetter(value) && isAllSeen(value),
  childAge: (value) => isWhole(value, 2, 8),
  childGender: (value) => value === 'male' || value === 'female',
  transformId: () => at(transformation, 'status') === 'completed',
  transformedPhotoUrl: (value) => value === at(transformation, 'transformedImageUrl'),
})

const isNameForm = (value: Data): boolean => isText(value, 0, 60) && isAllSeen(value)

/** A sister or brother, drawn if the book is drawn. */
function isSibling(child: Data, transformation: Data | undefined, isDrawn: boolean): boolean {
  const face: Checks = isDrawn ? { heroFeatures: isFace } : {}
  return hasExactly(child, { ...ofChild(transformation), ...face }, { childNameForm: isNameForm })
}

/** Thirteen digits: the kit's number, then for each feature a digit below its number of choices. */
const CHOICES = [10, 8, 10, 5, 2, 2, 9, 9, 9, 9, 9, 9]
function isFace(value: Data): boolean {
  if (typeof value !== 'string' || value.length !== 13 || value[0] !== '1') return false
  return CHOICES.every((count, i) => '0123456789'.slice(0, count).includes(value[i + 1] ?? 'x'))
}

/** Fields that a parent may set, change and remove, always with the time. */
const CHANGED_LATER: Checks = { dedication: (value) => isText(value, 0, 140) }

/** Allows changes of a parent's own fields and the title together with their time, and counting a completion once. */
function mayChangeStory(was: Data, becomes: Data, field: string | undefined, nowMs: number): boolean {
  const isTimed = at(becomes, 'updatedAt') === nowMs
  switch (field) {
    case 'title': {
      const title = at(becomes, 'title')
      return isTimed && isText(title, 1, 200) && isAllSeen(title)
    }
    case 'updatedAt':
      return isTimed
    case 'analyticsTracked':
      return (
        at(was, 'status') === 'completed' &&
        at(was, 'analyticsTracked') === false &&
        at(becomes, 'analyticsTracked') === true
      )
    default: {
      if (field === undefined || !Object.hasOwn(CHANGED_LATER, field)) return false
      const value = at(becomes, field)
      return isTimed && (value === undefined || CHANGED_LATER[field]?.(value) === true)
    }
  }
}

/** Allowed without an order, or after one that ended without a book. */
function mayEraseStory(before: Data | undefined, id: string): boolean {
  const order = at(before, 'orders', id)
  const state = at(order, 'state')
  // A delivered book has pictures and clips: the server erases them with its record.
  const wasHandedOver = at(order, 'deliveredAt') !== undefined
  return order === undefined || state === 'expired' || (state === 'refunded' && !wasHandedOver)
}

function isNewTransformation(record: Data, id: string, user: User, { before, after, nowMs }: Write): boolean {
  return (
    isLastCounted(after, user, 'transformations', id) &&
    isVisitPlanned(after, user, nowMs) &&
    hasExactly(record, {
      status: (value) => value === 'processing',
      createdAt: (value) => value === nowMs,
      updatedAt: (value) => value === nowMs,
      templateId: (value) =>
        typeof value === 'string' && at(before, 'storyTemplates', value) !== undefined && isTransformIdOf(id, value),
      userEmail: (value) => value === user.email,
    })
  )
}

/** The form is TEMPLATE_TIME, and the template's id has at most 100 letters. */
function isTransformIdOf(id: string, templateId: string): boolean {
  return (
    templateId.length <= 100 && id.startsWith(`${templateId}_`) && /^[0-9]{13}$/.test(id.slice(templateId.length + 1))
  )
}

/**
 * The texts that a user can agree to, by kind: today's, and the one that a page from before the last deployment shows.
 */
const LEGAL_TEXTS: Readonly<Record<string, readonly string[]>> = {
  photo: ['2026-11-28.1', '2026-11-27.5'],
  sale: ['2026-11-28.1', '2026-11-27.1'],
  analytics: ['2026-11-28.1', '2026-11-27.2'],
  hero: ['2026-11-28.1', '2026-11-27.1'],
}
const textsOf = (kind: Data | undefined): readonly string[] =>
  (typeof kind === 'string' && Object.hasOwn(LEGAL_TEXTS, kind) && LEGAL_TEXTS[kind]) || []

/**
 * A photo's consent is for one transformation, a sale's for one story: each is stored once, under the id of its
 * existing subject. A user can answer the question about analytics again within the quota, and consents to saving a
 * hero once, before the hero exists, within the same quota. Only the server writes a guest's consent to their voice: no
 * owner agrees for them.
 */
function isNewConsent(record: Data, id: string, user: User, { after, nowMs }: Write): boolean {
  const common: Checks = {
    version: (value) => textsOf(at(record, 'kind')).includes(value as string),
    createdAt: (value) => value === nowMs,
  }
  const isGranted = (value: Data) => value === true
  const isThere = (room: string) => (value: Data) =>
    typeof value === 'string' && at(after, room, user.uid, value) !== undefined
  switch (at(record, 'kind')) {
    case 'photo': {
      const transformId = isThere('transformations')
      const fields = { ...common, kind: () => true, granted: isGranted, transformId }
      return hasExactly(record, fields) && id === `photo_${at(record, 'transformId') as string}`
    }
    case 'sale': {
      const fields = { ...common, kind: () => true, granted: isGranted, storyId: isThere('userStories') }
      return hasExactly(record, fields) && id === `sale_${at(record, 'storyId') as string}`
    }
    case 'analytics': {
      const fields = { ...common, kind: () => true, granted: (value: Data) => typeof value === 'boolean' }
      const isNamedSo = id.startsWith('analytics_') && id.length <= 40
      return hasExactly(record, fields) && isNamedSo && isLastCounted(after, user, 'consents', id)
    }
    case 'hero': {
      const heroId = (value: Data) =>
        typeof value === 'string' && /^[0-9a-f]{20}$/.test(value) && id === `hero_${value}`
      const fields = { ...common, kind: () => true, granted: isGranted, heroId }
      return hasExactly(record, fields) && isLastCounted(after, user, 'consents', id)
    }
    default:
      return false
  }
}

const DAY_MS = 86_400_000
const BEGUN_A_DAY = 60

/**
 * The number of records that a user has begun since a time, and the last of them: one more, or the first of a new day.
 */
function isCounted(was: Data | undefined, becomes: Data | undefined, room: string, nowMs: number): boolean {
  if (!['transformations', 'userStories', 'consents'].includes(room) || becomes === undefined) return false
  const [since, count] = [at(was, 'since'), at(was, 'count')]
  const isOver = was === undefined || (since as number) + DAY_MS <= nowMs
  const isFirst = isOver && at(becomes, 'since') === nowMs && at(becomes, 'count') === 1
  const isNext =
    was !== undefined &&
    at(becomes, 'since') === since &&
    typeof count === 'number' &&
    count < BEGUN_A_DAY &&
    at(becomes, 'count') === count + 1
  const fields = { since: () => true, count: () => true, last: (value: Data) => isText(value, 0, 700) }
  return (isFirst || isNext) && hasExactly(becomes, fields)
}

/** Reads the count as it is after the write, because the same write increases it. */
const isLastCounted = (after: Data | undefined, user: User, room: string, id: string): boolean =>
  at(after, 'quotas', user.uid, room, 'last') === id

/** A write that begins a record asks for a clean-up now, which plans the record's end. */
const isVisitPlanned = (after: Data | undefined, user: User, nowMs: number): boolean =>
  at(after, 'housekeeping', user.uid) === nowMs

/** A write that begins no record may not ask for a clean-up. */
const isVisitOfACount = (user: User, { before, after, nowMs }: Write): boolean =>
  isVisitPlanned(after, user, nowMs) &&
  ['userStories', 'transformations'].some(
    (room) => at(after, 'quotas', user.uid, room, 'last') !== at(before, 'quotas', user.uid, room, 'last'),
  )

/** The form is TEMPLATE_UID_TIME. The known ids split it, because they may contain underscores. */
function isStoryIdOf(id: string, templateId: Data, uid: string): boolean {
  const start = `${templateId as string}_${uid}_`
  return id.startsWith(start) && /^[0-9]{13}$/.test(id.slice(start.length))
}

/** Only letters of the basic plane count, because the rules' language sees others as two halves. */
function hasLetter(text: string): boolean {
  return [...text].some((character) => character.length === 1 && /\p{L}/u.test(character))
}

/**
 * No control or format character of the basic plane, such as those that turn the direction of reading, and no blank
 * letter. The two joiners are allowed, because some Persian and Indic names need them.
 */
function isAllSeen(text: string): boolean {
  return [...text].every(
    (character) =>
      character.length === 2 ||
      /[\u200c\u200d]/.test(character) ||
      !/[\p{Cc}\p{Cf}\u034f\u115f\u1160\u3164\uffa0]/u.test(character),
  )
}

function isText(value: Data | undefined, shortest: number, longest: number): value is string {
  return typeof value === 'string' && value.length >= shortest && value.length <= longest
}

function isWhole(value: Data, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

function isTagList(value: Data): boolean {
  return (
    typeof value === 'object' &&
    Object.entries(value).every(([index, tag]) => /^[0-9]$/.test(index) && isText(tag, 0, 60))
  )
}

/** Texts by their page, at most twelve. */
function isWordList(value: Data): boolean {
  return (
    typeof value === 'object' &&
    Object.entries(value).every(
      ([name, text]) => /^text-([0-9]|1[01])$/.test(name) && isText(text, 1, 2000) && isAllSeen(text),
    )
  )
}

type Checks = Readonly<Record<string, (value: Data) => boolean>>

/** Every required field exists and is valid, every optional field is valid if it exists, and no other field exists. */
function hasExactly(record: Data, fields: Checks, optional: Checks = {}): boolean {
  if (typeof record !== 'object') return false
  const checks = { ...fields, ...optional }
  return (
    Object.keys(fields).every((name) => Object.hasOwn(record, name)) &&
    Object.entries(record).every(([name, value]) => Object.hasOwn(checks, name) && checks[name]?.(value) === true)
  )
}

function at(data: Data | undefined, ...keys: readonly string[]): Data | undefined {
  let current = data
  for (const key of keys)
    current = typeof current === 'object' && Object.hasOwn(current, key) ? current[key] : undefined
  return current
}
