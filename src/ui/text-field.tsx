import { useId, type ComponentProps } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  /** A sentence on what is wrong with the value; empty or absent when nothing is. */
  problem?: string
}

export function TextField({ label, value, onChange, hint, problem, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={`field ${className}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="field__input"
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {(problem || hint) && (
        <p id={`${id}-note`} className={problem ? 'field__problem' : 'field__hint'}>
          {problem || hint}
        </p>
      )}
    </div>
  )
}
