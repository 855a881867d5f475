/** `mediaIndex/{uid}/{key}`: the entry of a stored object. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { heroIdSchema, storyIdSchema, transformIdSchema, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { StoreName } from '#netlify/clients/blobs.ts'
import { read } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'

export const KIND_STORES = {
  original: 'private',
  /** A painting that an outside producer made from an original: stored until the hero is cut out of it. */
  painting: 'private',
  hero: 'private',
  portrait: 'media',
  picture: 'media',
  narration: 'media',
  /** A recording of one page. */
  recording: 'media',
  /** A print file of a finished book. */
  print: 'media',
} as const satisfies Record<string, StoreName>
export type MediaKind = keyof typeof KIND_STORES

export const entrySchema = v.object({
  kind: v.picklist(Object.keys(KIND_STORES) as MediaKind[]),
  /** Milliseconds since 1970. */
  createdAt: v.optional(v.number()),
  /** Milliseconds since 1970; absent if the object stays as long as its book. */
  expiresAt: v.optional(v.number()),
  /** On a portrait: the keys of its private face and of its original. The browser never learns these keys. */
  heroKey: v.optional(v.string()),
  originalKey: v.optional(v.string()),
  /** Other formats of the object: a picture's sizes, a clip's Opus. */
  variants: v.optional(v.array(v.string())),
  /** The transformation of a photo and of everything made from it. */
  transformId: v.optional(transformIdSchema),
  /** The saved hero, on its own copies. */
  heroId: v.optional(heroIdSchema),
  /** The book for which the object was made. */
  storyId: v.optional(storyIdSchema),
  /** The object is still being stored, and may arrive after its erasure. */
  isArriving: v.optional(v.literal(true)),
  /** The object is being erased, alone or with its book: a worker that still runs must not keep it. */
  isErased: v.optional(v.literal(true)),
  /**
   * A newer object replaces it: the slow process that made this one must not keep it. A clip that a book still uses
   * when it expires stays.
   */
  isReplaced: v.optional(v.literal(true)),
})
export type MediaEntry = v.InferOutput<typeof entrySchema>

/** @returns null if this user has no such object */
export async function readMediaEntry(uid: UserId, key: string): Promise<MediaEntry | null> {
  const result = v.safeParse(entrySchema, await read(paths.mediaIndex(uid, key)))
  return result.success ? result.output : null
}

/**
 * Changes fields of an entry, but never recreates an entry erased meanwhile. @param fields null removes a field.
 * @returns false if there is no entry, or `isWanted` rejects it. @throws Problem 'conflict'
 */
export async function changeEntry(
  uid: UserId,
  key: string,
  fields: { [Field in keyof MediaEntry]?: MediaEntry[Field] | null },
  isWanted: (entry: unknown) => boolean = () => true,
): Promise<boolean> {
  const changed = await updateIf(paths.mediaIndex(uid, key), (entry) =>
    entry !== null && isWanted(entry) ? { becomes: { ...entry, ...fields }, result: true } : { result: false },
  )
  if (changed === null) throw new Problem('conflict', 'An object is being changed by others')
  return changed
}
