import { createContext, use, type ReactNode } from 'react'
import { useIsLate } from './use-is-late.ts'

/** A sentence and a button for every wait that becomes long; the app provides it, because ui has no words. */
export const LateWait = createContext<ReactNode>(null)

interface SpinnerProps {
  /** Names the thing that is awaited. */
  label: string
  /** Shown after ten seconds instead of the app's `LateWait`; null for a wait that ends by itself. */
  late?: ReactNode
}

/** A firefly flies in a circle during a wait. */
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
