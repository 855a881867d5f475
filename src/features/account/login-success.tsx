import { useEffect, useEffectEvent } from 'react'
import { ACCOUNT } from '#text/account.ts'
import { classNames } from '#ui/class-names.ts'
import { celebrate } from '#ui/confetti.ts'
import styles from './login-success.module.css'

/** product 9.1. */
const CONFETTI_AFTER_MS = 100
const DONE_AFTER_MS = 1_500
const SPARKLES = 15

/** A dark overlay and confetti, then the next page; the parent has to press nothing. */
export function LoginSuccess({ onDone }: { onDone: () => void }) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const confetti = setTimeout(() => void celebrate(), CONFETTI_AFTER_MS)
    const end = setTimeout(() => done(), DONE_AFTER_MS)
    return () => {
      clearTimeout(confetti)
      clearTimeout(end)
    }
  }, [])
  return (
    <div className={classNames(styles.page, 'dark')} role="status">
      {Array.from({ length: SPARKLES }, (_, index) => (
        <i key={index} className={styles.sparkle} style={placeOf(index)} aria-hidden="true" />
      ))}
      <p className={styles.title}>{ACCOUNT.welcome}</p>
      <p>{ACCOUNT.welcomeLead}</p>
    </div>
  )
}

/** Scattered by the golden angle: no two in a row, the same at every render. */
function placeOf(index: number) {
  const angle = index * 2.399963
  const distance = 12 + 34 * Math.sqrt(index / SPARKLES)
  return {
    left: `${50 + distance * Math.cos(angle)}%`,
    top: `${50 + distance * Math.sin(angle)}%`,
    animationDelay: `${(index % 5) * 120}ms`,
  }
}
