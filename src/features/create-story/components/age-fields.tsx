/** A child's age and gender. */
import { CHILD_AGES, GENDERS, type Gender } from '#domain/child.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import type { ChildDraft } from '../draft.ts'
import type { UpdateChild } from '../hooks/use-draft.ts'
import styles from './age-fields.module.css'

interface AgeFieldsProps {
  draft: Pick<ChildDraft, 'childAge' | 'childGender'>
  update: UpdateChild
}

export function AgeFields({ draft: { childAge, childGender }, update }: AgeFieldsProps) {
  return (
    <>
      <Choice
        legend={CREATE_STORY.ageLabel}
        name="age"
        options={CHILD_AGES.map((age) => ({ value: age, shown: String(age), spoken: CREATE_STORY.age(age) }))}
        chosen={childAge}
        onChoose={(age) => update({ childAge: age })}
      />
      <Choice<Gender>
        legend={CREATE_STORY.genderLabel}
        name="gender"
        options={[...GENDERS].reverse().map((gender) => ({ value: gender, shown: CREATE_STORY.genders[gender] }))}
        chosen={childGender}
        onChoose={(gender) => update({ childGender: gender })}
      />
    </>
  )
}

interface ChoiceProps<Value extends string | number> {
  legend: string
  name: string
  options: { value: Value; shown: string; spoken?: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** A row of stones to step on: radio buttons whose whole stone is the target. */
function Choice<Value extends string | number>({ legend, name, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className="field__label">{legend}</legend>
      <div className={styles.stones} data-many={options.length > 2 || undefined}>
        {options.map(({ value, shown, spoken }) => (
          <label key={value} className={styles.stone}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-label={spoken}
            />
            <span>{shown}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
