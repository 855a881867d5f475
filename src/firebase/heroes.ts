/** Children that are kept for the next tale, live, and the word that a parent gives to it. */
import { onValue, ref, serverTimestamp } from 'firebase/database'
import { CURRENT_TEXT, heroConsentId } from '#domain/consent.ts'
import { paths } from '#domain/database-paths.ts'
import { parseKeptHero, type KeptHero } from '#domain/hero.ts'
import type { HeroId, UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { currentUser } from './auth.ts'
import { createCounted } from './counted-write.ts'
import { database } from './database.ts'
import { databaseProblem, withinDeadline } from './deadline.ts'

/** The one that was kept last comes first. @returns how to stop */
export function watchHeroes(
  uid: UserId,
  onChange: (heroes: KeptHero[]) => void,
  onFailed: (problem: Problem) => void,
): () => void {
  return onValue(
    ref(database(), paths.heroesOf(uid)),
    (snapshot) => {
      const heroes: KeptHero[] = []
      snapshot.forEach((child) => {
        const hero = parseKeptHero(child.key, child.val())
        if (hero) heroes.push(hero)
      })
      onChange(heroes.toSorted((one, other) => other.keptAt - one.keptAt))
    },
    (error) => {
      // A sign-out in another tab ends the right to listen before the page hears of it.
      if (currentUser()) onFailed(databaseProblem(error, 'watch kept heroes'))
    },
  )
}

/** @throws Problem where it was not stored: then nothing is kept */
export async function createHeroConsent(uid: UserId, heroId: HeroId): Promise<void> {
  const id = heroConsentId(heroId)
  const record = { kind: 'hero', version: CURRENT_TEXT.hero, granted: true, createdAt: serverTimestamp(), heroId }
  await withinDeadline(
    createCounted(uid, 'consents', id, { [paths.consent(uid, id)]: record }),
    'store the consent to a kept hero',
  )
}
