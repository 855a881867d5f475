/** A child is kept for the next tale, and drawn for it (product 10.2). */
import type { KeepHeroRequest, ReuseHeroRequest } from '#domain/wire.ts'
import { act } from './call-function.ts'

const TIMEOUT_MS = 30_000

/** @throws Problem 'consent-missing', 'story-not-ready' where its portrait is gone, 'conflict' where it is kept already */
export const keepHero = (hero: KeepHeroRequest): Promise<void> => act('keep-hero', hero, { timeoutMs: TIMEOUT_MS })

/** Safe to be repeated. @throws Problem 'not-found' or 'consent-missing' where it is kept no more */
export const reuseHero = (asked: ReuseHeroRequest): Promise<void> => act('reuse-hero', asked, { timeoutMs: TIMEOUT_MS })
