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
  asksForSuffix,
  hasName,
  SUFFIX_MAX_LETTERS,
  nameBehindSuffix,
  chosenSuffixOf,
  shownSuffix,
  type WizardDraft,
} from './draft.ts'
import { OpenBook, StepHeading } from './open-book.tsx'
import { StepActions, StepForm } from './step-form.tsx'
import type { UpdateDraft } from './use-draft.ts'
import styles from './name-step.module.css'

interface StepProps {
  headingId: string
  template: StoryTemplate
  draft: WizardDraft
  update: UpdateDraft
}

export function NameStep({ headingId, template, draft, update, onNext }: StepProps & { onNext: () => void }) {
  const { childName } = draft
  const field = useRef<HTMLInputElement>(null)
  const bare = nameBehindSuffix(draft)
  const valid = hasName(draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid) onNext()
  }
  return (
    <OpenBook
      left={
        <StepForm onSubmit={submit}>
          <StepHeading id={headingId}>{createStoryText.nameHeading}</StepHeading>
          <p className="lead">{createStoryText.nameLead}</p>
          <TextField
            ref={field}
            label={createStoryText.nameLabel}
            value={childName}
            onChange={(name) => update({ childName: withoutInvisible(name), childNameForm: undefined })}
            problem={
              bare
                ? createStoryText.nameWithSuffix(bare)
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
          {valid && asksForSuffix(draft) && <SuffixField draft={draft} update={update} />}
          <StepActions>
            <Button type="submit" look="forest" disabled={!valid}>
              {createStoryText.next}
            </Button>
          </StepActions>
        </StepForm>
      }
      right={
        <BookPreview
          template={template}
          childName={valid ? normaliseName(childName) : ''}
          childNameForm={chosenSuffixOf(draft)}
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
function SuffixField({ draft, update }: Pick<StepProps, 'draft' | 'update'>) {
  const suffix = shownSuffix(draft)
  const isSuffix = chosenSuffixOf(draft) !== undefined
  return (
    <TextField
      label={createStoryText.suffixLabel}
      value={suffix}
      onChange={(typed) => update({ childNameForm: withoutInvisible(typed) })}
      problem={
        suffix.trim() && !isSuffix ? createStoryText.suffixUnreadable(withSuffix(draft.childName, 'genitive')) : ''
      }
      hint={isSuffix ? createStoryText.suffixHint(suffix.trim()) : createStoryText.suffixEmpty}
      maxLength={SUFFIX_MAX_LETTERS}
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
    <figure className={styles.preview}>
      <BookCover src={template.coverImageURL || template.thumbnailURL} alt="" className={styles.cover} />
      <figcaption>
        <span className={styles.label}>{createStoryText.titlePreview}</span>
        <b aria-live="polite">
          {childName ? defaultStoryTitle(childName, template.title, childNameForm) : template.title}
        </b>
      </figcaption>
    </figure>
  )
}

export type { StepProps }
