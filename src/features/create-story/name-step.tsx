import { useRef, useState, type FormEvent } from 'react'
import { CHILD_NAME_MAX_LETTERS } from '#domain/child.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { withoutInvisible } from '#domain/turkish/letter-case.ts'
import { ownerInTitle } from '#domain/turkish/owner-in-title.ts'
import { titleCaseOffers } from '#domain/turkish/title-case-offer.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { NamedCover } from '#ui/named-cover.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  asksForSuffix,
  hasName,
  SUFFIX_MAX_LETTERS,
  nameBehindSuffix,
  chosenSuffixOf,
  isSuffixReadable,
  printedName,
  shownSuffix,
  usualSuffix,
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
  const takeName = (name: string) => {
    update({ childName: name, childNameForm: undefined })
    field.current?.focus()
  }
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
              onTake={() => takeName(bare)}
              onKeep={() => {
                update({ wholeName: childName })
                field.current?.focus()
              }}
            />
          )}
          {valid && <CaseOffer typed={childName} onTake={takeName} />}
          {valid && <Suffix key={childName} draft={draft} update={update} onBack={() => field.current?.focus()} />}
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
          childName={valid ? printedName(childName) : ''}
          childNameForm={chosenSuffixOf(draft)}
        />
      }
    />
  )
}

/** The few names that only look as if they had an ending (Jor’dan) are kept in one tap as well. */
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

/** Never changed without the tap: a family may write its name as it likes. */
function CaseOffer({ typed, onTake }: { typed: string; onTake: (name: string) => void }) {
  const offers = titleCaseOffers(typed)
  if (offers.length === 0) return null
  return (
    <div role="group" aria-label={CREATE_STORY.nameCaseOffer} className={styles.offers}>
      {offers.map((name) => (
        <Button key={name} look="paper" small onClick={() => onTake(name)}>
          {CREATE_STORY.nameTakeBare(name)}
        </Button>
      ))}
    </div>
  )
}

/** How the book will say whose it is: in one line, with a pencil; asked for at once where the name's letters do not say it. */
function Suffix({ draft, update, onBack }: Pick<StepProps, 'draft' | 'update'> & { onBack: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const usual = usualSuffix(draft)
  if (asksForSuffix(draft)) return <SuffixField draft={draft} update={update} whereEmpty={CREATE_STORY.suffixEmpty} />
  if (isOpen) {
    return (
      <div className={styles.suffix}>
        <SuffixField
          draft={draft}
          update={update}
          whereEmpty={CREATE_STORY.suffixOursWhereEmpty(usual)}
          // The line has gone with its button, which was pressed to write here.
          isWantedNow
        />
        <Button
          look="plain"
          small
          onClick={() => {
            update({ childNameForm: undefined })
            setOpen(false)
            onBack()
          }}
        >
          {CREATE_STORY.suffixBack(usual)}
        </Button>
      </div>
    )
  }
  const shown = chosenSuffixOf(draft) ?? usual
  return (
    <p className={styles.line}>
      <span>{CREATE_STORY.suffixShown}</span>
      <b>{shown}</b>
      <Button look="plain" round aria-label={CREATE_STORY.suffixChange(shown)} onClick={() => setOpen(true)}>
        <Icon name="pencil" />
      </Button>
    </p>
  )
}

interface SuffixFieldProps extends Pick<StepProps, 'draft' | 'update'> {
  /** What becomes of the name where nothing is written. */
  whereEmpty: string
  isWantedNow?: boolean
}

/** Offered, never demanded. */
function SuffixField({ draft, update, whereEmpty, isWantedNow = false }: SuffixFieldProps) {
  const suffix = shownSuffix(draft)
  const isSuffix = isSuffixReadable(draft)
  return (
    <TextField
      label={CREATE_STORY.suffixLabel}
      value={suffix}
      onChange={(typed) => update({ childNameForm: withoutInvisible(typed) })}
      problem={suffix.trim() && !isSuffix ? CREATE_STORY.suffixUnreadable(usualSuffix(draft)) : ''}
      hint={isSuffix ? CREATE_STORY.suffixHint(suffix.trim()) : whereEmpty}
      maxLength={SUFFIX_MAX_LETTERS}
      // eslint-disable-next-line jsx-a11y-x/no-autofocus
      autoFocus={isWantedNow}
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
      <NamedCover
        src={template.coverImageURL || template.thumbnailURL}
        unnamedSrc={template.unnamedCoverURL}
        owner={childName && ownerInTitle(childName, childNameForm)}
        alt=""
        className={styles.cover}
      />
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
