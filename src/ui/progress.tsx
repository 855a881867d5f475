interface ProgressProps {
  /** Says what goes on: 'Adım 2 / 3'. */
  label: string
  value: number
  max: number
}

export function Progress({ label, value, max }: ProgressProps) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={label}
    >
      <div className="progress__done" style={{ width: `${max > 0 ? Math.round((value / max) * 100) : 0}%` }} />
    </div>
  )
}
