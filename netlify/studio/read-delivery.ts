/** Reads a delivery to `story-webhook`: the producer's painting, or why there is none. */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { TRANSFORMATION_ERROR_MAX_LETTERS } from '#domain/transformation.ts'
import { requireSignature } from '#netlify/platform/webhook-signature.ts'
import type { Delivery } from '#studio/studio.ts'

/** The limit for the picture; as base64 it stays under the 6 MB that a function accepts. */
export const PICTURE_MAX_BYTES = 4_000_000
const ADDRESS_MAX_LETTERS = 2_000

/** Checks by decoding, because valibot's regular expression overflows the stack on megabytes. */
const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text

/** The id of the ordered job: only the database knows whose it is. */
const job = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** A square painting that keeps the photo's framing: JPEG, PNG or WebP. */
const completed = v.literal('portrait.completed')

const deliverySchema = v.union([
  v.object({
    type: completed,
    data: v.strictObject({
      job,
      /** Base64. */
      picture: v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(Math.ceil(PICTURE_MAX_BYTES / 3) * 4),
        v.check(isBase64),
        v.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
      ),
    }),
  }),
  v.object({
    type: completed,
    data: v.strictObject({ job, pictureUrl: v.pipe(v.string(), v.maxLength(ADDRESS_MAX_LETTERS), v.url()) }),
  }),
  v.object({
    type: v.literal('portrait.failed'),
    data: v.strictObject({
      job,
      /** A sentence for the parent, shown unchanged. */
      error: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1),
        v.transform((text) => [...text].slice(0, TRANSFORMATION_ERROR_MAX_LETTERS).join('')),
      ),
    }),
  }),
])

/**
 * @param body exactly as received: the signature covers its bytes
 * @throws Problem 'signature-invalid' before any other check, 'bad-request' if it is not a delivery
 */
export function readDelivery(secret: string, headers: Headers, body: string, nowMs: number): Delivery {
  requireSignature(secret, headers, body, nowMs)
  const delivery = v.safeParse(v.pipe(v.string(), v.parseJson(), deliverySchema), body)
  if (!delivery.success) throw new Problem('bad-request', 'Signed, but no delivery')
  return delivery.output.data
}
