import { useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './swatches.module.css'

export type Swatch<Value extends string> = { value: Value; spoken: string } & ({ colour: string } | { picture: string })

interface SwatchesProps<Value extends string> {
  legend: string
  options: readonly Swatch<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Dabs of paint, or small pictures, of which one is chosen: radio buttons of 44 pixels and more. */
export function Swatches<Value extends string>({ legend, options, chosen, onChoose }: SwatchesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.swatches}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.swatch} title={option.spoken}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={chosen === option.value}
            onChange={() => onChoose(option.value)}
            aria-label={option.spoken}
          />
          {'colour' in option ? (
            <span className={styles.dab} style={{ background: option.colour }} />
          ) : (
            <span className={classNames(styles.dab, styles.picture)}>
              <img src={option.picture} alt="" draggable={false} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
