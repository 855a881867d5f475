import type { FormEvent, ReactNode } from 'react'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { AgeFields } from './age-fields.tsx'
import { areNamesTooLong, namesOf, printedName } from '../model/draft-names.ts'
import { childOf } from '../model/order-request.ts'
import { changeOfChild } from '../draft.ts'
import { BookPreview, type StepProps } from './name-step.tsx'
import { OpenBook, StepHeading } from './open-book.tsx'
import { StepActions, StepForm } from './step-form.tsx'

interface AgeStepProps extends StepProps {
  /** The list of the other heroes. */
  siblings: ReactNode
  onBack: () => void
  onNext: () => void
}

export function AgeStep({ headingId, template, draft, update, siblings, onBack, onNext }: AgeStepProps) {
  const [child, ...others] = draft.children
  const isKnown = childOf(child) !== null
  const areSiblingsKnown = others.every((sibling) => childOf(sibling))
  const complete = isKnown && areSiblingsKnown && !areNamesTooLong(draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete) onNext()
  }
  return (
    <OpenBook
      left={
        <StepForm onSubmit={submit}>
          <StepHeading id={headingId}>{CREATE_STORY.ageHeading(printedName(child.childName))}</StepHeading>
          <p className="lead">{CREATE_STORY.ageLead}</p>
          <AgeFields draft={child} update={(change) => update(changeOfChild(child.id, change))} />
          {!isKnown && <p className="field__hint">{CREATE_STORY.ageNeeded}</p>}
          {siblings}
          {isKnown && !areSiblingsKnown && <p className="field__problem">{CREATE_STORY.siblingIncomplete}</p>}
          {areNamesTooLong(draft) && <p className="field__problem">{CREATE_STORY.namesTooLong}</p>}
          <StepActions>
            <Button variant="paper" onClick={onBack}>
              {CREATE_STORY.back}
            </Button>
            <Button type="submit" variant="forest" disabled={!complete}>
              {CREATE_STORY.next}
            </Button>
          </StepActions>
        </StepForm>
      }
      right={<BookPreview template={template} names={namesOf(draft)} />}
    />
  )
}
