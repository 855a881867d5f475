import { useRef, type FormEvent } from 'react'
import { CHILD_NAME_MAX_LETTERS } from '#domain/child.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { normaliseName, withoutInvisible } from '#domain/turkish/letter-case.ts'
import { withSuffix } from '#domain/turkish/suffix.ts'
import { createStoryText } from '#text/create-story.ts'
import { BookCover } from '#ui/book.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  asksForNameForm,
  hasName,
  NAME_FORM_MAX_LETTERS,
  nameBehindEnding,
  nameFormOf,
  shownNameForm,
  type Draft,
} from './draft.ts'
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
  const field = useRef<HTMLInputElement>(null)
  const bare = nameBehindEnding(draft)
  const valid = hasName(draft)
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
            ref={field}
            label={createStoryText.nameLabel}
            value={childName}
            onChange={(name) => update({ childName: withoutInvisible(name), childNameForm: undefined })}
            problem={
              bare
                ? createStoryText.nameWithEnding(bare)
                : childName.trim() && !valid
                  ? createStoryText.nameWithoutLetter
                  : ''
            }
            hint={valid ? '' : createStoryText.nameNeeded}
            maxLength={CHILD_NAME_MAX_LETTERS}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
          />
          {bare && (
            <BareNameOffer
              bare={bare}
              onTake={() => {
                update({ childName: bare, childNameForm: undefined })
                field.current?.focus()
              }}
              onKeep={() => {
                update({ wholeName: childName })
                field.current?.focus()
              }}
            />
          )}
          {valid && asksForNameForm(draft) && <NameForm draft={draft} update={update} />}
          <div className="step-form__actions">
            <Button type="submit" look="forest" disabled={!valid}>
              {createStoryText.next}
            </Button>
          </div>
        </form>
      }
      right={
        <BookPreview
          template={template}
          childName={valid ? normaliseName(childName) : ''}
          childNameForm={nameFormOf(draft)}
        />
      }
    />
  )
}

/** The few names that only look as if they had an ending (Jor'dan) are kept in one tap as well. */
function BareNameOffer({ bare, onTake, onKeep }: { bare: string; onTake: () => void; onKeep: () => void }) {
  return (
    <div>
      <Button look="paper" small onClick={onTake}>
        {createStoryText.nameTakeBare(bare)}
      </Button>
      <Button look="plain" small onClick={onKeep}>
        {createStoryText.nameKeep}
      </Button>
    </div>
  )
}

/** Offered, never demanded: where it stays empty, the book's sentences need no ending. */
function NameForm({ draft, update }: Pick<StepProps, 'draft' | 'update'>) {
  const form = shownNameForm(draft)
  const isForm = nameFormOf(draft) !== undefined
  return (
    <TextField
      label={createStoryText.nameFormLabel}
      value={form}
      onChange={(form) => update({ childNameForm: withoutInvisible(form) })}
      problem={
        form.trim() && !isForm ? createStoryText.nameFormUnreadable(withSuffix(draft.childName, 'genitive')) : ''
      }
      hint={isForm ? createStoryText.nameFormHint(form.trim()) : createStoryText.nameFormEmpty}
      maxLength={NAME_FORM_MAX_LETTERS}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

interface BookPreviewProps {
  template: StoryTemplate
  childName: string
  childNameForm: string | undefined
}

/** The book as it will be called, from the first letter on. */
export function BookPreview({ template, childName, childNameForm }: BookPreviewProps) {
  return (
    <figure className="book-preview">
      <BookCover src={template.coverImageURL || template.thumbnailURL} alt="" className="book-preview__cover" />
      <figcaption>
        <span className="book-preview__label">{createStoryText.titlePreview}</span>
        <b aria-live="polite">
          {childName ? defaultStoryTitle(childName, template.title, childNameForm) : template.title}
        </b>
      </figcaption>
    </figure>
  )
}

export type { StepProps }
