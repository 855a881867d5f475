/** `mediaIndex/{uid}/{key}`: what is known of a stored object. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { heroIdSchema, storyIdSchema, transformIdSchema, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { StoreName } from '#netlify/clients/blobs.ts'
import { read } from '#netlify/clients/database.ts'
import { updateIf } from '#netlify/records/update-if.ts'

export const KIND_STORES = {
  original: 'private',
  /** A painting that an outside producer made of an original: stored until the hero is cut out of it. */
  painting: 'private',
  hero: 'private',
  portrait: 'media',
  picture: 'media',
  narration: 'media',
  /** A page as a person has read it. */
  recording: 'media',
  /** A finished book for a press. */
  print: 'media',
} as const satisfies Record<string, StoreName>
export type MediaKind = keyof typeof KIND_STORES

export const entrySchema = v.object({
  kind: v.picklist(Object.keys(KIND_STORES) as MediaKind[]),
  /** Milliseconds since 1970. */
  createdAt: v.optional(v.number()),
  /** Milliseconds since 1970; absent where the object is kept as long as its book. */
  expiresAt: v.optional(v.number()),
  /** On a portrait: the private face and the original that it was made of. The browser never learns these keys. */
  heroKey: v.optional(v.string()),
  originalKey: v.optional(v.string()),
  /** Other forms that lie beside the object: a picture's sizes, a clip's Opus. */
  variants: v.optional(v.array(v.string())),
  /** The transformation, for a photo and what was made of it. */
  transformId: v.optional(transformIdSchema),
  /** The kept hero, for the copies that are its own. */
  heroId: v.optional(heroIdSchema),
  /** The book, for what was made for one. */
  storyId: v.optional(storyIdSchema),
  /** Its object is on its way into the store, and may come there after somebody has erased it. */
  isArriving: v.optional(v.literal(true)),
  /** It is being erased, by itself or with its book: a worker that still lives keeps it no more. */
  isErased: v.optional(v.literal(true)),
  /** Another comes into its place: whoever made it may be slow, and keeps it no more. A clip that a book still uses at its end stays. */
  isReplaced: v.optional(v.literal(true)),
})
export type MediaEntry = v.InferOutput<typeof entrySchema>

/** @returns null where this user has no such object */
export async function readMediaEntry(uid: UserId, key: string): Promise<MediaEntry | null> {
  const result = v.safeParse(entrySchema, await read(paths.mediaIndex(uid, key)))
  return result.success ? result.output : null
}

/** An entry may be erased at any time, and a part of one must not stand anew. @param fields null takes one away. @returns false where there is none, or it is not wanted. @throws Problem 'conflict' */
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
