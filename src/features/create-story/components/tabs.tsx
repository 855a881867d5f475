import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; shown: string }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One stop of the Tab key; arrow keys move between tabs, Home and End go to the ends. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex(({ id }) => id === chosen)

  const go = (event: KeyboardEvent) => {
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : (index + (STEPS[event.key] ?? 0) + tabs.length) % tabs.length
    const tab = tabs[to]
    if (!tab || to === index) return
    event.preventDefault()
    onChoose(tab.id)
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[to]?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, shown }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-${id}`}
            aria-selected={id === chosen}
            aria-controls={`${baseId}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(id)}
            onKeyDown={go}
          >
            {shown}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}
