/** The fields for a child's name and its ending. */
import { useRef, useState } from 'react'
import { NAME_FORM_MAX_LETTERS } from '#domain/book-fields.ts'
import { withoutInvisible } from '#turkish/letter-case.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  asksForSuffix,
  chosenSuffixOf,
  hasName,
  isSuffixReadable,
  printedName,
  shownSuffix,
  usualSuffix,
} from '../model/draft-names.ts'
import type { ChildDraft } from '../draft.ts'
import type { UpdateChild } from '../hooks/use-draft.ts'
import { NameField, NameOffers } from './name-field.tsx'
import styles from './name-fields.module.css'

interface NameFieldsProps {
  label: string
  /** The sentence shown while there is no name yet. */
  needed: string
  draft: ChildDraft
  update: UpdateChild
}

export function NameFields({ label, needed, draft, update }: NameFieldsProps) {
  const field = useRef<HTMLInputElement>(null)
  const valid = hasName(draft)
  return (
    <>
      <NameField ref={field} label={label} hint={valid ? '' : needed} draft={draft} update={update} />
      {valid && <Suffix key={draft.childName} draft={draft} update={update} onBack={() => field.current?.focus()} />}
    </>
  )
}

/**
 * The form of a name that was typed before the wizard opened: the parent can correct it at the order, without a step
 * back.
 */
export function NameForm({ draft, update }: Pick<NameFieldsProps, 'draft' | 'update'>) {
  const group = useRef<HTMLDivElement>(null)
  const toGroup = () => group.current?.focus()
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={printedName(draft.childName)} className={styles.form}>
      <Suffix key={draft.childName} draft={draft} update={update} onBack={toGroup} />
      <NameOffers draft={draft} update={update} onTaken={toGroup} />
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
