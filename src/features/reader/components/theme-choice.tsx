import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { READER } from '#text/reader.ts'
import { MUSIC_THEMES, type MusicTheme } from '#sound/music-themes.ts'
import { ReaderIcon } from './reader-icon.tsx'
import styles from './theme-choice.module.css'

interface ThemeChoiceProps {
  theme: MusicTheme
  onChange: (theme: MusicTheme) => void
  /** Shown above the themes: the voices, and the volumes if the bar has no space for them. */
  children?: ReactNode
}

/** A button with the theme's name that opens a small sheet to choose another. */
export function ThemeChoice({ theme, onChange, children }: ThemeChoiceProps) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const sheetId = useId()

  useEffect(() => {
    if (!open) return
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false)
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // This Escape closes the sheet only: the book stays open.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      whole.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', pressed, true)
    document.addEventListener('keydown', typed, true)
    return () => {
      document.removeEventListener('pointerdown', pressed, true)
      document.removeEventListener('keydown', typed, true)
    }
  }, [open])

  const { name } = READER.themes[theme]
  return (
    <div ref={whole} className={styles.choice}>
      <button
        type="button"
        className={styles.open}
        aria-label={READER.musicTheme(name)}
        aria-expanded={open}
        aria-controls={open ? sheetId : undefined}
        onClick={() => setOpen(!open)}
      >
        <ReaderIcon name={theme} />
        <span>{name}</span>
      </button>
      {open && (
        <div id={sheetId} className={styles.sheet}>
          {children}
          <fieldset className={styles.themes}>
            <legend>{READER.musicThemes}</legend>
            {MUSIC_THEMES.map((each) => (
              <label key={each} className={styles.theme}>
                <input type="radio" name={sheetId} checked={each === theme} onChange={() => onChange(each)} />
                <ReaderIcon name={each} />
                <span>
                  <b>{READER.themes[each].name}</b>
                  <small>{READER.themes[each].description}</small>
                </span>
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  )
}

/** 'Uyku vakti', above the choices of sound. */
export function BedtimeSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={styles.theme}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <ReaderIcon name="sleep" />
      <span>
        <b>{READER.bedtime}</b>
        <small>{READER.bedtimeHint}</small>
      </span>
    </label>
  )
}
