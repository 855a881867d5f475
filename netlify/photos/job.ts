/** What the request hands to the background: the photo lies in the store, the call carries its key. */
import * as v from 'valibot'
import { PHOTO_FAULTS } from '#domain/photo-fault.ts'
import { transformIdSchema, userIdSchema, templateIdSchema } from '#domain/ids.ts'
import { isMediaKey } from '#netlify/media/media-key.ts'

export const transformJobSchema = v.object({
  uid: userIdSchema,
  transformId: transformIdSchema,
  templateId: templateIdSchema,
  acceptedFault: v.optional(v.picklist(PHOTO_FAULTS)),
  originalKey: v.pipe(v.string(), v.check(isMediaKey)),
  /** What an outside producer has painted of the original. */
  paintingKey: v.optional(v.pipe(v.string(), v.check(isMediaKey))),
})
export type TransformJob = v.InferOutput<typeof transformJobSchema>
