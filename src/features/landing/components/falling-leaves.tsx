import type { CSSProperties } from 'react'
import styles from './falling-leaves.module.css'

/** product 9.1. */
const FALLING_SHAPES = 15
const SPARKLES = 15
/** Steps by the golden ratio put no two shapes near one another, and are the same in the build and in the browser. */
const GOLDEN = 0.618034

/** Falling leaves and glowing lights over the first view; still if the visitor prefers less motion. */
export function FallingLeaves() {
  return (
    <div className={styles.falling} aria-hidden="true">
      {Array.from({ length: FALLING_SHAPES }, (_, index) => (
        <svg key={index} className={styles.leaf} viewBox="0 0 24 24" style={placeOf(index, 0)}>
          <path d="M4 20C3 10 10 3 21 3C21 14 14 21 4 20ZM4 20L14 10" />
        </svg>
      ))}
      {Array.from({ length: SPARKLES }, (_, index) => (
        <i key={index} className={styles.sparkle} style={placeOf(index, 0.37)} />
      ))}
    </div>
  )
}

/** @param shift 0 to 1: start of the row */
function placeOf(index: number, shift: number): CSSProperties {
  const share = (step: number) => (shift + (index + 1) * step) % 1
  return {
    left: `${(share(GOLDEN) * 100).toFixed(1)}%`,
    top: `${(share(GOLDEN * GOLDEN) * 92).toFixed(1)}%`,
    animationDelay: `${(-20 * share(0.7548)).toFixed(1)}s`,
  }
}
