/** A book's share: everybody who has its link can read this one book, until a day, or until the parent withdraws it. */
import * as v from 'valibot'
import { timestampSchema } from './time.ts'

/** How long a link may last, from when it is made or changed. */
export const SHARE_DAYS = [7, 30, 90] as const
export const DEFAULT_SHARE_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** 160 random bits. */
export const shareTokenSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/), v.brand('ShareToken'))
export type ShareToken = v.InferOutput<typeof shareTokenSchema>

export const shareChoiceSchema = v.object({
  days: v.picklist(SHARE_DAYS),
  /** A messenger's preview of the link shows the cover and the title; otherwise it shows neither. */
  showsCover: v.boolean(),
  /** The link includes the voices that have read the whole book aloud. */
  withVoices: v.boolean(),
})
export type ShareChoice = v.InferOutput<typeof shareChoiceSchema>

export const shareSchema = v.object({
  ...shareChoiceSchema.entries,
  token: shareTokenSchema,
  createdAt: timestampSchema,
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
})
export type Share = v.InferOutput<typeof shareSchema>

/** @param before the present share of the same link; null: a new link */
export const changedShare = (before: Share | null, choice: ShareChoice, token: ShareToken, nowMs: number): Share => ({
  ...(before ?? { token, createdAt: nowMs }),
  ...choice,
  expiresAt: nowMs + choice.days * DAY_MS,
})

export const isOver = ({ expiresAt }: Share, nowMs: number): boolean => expiresAt <= nowMs
