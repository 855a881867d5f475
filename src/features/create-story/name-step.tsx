import { useRef, type FormEvent } from 'react'
import { CHILD_NAME_MAX_LETTERS } from '#domain/child.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { normaliseName, withoutInvisible } from '#domain/turkish/letter-case.ts'
import { withSuffix } from '#domain/turkish/suffix.ts'
import { CREATE_STORY } from '#text/create-story.ts'
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
          <StepHeading id={headingId}>{CREATE_STORY.nameHeading}</StepHeading>
          <p className="lead">{CREATE_STORY.nameLead}</p>
          <TextField
            ref={field}
            label={CREATE_STORY.nameLabel}
            value={childName}
            onChange={(name) => update({ childName: withoutInvisible(name), childNameForm: undefined })}
            problem={
              bare
                ? CREATE_STORY.nameWithSuffix(bare)
                : childName.trim() && !valid
                  ? CREATE_STORY.nameWithoutLetter
                  : ''
            }
            hint={valid ? '' : CREATE_STORY.nameNeeded}
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
              {CREATE_STORY.next}
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
        {CREATE_STORY.nameTakeBare(bare)}
      </Button>
      <Button look="plain" small onClick={onKeep}>
        {CREATE_STORY.nameKeep}
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
      label={CREATE_STORY.suffixLabel}
      value={suffix}
      onChange={(typed) => update({ childNameForm: withoutInvisible(typed) })}
      problem={suffix.trim() && !isSuffix ? CREATE_STORY.suffixUnreadable(withSuffix(draft.childName, 'genitive')) : ''}
      hint={isSuffix ? CREATE_STORY.suffixHint(suffix.trim()) : CREATE_STORY.suffixEmpty}
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
        <span className={styles.label}>{CREATE_STORY.titlePreview}</span>
        <b aria-live="polite">
          {childName ? defaultStoryTitle(childName, template.title, childNameForm) : template.title}
        </b>
      </figcaption>
    </figure>
  )
}

export type { StepProps }
