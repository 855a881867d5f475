/** Children that the parent keeps for the next tale: one press fills in all of a child's fields. */
import { useId } from 'react'
import type { KeptHero } from '#domain/hero.ts'
import { heroPicture } from '#stories/face/hero-picture.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { Medallion } from '#ui/medallion.tsx'
import styles from './familiar-heroes.module.css'

interface FamiliarHeroesProps {
  heroes: readonly KeptHero[]
  onTake: (hero: KeptHero) => void
}

export function FamiliarHeroes({ heroes, onTake }: FamiliarHeroesProps) {
  const headingId = useId()
  if (heroes.length === 0) return null
  return (
    <section className={styles.familiar} aria-labelledby={headingId}>
      <p id={headingId} className="field__label">
        {KEPT_HEROES.familiar}
      </p>
      <ul>
        {heroes.map((hero) => (
          <li key={hero.id}>
            <button
              type="button"
              className={styles.hero}
              aria-label={KEPT_HEROES.familiarTake(hero.childName)}
              onClick={() => onTake(hero)}
            >
              <Medallion src={heroPicture(hero)} alt="" />
              <span>{hero.childName}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="field__hint">{KEPT_HEROES.familiarHint}</p>
    </section>
  )
}
