/** The heroes that this parent keeps for the next tale, live, and a function to keep one more. */
import { keepHero } from '#api/heroes.ts'
import { heroIdOf, type HeroToKeep, type KeptHero } from '#domain/hero.ts'
import type { UserId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import { createHeroConsent, watchHeroes } from '#firebase/heroes.ts'
import { report } from '#report'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { showError, showSuccess } from '#ui/toast.ts'
import { useWatched } from '#ui/use-watched.ts'

export const useKeptHeroes = (uid: UserId | null): Remote<KeptHero[]> =>
  useWatched(uid, watchHeroes, 'kept heroes: watch')

/** Saves the consent first, then the hero: each new press begins with a consent of its own. */
export const heroKeeper =
  (uid: UserId) =>
  async (hero: HeroToKeep): Promise<void> => {
    const heroId = heroIdOf(crypto.getRandomValues(new Uint8Array(10)))
    try {
      await createHeroConsent(uid, heroId)
      await keepHero({ ...hero, heroId })
      showSuccess(KEPT_HEROES.keptNow(hero.childName))
    } catch (error) {
      const { code } = asProblem(error)
      if (code !== 'story-not-ready' && code !== 'network') report(error, 'kept heroes: keep')
      showError(code === 'story-not-ready' ? KEPT_HEROES.portraitGone : KEPT_HEROES.keepFailed)
    }
  }
