/** A photo on its way to a portrait: `transformations/{uid}/{transformId}`. */
import * as v from 'valibot'
import { faceCodeSchema } from './face-features.ts'
import { transformIdSchema } from './ids.ts'
import { timestampSchema } from './time.ts'

/** How often a day a parent may have a disliked portrait painted again. */
export const PORTRAITS_AGAIN_A_DAY = 5

/** Counted from the moment when the function accepts the photo (product 5.3). */
export const TRANSFORMATION_TIMEOUT_MS = 30_000
/** An outside producer's error is shown unchanged, so its length is limited. */
export const TRANSFORMATION_ERROR_MAX_LETTERS = 200

export const transformationSchema = v.variant('status', [
  v.object({ status: v.literal('processing') }),
  v.object({
    status: v.literal('completed'),
    transformedImageUrl: v.pipe(v.string(), v.minLength(1)),
    /** The measured face (src/domain/face-features.ts); older transformations have none. */
    features: v.optional(v.fallback(v.optional(faceCodeSchema), undefined)),
  }),
  v.object({ status: v.literal('failed'), error: v.optional(v.string(), '') }),
])
export type Transformation = v.InferOutput<typeof transformationSchema>

export function parseTransformation(value: unknown): Transformation | null {
  const result = v.safeParse(transformationSchema, value)
  return result.success ? result.output : null
}

const portraitSchema = v.object({
  id: transformIdSchema,
  status: v.literal('completed'),
  transformedImageUrl: v.pipe(v.string(), v.minLength(1)),
  updatedAt: timestampSchema,
})
/** A finished portrait: `updatedAt` is when it was made, milliseconds since 1970. */
export type Portrait = v.InferOutput<typeof portraitSchema>

/** @returns null if the value is no portrait, or not finished yet */
export function parsePortrait(id: string, value: unknown): Portrait | null {
  const result = v.safeParse(portraitSchema, { ...(typeof value === 'object' ? value : null), id })
  return result.success ? result.output : null
}
