/** The job of the background function: the photo or the saved face is in the store, and the job contains its key. */
import * as v from 'valibot'
import { PHOTO_FAULTS } from '#domain/photo-fault.ts'
import { transformIdSchema, userIdSchema, templateIdSchema } from '#domain/ids.ts'
import { heroWithoutPhotoSchema } from '#domain/wire.ts'
import { isMediaKey } from '#netlify/media/media-key.ts'

const common = { uid: userIdSchema, transformId: transformIdSchema, templateId: templateIdSchema }

export const photoJobSchema = v.object({
  ...common,
  acceptedFault: v.optional(v.picklist(PHOTO_FAULTS)),
  originalKey: v.pipe(v.string(), v.check(isMediaKey)),
  /** The painting that an outside producer made from the original. */
  paintingKey: v.optional(v.pipe(v.string(), v.check(isMediaKey))),
})
export type PhotoJob = v.InferOutput<typeof photoJobSchema>

/** A job from a saved hero, or from the code of a face. */
export const heroJobSchema = v.intersect([v.object(common), heroWithoutPhotoSchema])
export type HeroJob = v.InferOutput<typeof heroJobSchema>

export const transformJobSchema = v.union([photoJobSchema, heroJobSchema])
