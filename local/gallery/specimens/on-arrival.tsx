import { useEffect, useRef, type ReactNode } from 'react'

/** Runs `act` once after the specimen is mounted. */
export function OnArrival({ act, children }: { act: () => void; children?: ReactNode }) {
  useEffect(act, [act])
  return children
}

/**
 * Presses a button in its children to show the state after the press. @param button its selector; absent: the first one
 */
export function Pressed({ button = 'button', children }: { button?: string; children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => whole.current?.querySelector<HTMLElement>(button)?.click(), [button])
  return <div ref={whole}>{children}</div>
}
