/** Keeps a child for the next tale, and has it drawn there (product 10.2). */
import type { KeepHeroRequest, ReuseHeroRequest } from '#domain/wire.ts'
import { act } from './call-function.ts'

const TIMEOUT_MS = 30_000

/** @throws Problem 'consent-missing', 'story-not-ready' if its portrait is gone, 'conflict' if it is already kept */
export const keepHero = (hero: KeepHeroRequest): Promise<void> => act('keep-hero', hero, { timeoutMs: TIMEOUT_MS })

/** Safe to repeat. @throws Problem 'not-found' or 'consent-missing' if the hero is no longer kept */
export const reuseHero = (asked: ReuseHeroRequest): Promise<void> => act('reuse-hero', asked, { timeoutMs: TIMEOUT_MS })
