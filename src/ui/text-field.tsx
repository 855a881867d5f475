import { useId, type ComponentProps } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
  /** A sentence on what is wrong with the value; empty or absent when nothing is. */
  problem?: string
  /** The height in lines, if there is more than one. */
  lines?: number
}

export function TextField({ label, value, onChange, hint, problem, lines, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  const control = {
    id,
    className: 'field__input',
    value,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem || hint ? `${id}-note` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className={`field ${className}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {lines === undefined ? (
        <input {...rest} {...control} />
      ) : (
        <textarea {...control} rows={lines} maxLength={rest.maxLength} />
      )}
      {(problem || hint) && (
        <p id={`${id}-note`} className={problem ? 'field__problem' : 'field__hint'}>
          {problem || hint}
        </p>
      )}
    </div>
  )
}
