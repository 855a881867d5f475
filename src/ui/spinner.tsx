import { createContext, use, type ReactNode } from 'react'
import { useIsLate } from './use-is-late.ts'

/** A sentence and a way on for every wait that becomes long; the app gives it, for ui has no words. */
export const LateWait = createContext<ReactNode>(null)

interface SpinnerProps {
  /** The thing that is awaited. */
  label: string
  /** Shown after ten seconds in the place of the app's `LateWait`; null for a wait that has an end of its own. */
  late?: ReactNode
}

/** A firefly goes round while something is awaited. */
export function Spinner({ label, late = use(LateWait) }: SpinnerProps) {
  const isLate = useIsLate(true)
  return (
    <div className="spinner" role="status">
      <span className="spinner__light" aria-hidden="true" />
      <span>{label}</span>
      {isLate && late && <div className="spinner__late">{late}</div>}
    </div>
  )
}
