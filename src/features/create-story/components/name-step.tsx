import type { FormEvent, ReactNode } from 'react'
import { defaultStoryTitle } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import type { NamedChild } from '#turkish/joined-names.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { NamedCover } from '#ui/named-cover.tsx'
import { coverOwner, hasName, namesOf } from '../model/draft-names.ts'
import { changeOfChild, type WizardDraft } from '../draft.ts'
import { NameFields } from './name-fields.tsx'
import { OpenBook, StepHeading } from './open-book.tsx'
import { StepActions, StepForm } from './step-form.tsx'
import type { UpdateDraft } from '../hooks/use-draft.ts'
import styles from './name-step.module.css'

interface StepProps {
  headingId: string
  template: StoryTemplate
  draft: WizardDraft
  update: UpdateDraft
}

interface NameStepProps extends StepProps {
  /** Children whose details need not be entered again. */
  familiar: ReactNode
  onNext: () => void
}

export function NameStep({ headingId, template, draft, update, familiar, onNext }: NameStepProps) {
  const [child] = draft.children
  const valid = hasName(child)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid) onNext()
  }
  return (
    <OpenBook
      left={
        <StepForm onSubmit={submit}>
          <StepHeading id={headingId}>{CREATE_STORY.nameHeading}</StepHeading>
          <p className="lead">{CREATE_STORY.nameLead}</p>
          <NameFields
            label={CREATE_STORY.nameLabel}
            needed={CREATE_STORY.nameNeeded}
            draft={child}
            update={(change) => update(changeOfChild(child.id, change))}
          />
          {familiar}
          <StepActions>
            <Button type="submit" variant="forest" disabled={!valid}>
              {CREATE_STORY.next}
            </Button>
          </StepActions>
        </StepForm>
      }
      right={<BookPreview template={template} names={namesOf(draft)} />}
    />
  )
}

interface BookPreviewProps {
  template: StoryTemplate
  names: NamedChild
  /** Shown over the picture of the cover. */
  children?: ReactNode
}

/** The book with its future title, from the first typed letter on. */
export function BookPreview({ template, names, children }: BookPreviewProps) {
  const { name, childNameForm } = names
  return (
    <figure className={styles.preview}>
      <NamedCover
        src={template.coverImageURL || template.thumbnailURL}
        unnamedSrc={template.unnamedCoverURL}
        owner={coverOwner(names)}
        alt=""
        className={styles.cover}
      >
        {children}
      </NamedCover>
      <figcaption>
        <span className={styles.label}>{CREATE_STORY.titlePreview}</span>
        <b aria-live="polite">{name ? defaultStoryTitle(name, template.title, childNameForm) : template.title}</b>
      </figcaption>
    </figure>
  )
}

export type { StepProps }
