/** A photo on its way to a portrait: `transformations/{uid}/{transformId}`. */
import * as v from 'valibot'
import { faceCodeSchema } from './face-features.ts'
import { transformIdSchema } from './ids.ts'
import { timestampSchema } from './time.ts'

/** How often a day a portrait that is not liked is painted anew. */
export const PORTRAITS_AGAIN_A_DAY = 5

/** Counted from the moment that the function accepts (product 5.3). */
export const TRANSFORMATION_TIMEOUT_MS = 30_000
/** An outside producer's error is shown as it is, so it is bounded. */
export const TRANSFORMATION_ERROR_MAX_LETTERS = 200

export const transformationSchema = v.variant('status', [
  v.object({ status: v.literal('processing') }),
  v.object({
    status: v.literal('completed'),
    transformedImageUrl: v.pipe(v.string(), v.minLength(1)),
    /** The face as it was measured (src/domain/face-features.ts); transformations of before have none. */
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
/** A portrait that is there: `updatedAt` is when it was made, milliseconds since 1970. */
export type Portrait = v.InferOutput<typeof portraitSchema>

/** @returns null for what is no portrait, or not yet one */
export function parsePortrait(id: string, value: unknown): Portrait | null {
  const result = v.safeParse(portraitSchema, { ...(typeof value === 'object' ? value : null), id })
  return result.success ? result.output : null
}
