/** The hero of a portrait that was drawn without a photo. Only the server can write it into the transformation. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { TransformId, UserId } from '#domain/ids.ts'
import { heroWithoutPhotoSchema, type HeroWithoutPhoto } from '#domain/wire.ts'
import { read } from '#netlify/clients/database.ts'

/** @returns null for a portrait from a photo, and for one that does not exist */
export async function readHeroWithoutPhoto(uid: UserId, transformId: TransformId): Promise<HeroWithoutPhoto | null> {
  const hero = v.safeParse(heroWithoutPhotoSchema, await read(paths.transformation(uid, transformId)))
  return hero.success ? hero.output : null
}
