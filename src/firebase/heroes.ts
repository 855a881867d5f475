/** Heroes that are kept for the next tale, live, and the parent's consent to that. */
import { ref, serverTimestamp } from 'firebase/database'
import { heroConsentId } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { paths } from '#domain/database-paths.ts'
import { parseKeptHero, type KeptHero } from '#domain/hero.ts'
import type { HeroId, UserId } from '#domain/ids.ts'
import type { Watch } from '#domain/remote.ts'
import { createCounted } from './counted-write.ts'
import { database } from './database.ts'
import { withinDeadline } from './deadline.ts'
import { listIn, watchOwn } from './watch.ts'

/** The most recently kept hero comes first. */
export const watchHeroes: Watch<KeptHero[]> = (uid, onChange, onFailed) =>
  watchOwn(
    'kept heroes',
    ref(database(), paths.heroesOf(uid)),
    (snapshot) => onChange(listIn(snapshot, parseKeptHero).sort((one, other) => other.keptAt - one.keptAt)),
    onFailed,
  )

/** @throws Problem if it was not stored: then the hero is not kept */
export async function createHeroConsent(uid: UserId, heroId: HeroId): Promise<void> {
  const id = heroConsentId(heroId)
  const record = { kind: 'hero', version: CURRENT_TEXT.hero, granted: true, createdAt: serverTimestamp(), heroId }
  await withinDeadline(
    createCounted(uid, 'consents', id, { [paths.consent(uid, id)]: record }),
    'store the consent to a kept hero',
  )
}
