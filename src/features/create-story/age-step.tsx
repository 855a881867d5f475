import type { FormEvent } from 'react'
import { CHILD_AGES, GENDERS, type Gender } from '#domain/child.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { chosenSuffixOf, printedName } from './draft.ts'
import { BookPreview, type StepProps } from './name-step.tsx'
import { OpenBook, StepHeading } from './open-book.tsx'
import { StepActions, StepForm } from './step-form.tsx'
import styles from './age-step.module.css'

interface AgeStepProps extends StepProps {
  onBack: () => void
  onNext: () => void
}

export function AgeStep({ headingId, template, draft, update, onBack, onNext }: AgeStepProps) {
  const { childAge, childGender } = draft
  const name = printedName(draft.childName)
  const complete = childAge !== undefined && childGender !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete) onNext()
  }
  return (
    <OpenBook
      left={
        <StepForm onSubmit={submit}>
          <StepHeading id={headingId}>{CREATE_STORY.ageHeading(name)}</StepHeading>
          <p className="lead">{CREATE_STORY.ageLead}</p>
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
          {!complete && <p className="field__hint">{CREATE_STORY.ageNeeded}</p>}
          <StepActions>
            <Button look="paper" onClick={onBack}>
              {CREATE_STORY.back}
            </Button>
            <Button type="submit" look="forest" disabled={!complete}>
              {CREATE_STORY.next}
            </Button>
          </StepActions>
        </StepForm>
      }
      right={<BookPreview template={template} childName={name} childNameForm={chosenSuffixOf(draft)} />}
    />
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
      <div className={styles.stones}>
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
