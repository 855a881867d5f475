import type { FormEvent } from 'react'
import { CHILD_NAME_MAX_LETTERS, isChildName } from '#domain/child.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { normaliseName } from '#domain/turkish/letter-case.ts'
import { createStoryText } from '#text/create-story.ts'
import { BookCover } from '#ui/book.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Draft } from './draft.ts'
import { OpenBook, StepHeading } from './open-book.tsx'
import type { UpdateDraft } from './use-draft.ts'

interface StepProps {
  headingId: string
  template: StoryTemplate
  draft: Draft
  update: UpdateDraft
}

export function NameStep({ headingId, template, draft, update, onNext }: StepProps & { onNext: () => void }) {
  const { childName } = draft
  const valid = isChildName(childName)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid) onNext()
  }
  return (
    <OpenBook
      left={
        <form className="step-form" onSubmit={submit}>
          <StepHeading id={headingId}>{createStoryText.nameHeading}</StepHeading>
          <p className="lead">{createStoryText.nameLead}</p>
          <TextField
            label={createStoryText.nameLabel}
            value={childName}
            onChange={(name) => update({ childName: name })}
            problem={childName.trim() && !valid ? createStoryText.nameWithoutLetter : ''}
            hint={valid ? '' : createStoryText.nameNeeded}
            maxLength={CHILD_NAME_MAX_LETTERS}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
          />
          <div className="step-form__actions">
            <Button type="submit" look="forest" disabled={!valid}>
              {createStoryText.next}
            </Button>
          </div>
        </form>
      }
      right={<BookPreview template={template} childName={valid ? normaliseName(childName) : ''} />}
    />
  )
}

/** The book as it will be called, from the first letter on. */
export function BookPreview({ template, childName }: { template: StoryTemplate; childName: string }) {
  return (
    <figure className="book-preview">
      <BookCover src={template.coverImageURL || template.thumbnailURL} alt="" className="book-preview__cover" />
      <figcaption>
        <span className="book-preview__label">{createStoryText.titlePreview}</span>
        <b aria-live="polite">{childName ? defaultStoryTitle(childName, template.title) : template.title}</b>
      </figcaption>
    </figure>
  )
}

export type { StepProps }
