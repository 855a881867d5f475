/** The fields for a child's name and its ending. */
import { useRef, useState } from 'react'
import { CHILD_NAME_MAX_LETTERS } from '#domain/child.ts'
import { unprintableIn } from '#domain/printable.ts'
import { withoutInvisible } from '#turkish/letter-case.ts'
import { titleCaseOffers } from '#turkish/title-case-offer.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  asksForSuffix,
  chosenSuffixOf,
  hasName,
  isSuffixReadable,
  nameBehindSuffix,
  printedName,
  shownSuffix,
  usualSuffix,
} from '../model/draft-names.ts'
import { NAME_FORM_MAX_LETTERS } from '#domain/book-fields.ts'
import type { ChildDraft } from '../draft.ts'
import type { UpdateChild } from '../hooks/use-draft.ts'
import styles from './name-fields.module.css'

interface NameFieldsProps {
  label: string
  /** The sentence shown while there is no name yet. */
  needed: string
  draft: ChildDraft
  update: UpdateChild
}

export function NameFields({ label, needed, draft, update }: NameFieldsProps) {
  const { childName } = draft
  const field = useRef<HTMLInputElement>(null)
  const bare = nameBehindSuffix(draft)
  const valid = hasName(draft)
  const problem = (): string => {
    const missing = unprintableIn(printedName(childName))
    if (missing.length > 0) return CREATE_STORY.nameNotPrintable(missing)
    if (bare) return CREATE_STORY.nameWithSuffix(bare)
    return childName.trim() && !valid ? CREATE_STORY.nameWithoutLetter : ''
  }
  const takeName = (name: string) => {
    update({ childName: name, childNameForm: undefined })
    field.current?.focus()
  }
  return (
    <>
      <TextField
        ref={field}
        label={label}
        value={childName}
        onChange={(name) => update({ childName: withoutInvisible(name), childNameForm: undefined })}
        problem={problem()}
        hint={valid ? '' : needed}
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
    </>
  )
}

/** A name that only seems to have an ending (Jor’dan) can be kept with one tap too. */
function BareNameOffer({ bare, onTake, onKeep }: { bare: string; onTake: () => void; onKeep: () => void }) {
  return (
    <div>
      <Button variant="paper" small onClick={onTake}>
        {CREATE_STORY.nameTakeBare(bare)}
      </Button>
      <Button variant="plain" small onClick={onKeep}>
        {CREATE_STORY.nameKeep}
      </Button>
    </div>
  )
}

/** Changes a name only at a tap, because a family may write its name as it likes. */
function CaseOffer({ typed, onTake }: { typed: string; onTake: (name: string) => void }) {
  const offers = titleCaseOffers(typed)
  if (offers.length === 0) return null
  return (
    <div role="group" aria-label={CREATE_STORY.nameCaseOffer} className={styles.offers}>
      {offers.map((name) => (
        <Button key={name} variant="paper" small onClick={() => onTake(name)}>
          {CREATE_STORY.nameTakeBare(name)}
        </Button>
      ))}
    </div>
  )
}

/**
 * The child's name with its suffix in the book: one line with a pencil; a field at once if the name's letters do not
 * determine the suffix.
 */
function Suffix({ draft, update, onBack }: Pick<NameFieldsProps, 'draft' | 'update'> & { onBack: () => void }) {
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
          // The pressed pencil is gone with its line, so the field must take the focus.
          isWantedNow
        />
        <Button
          variant="plain"
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
      <Button variant="plain" round aria-label={CREATE_STORY.suffixChange(shown)} onClick={() => setOpen(true)}>
        <Icon name="pencil" />
      </Button>
    </p>
  )
}

interface SuffixFieldProps extends Pick<NameFieldsProps, 'draft' | 'update'> {
  /** The sentence about the name if this field is empty. */
  whereEmpty: string
  isWantedNow?: boolean
}

/** The parent may leave the field empty. */
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
      maxLength={NAME_FORM_MAX_LETTERS}
      // eslint-disable-next-line jsx-a11y-x/no-autofocus
      autoFocus={isWantedNow}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
