/**
 * A finished book as a file for a press: its formats, and the state of a request for one
 * (`userStories/{uid}/{storyId}/prints/{format}`).
 */
import * as v from 'valibot'
import { isProblemCode, type ProblemCode } from './problem.ts'

export const PRINT_FORMATS = ['square', 'a4'] as const
export type PrintFormat = (typeof PRINT_FORMATS)[number]

/** Size of one page as it is cut, in millimetres. */
export const PRINT_PAGE_MM: Readonly<Record<PrintFormat, { w: number; h: number }>> = {
  square: { w: 210, h: 210 },
  a4: { w: 210, h: 297 },
}

const MINUTE_MS = 60_000
/** After this time the file is ready, or its worker has died, because a background function does not live longer. */
export const PRINT_MADE_WITHIN_MS = 16 * MINUTE_MS
/** Long enough for the parent to take the file to a printer; it can be made again at any time. */
export const PRINT_KEPT_MS = 7 * 24 * 60 * MINUTE_MS

const problemSchema = v.pipe(
  v.string(),
  v.transform((code): ProblemCode => (isProblemCode(code) ? code : 'print-failed')),
)

export const printSchema = v.variant('is', [
  v.object({ is: v.literal('making'), startedAt: v.number() }),
  v.object({
    is: v.literal('ready'),
    startedAt: v.number(),
    url: v.string(),
    bytes: v.number(),
    /** Milliseconds since 1970, as `startedAt`. */
    expiresAt: v.number(),
  }),
  v.object({ is: v.literal('failed'), startedAt: v.number(), problem: problemSchema }),
])
/** The print as the record has it; `printNow` interprets it. */
export type Print = v.InferOutput<typeof printSchema>

const printField = v.fallback(v.optional(printSchema), undefined)
export const printsSchema = v.object({ square: printField, a4: printField })
export type Prints = v.InferOutput<typeof printsSchema>

/** @returns null if there is no request, or its file has expired; a request that takes too long counts as failed */
export function printNow(print: Print | undefined, nowMs: number): Print | null {
  if (!print || (print.is === 'ready' && print.expiresAt <= nowMs)) return null
  const isOverdue = print.is === 'making' && print.startedAt + PRINT_MADE_WITHIN_MS <= nowMs
  return isOverdue ? { is: 'failed', startedAt: print.startedAt, problem: 'print-failed' } : print
}

/** Merges two answers that may overtake one another: the later request wins; of the same request, its end wins. */
export function newerPrints(before: Prints, told: Prints): Prints {
  const newer = (one: Print | undefined, other: Print | undefined): Print | undefined => {
    if (!one || !other) return one ?? other
    if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt ? one : other
    return other.is === 'making' ? one : other
  }
  return { square: newer(before.square, told.square), a4: newer(before.a4, told.a4) }
}

/** The words that a press needs besides the tale. */
export const PRINTED_WORDS = {
  theEnd: 'Son',
  madeFor: (name: string) => `Bu kitap ${name} için hazırlandı.`,
  hero: 'Kahramanı da o.',
  heroes: 'Kahramanları da onlar.',
} as const
