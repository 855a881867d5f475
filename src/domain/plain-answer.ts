/** The answer of a function that only does something, and the refusal that every function can answer with. */
import * as v from 'valibot'
import { isProblemCode, type ProblemCode } from './problem.ts'

export const refusal = v.object({
  success: v.literal(false),
  code: v.pipe(
    v.string(),
    v.transform((code): ProblemCode => (isProblemCode(code) ? code : 'unknown')),
  ),
  message: v.optional(v.string(), ''),
})

/** The answer of every call: `message` is for the log and for outside callers, never for the parent. */
export const plainAnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), message: v.optional(v.string(), '') }),
  refusal,
])
