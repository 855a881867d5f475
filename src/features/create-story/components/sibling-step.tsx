/** One of the siblings, on a page of the second step: name, age and gender. */
import type { FormEvent, ReactNode } from 'react'
import type { StoryTemplate } from '#domain/template.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { AgeFields } from './age-fields.tsx'
import { areNamesTooLong, namesOf } from '../model/draft-names.ts'
import { childOf } from '../model/order-request.ts'
import type { ChildDraft, WizardDraft } from '../draft.ts'
import { NameFields } from './name-fields.tsx'
import { BookPreview } from './name-step.tsx'
import { OpenBook, StepHeading } from './open-book.tsx'
import { StepActions, StepForm } from './step-form.tsx'
import type { UpdateChild } from '../hooks/use-draft.ts'

interface SiblingStepProps {
  headingId: string
  template: StoryTemplate
  draft: WizardDraft
  sibling: ChildDraft
  update: UpdateChild
  /** Children whose details need not be entered again. */
  familiar: ReactNode
  onBack: () => void
}

/** Input is saved at once, so both buttons lead back. */
export function SiblingStep({ headingId, template, draft, sibling, update, familiar, onBack }: SiblingStepProps) {
  const complete = childOf(sibling) !== null && !areNamesTooLong(draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete) onBack()
  }
  return (
    <OpenBook
      left={
        <StepForm onSubmit={submit}>
          <StepHeading id={headingId}>{CREATE_STORY.siblingHeading}</StepHeading>
          <p className="lead">{CREATE_STORY.siblingLead}</p>
          <NameFields
            label={CREATE_STORY.siblingNameLabel}
            needed={CREATE_STORY.siblingNameNeeded}
            draft={sibling}
            update={update}
          />
          {familiar}
          <AgeFields draft={sibling} update={update} />
          {areNamesTooLong(draft) && <p className="field__problem">{CREATE_STORY.namesTooLong}</p>}
          <StepActions>
            <Button variant="paper" onClick={onBack}>
              {CREATE_STORY.back}
            </Button>
            <Button type="submit" variant="forest" disabled={!complete}>
              {CREATE_STORY.siblingDone}
            </Button>
          </StepActions>
        </StepForm>
      }
      right={<BookPreview template={template} names={namesOf(draft)} />}
    />
  )
}
