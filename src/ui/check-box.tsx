import type { ReactNode } from 'react'

interface CheckBoxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  /** The id of the sentence that says what is missing. */
  describedBy?: string
  invalid?: boolean
  children: ReactNode
}

/** The whole label is the target. */
export function CheckBox({ checked, onChange, name, describedBy, invalid, children }: CheckBoxProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
