/**
 * Keeps a child for the next tale if the parent agrees: a separate question, never ticked in advance. It is one line
 * until the parent opens it, so that it covers nothing and blocks nothing.
 */
import { useEffect, useId, useRef, useState, type ToggleEvent } from 'react'
import type { HeroToKeep } from '#domain/hero.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './keep-hero.module.css'

export interface KeepHeroProps {
  hero: HeroToKeep
  isKept: boolean
  /** Resolves when the hero is kept, or the failure has been shown. */
  keep: (hero: HeroToKeep) => Promise<void>
  consentPath: string
}

export function KeepHero({ hero, isKept, keep, consentPath }: KeepHeroProps) {
  const questionId = useId()
  const [isUnderWay, setUnderWay] = useState(false)
  const wasAsked = useRef(!isKept)
  const answer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (isKept && wasAsked.current && document.activeElement === document.body) answer.current?.focus()
  }, [isKept])
  if (isKept) {
    return (
      <p ref={answer} tabIndex={-1} className={styles.kept} role="status">
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
    <details className={styles.note} aria-labelledby={questionId} onToggle={showWhole}>
      <summary id={questionId} className={styles.question}>
        {KEPT_HEROES.keepHeading(hero.childName)}
        <Icon name="chevronDown" />
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
        {/* A disabled button would lose the focus while the hero is being saved. */}
        <Button variant="paper" small aria-disabled={isUnderWay} onClick={() => void agree()}>
          <Icon name="star" />
          {isUnderWay ? KEPT_HEROES.keeping : KEPT_HEROES.keep}
        </Button>
      </div>
    </details>
  )
}

/** The line stands at the end of a dialog, so its question opens below the edge. */
function showWhole({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' })
}
