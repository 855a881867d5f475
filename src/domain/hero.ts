/**
 * A child that a parent keeps for the next tale: `heroes/{uid}/{heroId}`, written only by the server. Face and portrait
 * are copies: erasing a book leaves them, and erasing them leaves the books.
 */
import * as v from 'valibot'
import { bookEntries, childEntries } from './book-fields.ts'
import { CHILD_AGES } from './child.ts'
import { heroIdSchema, transformIdSchema, type HeroId, type TransformId } from './ids.ts'

/** The child as the parent has described it in the book, and its look there. */
const heroChildEntries = { ...childEntries, heroLook: bookEntries.heroLook }

/** The child that a parent keeps: as in the book or the draft, with the portrait that it comes from. */
export const heroToKeepSchema = v.object({ transformId: transformIdSchema, ...heroChildEntries })
export type HeroToKeep = v.InferOutput<typeof heroToKeepSchema>

export const keptHeroSchema = v.object({
  id: heroIdSchema,
  ...heroChildEntries,
  portraitUrl: v.pipe(v.string(), v.minLength(1)),
  /** Milliseconds since 1970, as `keptUntil`. */
  keptAt: v.number(),
  /** Each new tale postpones it. */
  keptUntil: v.number(),
  /** The portraits of this hero: the one that was kept, and those of its next tales. */
  portraits: v.record(transformIdSchema, v.literal(true)),
})
export type KeptHero = v.InferOutput<typeof keptHeroSchema>

/** Limit for one parent: all kept heroes are read together, and each needs clean-up. */
export const HEROES_A_FAMILY = 12

/** The hero of a finished book, or of a draft of one. */
export interface HeroOfBook {
  told: Omit<HeroToKeep, 'transformId'>
  /** null for older books, which do not store whose portrait they have. */
  transformId: TransformId | null
  /** null: the parent has not agreed to keep it. */
  kept: KeptHero | null
}

/** @returns null if the value is no kept hero */
export function parseKeptHero(id: string, value: unknown): KeptHero | null {
  const result = v.safeParse(keptHeroSchema, typeof value === 'object' ? { ...value, id } : value)
  return result.success ? result.output : null
}

/** @param bytes ten random bytes */
export const heroIdOf = (bytes: Uint8Array): HeroId =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') as HeroId

const YEAR_MS = 365.25 * 24 * 60 * 60_000
const OLDEST = CHILD_AGES.at(-1) ?? 0

/** A child grows while its portrait does not: estimates the child's age now, up to the highest age of the tales. */
export const grownAge = ({ childAge, keptAt }: Pick<KeptHero, 'childAge' | 'keptAt'>, nowMs: number): number =>
  Math.max(childAge, Math.min(OLDEST, childAge + Math.floor((nowMs - keptAt) / YEAR_MS)))

export const isPortraitOf = (hero: KeptHero, id: TransformId | undefined): boolean =>
  id !== undefined && hero.portraits[id] === true
