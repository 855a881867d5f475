import { Icon } from '#ui/icons.tsx'
import { OWN_WORDS, pagesOfSpread } from '#text/own-words.ts'
import styles from './book-words.module.css'

export type SpreadState = keyof typeof OWN_WORDS.spreadState

interface SpreadListProps {
  states: readonly SpreadState[]
  at: number
  onShow: (spread: number) => void
}

/** The list of spreads, of which one is being changed. */
export function SpreadList({ states, at, onShow }: SpreadListProps) {
  return (
    <ol className={styles.spreads} aria-label={OWN_WORDS.spreads}>
      {states.map((state, spread) => (
        <li key={spread}>
          <button
            type="button"
            data-state={state}
            aria-current={spread === at ? 'step' : undefined}
            aria-label={`${OWN_WORDS.spread(spread)}: ${OWN_WORDS.spreadState[state]}`}
            onClick={() => onShow(spread)}
          >
            {pagesOfSpread(spread)}
            {(state === 'own' || state === 'unsaved') && <Icon name="pencil" />}
          </button>
        </li>
      ))}
    </ol>
  )
}
