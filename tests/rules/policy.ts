/**
 * Who may read and write what, as plain functions: the oracle that database.rules.json is
 * judged by. Written from docs/architecture.md#the-data and docs/product/03-data.md#33-a-story-as-the-browser-creates-it and docs/product/03-data.md#34-what-the-server-adds and docs/product/03-data.md#35-the-storyid, and independent of the
 * rules and of the product's code on purpose: what both forgot would be found by nobody.
 *
 * Data is JSON as the database exports it: lists are objects, a priority stands beside
 * the fields as `.priority` (and makes an object of a plain value), so that a priority,
 * which nobody needs, is an unknown field like any other.
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
  /** The places that are written, all at once. */
  readonly paths: readonly (readonly string[])[]
  readonly before: Data | undefined
  readonly after: Data | undefined
  readonly nowMs: number
}

export function mayRead({ user, path, database }: Read): boolean {
  const [room, owner] = path
  if (room === 'public' || room === 'storyTemplates') return true
  return (room === 'userStories' || room === 'transformations' || room === 'consents') && isOwn(user, owner, database)
}

export function mayWrite(write: Write): boolean {
  return write.paths.every((path) => mayWritePath(write, path))
}

/** A place of a user's own; nothing is one's own any more once an erasure has begun. */
function isOwn(user: User | null, owner: string | undefined, database: Data | undefined): user is User {
  return user !== null && user.uid === owner && at(database, 'erasures', owner) === undefined
}

function mayWritePath(write: Write, [room, owner, key, field]: readonly string[]): boolean {
  const { user, before, after, nowMs } = write
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
      return was === undefined && becomes !== undefined && isNewConsent(becomes, nowMs)
    default:
      return false
  }
}

function isNewStory(record: Data, id: string, user: User, { before, nowMs }: Write): boolean {
  if (at(before, 'orders', id) !== undefined) return false
  const templateId = at(record, 'templateId')
  const template = typeof templateId === 'string' ? at(before, 'storyTemplates', templateId) : undefined
  const transformId = at(record, 'transformId')
  const transformation =
    typeof transformId === 'string' ? at(before, 'transformations', user.uid, transformId) : undefined
  return hasExactly(
    record,
    {
      id: (value) => value === id,
      userId: (value) => value === user.uid,
      userEmail: (value) => value === user.email,
      templateId: (value) => template !== undefined && isStoryIdOf(id, value, user.uid),
      childName: (value) => isText(value, 1, 40) && hasLetter(value) && isAllSeen(value),
      childAge: (value) => isWhole(value, 2, 8),
      childGender: (value) => value === 'male' || value === 'female',
      transformId: () => at(transformation, 'status') === 'completed',
      transformedPhotoUrl: (value) => value === at(transformation, 'transformedImageUrl'),
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
      dedication: (value) => isText(value, 0, 140),
      childNameForm: (value) => isText(value, 0, 60) && isAllSeen(value),
    },
  )
}

/** What belongs to the parent for good: title and dedication with their time, and that a completion was counted, once. */
function mayChangeStory(was: Data, becomes: Data, field: string | undefined, nowMs: number): boolean {
  const isTimed = at(becomes, 'updatedAt') === nowMs
  switch (field) {
    case 'title': {
      const title = at(becomes, 'title')
      return isTimed && isText(title, 1, 200) && isAllSeen(title)
    }
    case 'dedication': {
      const dedication = at(becomes, 'dedication')
      return isTimed && (dedication === undefined || isText(dedication, 0, 140))
    }
    case 'updatedAt':
      return isTimed
    case 'analyticsTracked':
      return (
        at(was, 'status') === 'completed' &&
        at(was, 'analyticsTracked') === false &&
        at(becomes, 'analyticsTracked') === true
      )
    default:
      return false
  }
}

/** As long as nothing was ordered, or the order came to nothing. */
function mayEraseStory(before: Data | undefined, id: string): boolean {
  const order = at(before, 'orders', id)
  const state = at(order, 'state')
  return order === undefined || state === 'expired' || state === 'refunded'
}

function isNewTransformation(record: Data, id: string, user: User, { before, nowMs }: Write): boolean {
  return hasExactly(record, {
    status: (value) => value === 'processing',
    createdAt: (value) => value === nowMs,
    updatedAt: (value) => value === nowMs,
    templateId: (value) =>
      typeof value === 'string' && at(before, 'storyTemplates', value) !== undefined && isTransformIdOf(id, value),
    userEmail: (value) => value === user.email,
  })
}

/** TEMPLATE_TIME, of a template's id of at most 100 letters. */
function isTransformIdOf(id: string, templateId: string): boolean {
  return (
    templateId.length <= 100 && id.startsWith(`${templateId}_`) && /^[0-9]{13}$/.test(id.slice(templateId.length + 1))
  )
}

function isNewConsent(record: Data, nowMs: number): boolean {
  return hasExactly(
    record,
    {
      kind: (value) => value === 'photo' || value === 'sale' || value === 'analytics',
      version: (value) => isText(value, 1, 40),
      createdAt: (value) => value === nowMs,
    },
    { granted: (value) => typeof value === 'boolean' },
  )
}

/** TEMPLATE_UID_TIME, split by the known ids: they may have underscores of their own. */
function isStoryIdOf(id: string, templateId: Data, uid: string): boolean {
  const start = `${templateId as string}_${uid}_`
  return id.startsWith(start) && /^[0-9]{13}$/.test(id.slice(start.length))
}

/** Of the basic plane: the language of rules sees what lies beyond as two halves. */
function hasLetter(text: string): boolean {
  return [...text].some((character) => character.length === 1 && /\p{L}/u.test(character))
}

/**
 * No control and no mark of format of the basic plane, such as those that turn the direction of reading, and no blank
 * letter; but for the two joiners, without which some Persian and Indic names cannot be written.
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

type Checks = Readonly<Record<string, (value: Data) => boolean>>

/** Every named field is there and right, every optional one right where it is there, and nothing else is. */
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
