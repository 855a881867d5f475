/**
 * A child that a parent keeps for the next tale: `heroes/{uid}/{heroId}`, written by the server alone. Face and portrait are copies
 * of their own, so that no book's end touches them, and theirs no book.
 */
import * as v from 'valibot'
import { bookEntries, childEntries } from './book-fields.ts'
import { CHILD_AGES } from './child.ts'
import { heroIdSchema, transformIdSchema, type HeroId, type TransformId } from './ids.ts'

/** The child as the parent has described it in the book, and its look there. */
const heroChildEntries = { ...childEntries, heroLook: bookEntries.heroLook }

/** The child that a parent saves: as in the book, or the draft, with the portrait that it is saved from. */
export const heroToKeepSchema = v.object({ transformId: transformIdSchema, ...heroChildEntries })
export type HeroToKeep = v.InferOutput<typeof heroToKeepSchema>

export const keptHeroSchema = v.object({
  id: heroIdSchema,
  ...heroChildEntries,
  portraitUrl: v.pipe(v.string(), v.minLength(1)),
  /** Milliseconds since 1970, as `keptUntil`. */
  keptAt: v.number(),
  /** Each new tale puts it off. */
  keptUntil: v.number(),
  /** The portraits that are of this hero: the one that was kept, and those of its next tales. */
  portraits: v.record(transformIdSchema, v.literal(true)),
})
export type KeptHero = v.InferOutput<typeof keptHeroSchema>

/** Kept at once by one parent: each is read with the others, and looked after. */
export const HEROES_A_FAMILY = 12

/** The hero of a finished book, or of a draft of one. */
export interface HeroOfBook {
  told: Omit<HeroToKeep, 'transformId'>
  /** null of books of before, which do not say whose portrait they have. */
  transformId: TransformId | null
  /** null: nobody has agreed that it is kept. */
  kept: KeptHero | null
}

/** @returns null for what is none */
export function parseKeptHero(id: string, value: unknown): KeptHero | null {
  const result = v.safeParse(keptHeroSchema, typeof value === 'object' ? { ...value, id } : value)
  return result.success ? result.output : null
}

/** @param bytes ten random ones */
export const heroIdOf = (bytes: Uint8Array): HeroId =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') as HeroId

const YEAR_MS = 365.25 * 24 * 60 * 60_000
const OLDEST = CHILD_AGES.at(-1) ?? 0

/** A child grows while its portrait does not: how old it is by now, as far as one can know, and as far as tales are told. */
export const grownAge = ({ childAge, keptAt }: Pick<KeptHero, 'childAge' | 'keptAt'>, nowMs: number): number =>
  Math.max(childAge, Math.min(OLDEST, childAge + Math.floor((nowMs - keptAt) / YEAR_MS)))

export const isPortraitOf = (hero: KeptHero, id: TransformId | undefined): boolean =>
  id !== undefined && hero.portraits[id] === true
