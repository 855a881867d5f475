/** A child is kept for the next tale, if its parent says so: asked apart, never ticked before, never in the way. */
import { useId, useState } from 'react'
import type { HeroToKeep } from '#domain/hero.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './keep-hero.module.css'

export interface KeepHeroProps {
  hero: HeroToKeep
  isKept: boolean
  /** Open at first; if not, it is one line, so that it does not disturb another form. */
  startsOpen?: boolean
  /** Resolves when it is kept, or has said why not. */
  keep: (hero: HeroToKeep) => Promise<void>
  consentPath: string
}

export function KeepHero({ hero, isKept, startsOpen = false, keep, consentPath }: KeepHeroProps) {
  const questionId = useId()
  const [isUnderWay, setUnderWay] = useState(false)
  if (isKept) {
    return (
      <p className={styles.kept} role="status">
        <Icon name="star" />
        {KEPT_HEROES.keptHero(hero.childName)}
      </p>
    )
  }
  const agree = async () => {
    if (isUnderWay) return
    setUnderWay(true)
    await keep(hero)
    setUnderWay(false)
  }
  return (
    <details className={styles.note} open={startsOpen} aria-labelledby={questionId}>
      <summary id={questionId} className={styles.question}>
        {KEPT_HEROES.keepHeading(hero.childName)}
      </summary>
      <div className={styles.words}>
        <p>{KEPT_HEROES.keepLead}</p>
        <ul>
          {KEPT_HEROES.keepFacts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p>
          {KEPT_HEROES.keepBox}{' '}
          <a className="underline" href={consentPath} target="_blank" rel="noreferrer">
            {KEPT_HEROES.consentText}
          </a>
        </p>
        {/* Disabled it would lose the focus while it is kept. */}
        <Button variant="paper" small aria-disabled={isUnderWay} onClick={() => void agree()}>
          <Icon name="star" />
          {isUnderWay ? KEPT_HEROES.keeping : KEPT_HEROES.keep}
        </Button>
      </div>
    </details>
  )
}
