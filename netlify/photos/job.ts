/** What the request hands to the background: photo or kept face lie in the store, the call carries their key. */
import * as v from 'valibot'
import { PHOTO_FAULTS } from '#domain/photo-fault.ts'
import { heroIdSchema, transformIdSchema, userIdSchema, templateIdSchema } from '#domain/ids.ts'
import { isMediaKey } from '#netlify/media/media-key.ts'

const common = { uid: userIdSchema, transformId: transformIdSchema, templateId: templateIdSchema }

export const photoJobSchema = v.object({
  ...common,
  acceptedFault: v.optional(v.picklist(PHOTO_FAULTS)),
  originalKey: v.pipe(v.string(), v.check(isMediaKey)),
  /** What an outside producer has painted of the original. */
  paintingKey: v.optional(v.pipe(v.string(), v.check(isMediaKey))),
})
export type PhotoJob = v.InferOutput<typeof photoJobSchema>

/** Of a hero that is kept: nobody has a photo. */
export const heroJobSchema = v.object({ ...common, heroId: heroIdSchema })
export type HeroJob = v.InferOutput<typeof heroJobSchema>

export const transformJobSchema = v.union([photoJobSchema, heroJobSchema])
