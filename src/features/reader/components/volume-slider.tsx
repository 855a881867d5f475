import type { CSSProperties } from 'react'
import { READER } from '#text/reader.ts'
import styles from './volume-slider.module.css'

interface VolumeSliderProps {
  label: string
  /** 0–100 */
  value: number
  onChange: (percent: number) => void
}

export function VolumeSlider({ label, value, onChange }: VolumeSliderProps) {
  return (
    <input
      type="range"
      className={styles.volume}
      min={0}
      max={100}
      value={value}
      aria-label={label}
      aria-valuetext={READER.volume(value)}
      style={{ '--volume': `${value}%` } as CSSProperties}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  )
}
